import type { Drawing } from '@sightline/contracts/interviews/drawing'

/**
 * The notes of a system design with the labels of the drawing as sentences: both count as part of
 * the answer.
 */
export const notesText = ({
  text,
  drawing,
}: {
  text: string
  drawing?: Drawing | undefined
}): string =>
  [text, ...(drawing ? drawingSentences(drawing) : [])]
    .filter((part) => part.trim() !== '')
    .join('\n')

/**
 * One sentence for each arrow between labelled boxes, and for each labelled box without such an
 * arrow.
 */
function drawingSentences({ boxes, arrows }: Drawing): string[] {
  const labels = new Map(boxes.map(({ id, label }) => [id, label.trim()]))
  const named = arrows.filter(({ from, to }) => labels.get(from) && labels.get(to))
  const connected = new Set(named.flatMap(({ from, to }) => [from, to]))
  const lone = boxes.filter(({ id, label }) => label.trim() !== '' && !connected.has(id))
  return [
    ...named.map(({ from, to, label }) => {
      const said = label.trim() === '' ? '' : `: ${label.trim()}`
      return `An arrow leads from ${labels.get(from)} to ${labels.get(to)}${said}.`
    }),
    ...lone.map(({ label }) => `A box stands for ${label.trim()}.`),
  ]
}
