import type { Evidence } from '@sightline/contracts/interviews/scores'
import { truncate } from '@sightline/languages/format-value'

const QUOTE_MAX_LENGTH = 240

/** Evidence as part of a paragraph, with the beginning of its quote. */
export const evidenceText = ({ text, quote }: Evidence): string =>
  quote ? `${text} “${truncate(quote, QUOTE_MAX_LENGTH)}”`.trim() : text
