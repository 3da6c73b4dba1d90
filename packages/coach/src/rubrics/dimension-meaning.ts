import type { SpokenDimension, SpokenRound } from '@sightline/contracts/rounds'
import { type Meanings, meanOfHighest, similarity } from '../text/meanings.ts'
import type { Sentence } from '../text/sentences.ts'
import { ROUND_EXAMPLES } from './round-examples.ts'

/** A sentence is compared with the nearest examples of each kind. */
const NEAREST = 3
/** How near a sentence is to a dimension's examples at least. */
const NEARNESS_MIN = 0.4
/** How much nearer it is to them than to the sentences that show nothing. */
const MARGIN_TO_NOTHING = 0.05
/** How much nearer another dimension may be: a sentence can show two. */
const MARGIN_TO_OTHERS = -0.1

/** How near a sentence is to the examples of a dimension; 0 for a sentence that does not show the dimension. */
function nearnessTo(round: SpokenRound, dimension: SpokenDimension, { text }: Sentence, meanings: Meanings): number {
  const { shows, showsNothing } = ROUND_EXAMPLES[round]
  const vector = meanings.vectorOf(text)
  if (!vector) return 0
  const nearness = (examples: string[] = []) =>
    meanOfHighest(
      examples.flatMap((example) => {
        const other = meanings.vectorOf(example)
        return other ? similarity(vector, other) : []
      }),
      NEAREST,
    )
  const own = nearness(shows[dimension])
  if (own < NEARNESS_MIN || own - nearness(showsNothing) < MARGIN_TO_NOTHING) return 0
  const others = Object.keys(shows).filter((name) => name !== dimension) as SpokenDimension[]
  return others.some((other) => own - nearness(shows[other]) < MARGIN_TO_OTHERS) ? 0 : own
}

/** The sentences that show a dimension by their meaning, the clearest first. */
export const sentencesShowing = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] =>
  sentences
    .filter(({ isProse }) => isProse)
    .map((sentence) => ({ sentence, nearness: nearnessTo(round, dimension, sentence, meanings) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ sentence }) => sentence)
