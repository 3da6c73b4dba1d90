import { documentTexts } from '@sightline/applications/resume/document-texts'
import { sectionsOf } from '@sightline/applications/resume/sections'
import type { BaseResume } from '@sightline/contracts/profile/profile'

/**
 * Positions of lines of the upload that say something that the document does not. Headings that
 * only part the upload are none.
 */
export function unusedLines({
  document,
  sourceLines,
  places,
}: Pick<BaseResume, 'document' | 'sourceLines' | 'places'>): Set<number> {
  const lines = sourceLines.map(({ text }) => text)
  const said = [...documentTexts(document).values()].map(wordsOf).join(' | ')
  const placed = new Set(Object.values(places))
  return new Set(
    sectionsOf(lines)
      .flatMap((section) => section.lines)
      .filter((position) => {
        const words = wordsOf(lines[position] ?? '')
        return words !== '' && !placed.has(position) && !said.includes(words)
      }),
  )
}

/** The words alone: no signs of lists, no punctuation, one space between two. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
