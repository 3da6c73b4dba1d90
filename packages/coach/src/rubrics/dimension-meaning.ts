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

/** A sentence is quoted when it is compared with this many examples and is clearly nearest to its own dimension. */
const QUOTED_NEAREST = 8
const QUOTED_NEARNESS_MIN = 0.3
const QUOTED_MARGIN_TO_NOTHING = 0.05
const QUOTED_MARGIN_TO_OTHERS = 0.045

type Margins = { nearest: number; nearnessMin: number; toNothing: number; toOthers: number }
const SHOWN: Margins = {
  nearest: NEAREST,
  nearnessMin: NEARNESS_MIN,
  toNothing: MARGIN_TO_NOTHING,
  toOthers: MARGIN_TO_OTHERS,
}
const QUOTED: Margins = {
  nearest: QUOTED_NEAREST,
  nearnessMin: QUOTED_NEARNESS_MIN,
  toNothing: QUOTED_MARGIN_TO_NOTHING,
  toOthers: QUOTED_MARGIN_TO_OTHERS,
}

/** How near a sentence is to the examples of a dimension; 0 for a sentence that does not show the dimension. */
function nearnessTo(
  round: SpokenRound,
  dimension: SpokenDimension,
  { text }: Sentence,
  meanings: Meanings,
  { nearest, nearnessMin, toNothing, toOthers }: Margins,
): number {
  const { shows, showsNothing } = ROUND_EXAMPLES[round]
  const vector = meanings.vectorOf(text)
  if (!vector) return 0
  const nearness = (examples: string[] = []) =>
    meanOfHighest(
      examples.flatMap((example) => {
        const other = meanings.vectorOf(example)
        return other ? similarity(vector, other) : []
      }),
      nearest,
    )
  const own = nearness(shows[dimension])
  if (own < nearnessMin || own - nearness(showsNothing) < toNothing) return 0
  const others = Object.keys(shows).filter((name) => name !== dimension) as SpokenDimension[]
  return others.some((other) => own - nearness(shows[other]) < toOthers) ? 0 : own
}

/** The sentences that show a dimension by their meaning, the clearest first. */
export const sentencesShowing = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] => sentencesWithin(round, dimension, sentences, meanings, SHOWN)

/** Of each answer the sentence that is most clearly an instance of a dimension, where a sentence clearly is one. */
export const clearestInstances = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] =>
  sentencesWithin(round, dimension, sentences, meanings, QUOTED).filter(
    ({ seq }, index, all) => all.findIndex((other) => other.seq === seq) === index,
  )

const sentencesWithin = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
  margins: Margins,
): Sentence[] =>
  sentences
    .filter(({ isProse }) => isProse)
    .map((sentence) => ({ sentence, nearness: nearnessTo(round, dimension, sentence, meanings, margins) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ sentence }) => sentence)
