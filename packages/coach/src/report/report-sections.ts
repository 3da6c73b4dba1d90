import type { SourcedClaim } from '@sightline/contracts/context/sources'
import { type Interview, type LeadIn, OWN_WORDS } from '../interview/state.ts'
import { OPEN_SCORING } from '../scoring/open-question.ts'
import { SOURCES_TITLE, sourceLocation, sourcesVerdict } from '../sources/source-labels.ts'
import { indent, oneLine, quote } from './markdown-text.ts'

/** Whose words a question or its lead-in is asked in, and what the answer is scored by. */
export function leadInAttribution({ author, isOpen }: LeadIn): string {
  if (author !== OWN_WORDS)
    return `Written by the model ${author} from the job description. Your answer is scored by the question alone.`
  const asked = 'Asked in your own live session, in these words.'
  return isOpen ? `${asked} ${OPEN_SCORING}` : asked
}

/** Says that a model wrote a question; null for questions of the bank. */
export function writtenByText({ plan }: Pick<Interview, 'plan'>, slug: string): string | null {
  const model = plan?.questions.find((planned) => planned.slug === slug)?.writtenBy
  return model === undefined
    ? null
    : `Written by a model (${model}) for this interview. Its tests come from running the model’s own solution.`
}

/** The claims of the answers in Markdown, each with its source. */
export const sourcesSection = (claims: SourcedClaim[]): string =>
  [
    `## ${SOURCES_TITLE}`,
    sourcesVerdict(claims),
    claims
      .map(({ claim, sentence, source }) => {
        const sourceText = source ? `, “${oneLine(source.text)}”` : ''
        return `- ${oneLine(claim)}: ${sourceLocation(source)}${sourceText}\n${indent(quote(sentence))}`
      })
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
