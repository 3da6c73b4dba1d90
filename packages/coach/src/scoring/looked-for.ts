import { type Sentence, wordsOf } from '@sightline/english/sentences'
import { stem } from '@sightline/english/stem'
import { STOP_WORDS } from '@sightline/english/vocabulary'

/** The things of a list: `Seats are held, paid or released; none is sold twice.` has three. */
const BETWEEN_THINGS = /[,;]\s+(?:and\s+)?(?:or\s+)?/
/** Words that count, and name no thing. */
const COUNTS = new Set('none nobody nothing one two each every all alone own'.split(' '))
/** A sentence with so much of a thing's words speaks of it. */
const SHARE_MIN = 0.5

/**
 * What a question looks for without the things that a sentence of the answer speaks of; null when
 * it speaks of all of them. To ask whether something was said that stands there word for word would
 * show that nobody has read it.
 */
export function notYetSaid(lookedFor: string, sentences: readonly Sentence[]): string | null {
  const said = sentences.map(({ stems }) => new Set(stems))
  const open = lookedFor
    .replace(/\.$/, '')
    .split(BETWEEN_THINGS)
    .filter((thing) => {
      const stems = wordsOf(thing).flatMap((word) =>
        STOP_WORDS.has(word) || COUNTS.has(word) ? [] : stem(word),
      )
      const isSaidIn = (words: ReadonlySet<string>) =>
        stems.filter((part) => words.has(part)).length >= stems.length * SHARE_MIN
      return stems.length === 0 || !said.some(isSaidIn)
    })
  const [first, ...others] = open
  if (first === undefined) return null
  return `${[first[0]?.toUpperCase() + first.slice(1), ...others].join(', ')}.`
}
