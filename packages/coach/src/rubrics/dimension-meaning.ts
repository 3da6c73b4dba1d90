import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { type Meanings, meanOfHighest, similarity } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import { BACKGROUND_EXAMPLES } from '../examples/background-examples.ts'
import { ROUND_EXAMPLES } from '../examples/round-examples.ts'

/** A sentence is compared with this many of the nearest examples of each kind. */
const NEAREST = 3
/** A sentence shows a dimension when it is this near to its examples, */
const NEARNESS_MIN = 0.42
/** this much nearer than to the sentences that show nothing, */
const MARGIN_TO_NOTHING = 0.03
/** and no further from them than this than from another dimension: a sentence can show two. */
const MARGIN_TO_OTHERS = -0.08
/** The width of the span in which a sentence shows a dimension in part. */
const SPAN = 0.03

/**
 * A sentence is quoted when it is compared with this many examples and is clearly nearest to its
 * own dimension.
 */
const QUOTED_NEAREST = 12
const QUOTED_NEARNESS_MIN = 0.34
const QUOTED_MARGIN_TO_NOTHING = 0.045
const QUOTED_MARGIN_TO_OTHERS = 0.05

/**
 * How near a sentence is to the examples of each dimension, to those that show nothing, and to
 * private life.
 */
type Nearness = { shows: Map<string, number>; nothing: number; background: number }

/** Kept as long as the sentence, since each dimension is compared with all others. */
const cache = new WeakMap<Sentence, Map<number, Nearness>>()

/** Compares a sentence with the `count` nearest examples of each kind. */
function nearnessOf(
  round: SpokenRound,
  sentence: Sentence,
  meanings: Meanings,
  count: number,
): Nearness {
  const known = cache.get(sentence) ?? new Map<number, Nearness>()
  cache.set(sentence, known)
  const kept = known.get(count)
  if (kept) return kept
  const { shows, showsNothing } = ROUND_EXAMPLES[round]
  const vector = meanings.vectorOf(sentence.text)
  const nearness = (examples: string[], among = count) =>
    meanOfHighest(
      examples.flatMap((example) => {
        const other = vector && meanings.vectorOf(example)
        return other ? similarity(vector, other) : []
      }),
      among,
    )
  const found: Nearness = {
    shows: new Map(Object.entries(shows).map(([name, examples]) => [name, nearness(examples)])),
    nothing: nearness(showsNothing),
    background: nearness(BACKGROUND_EXAMPLES, 1),
  }
  known.set(count, found)
  return found
}

/**
 * The margins by which a sentence is nearer to a dimension than to nothing and to any other
 * dimension.
 */
function marginsOf(
  round: SpokenRound,
  dimension: SpokenDimension,
  sentence: Sentence,
  meanings: Meanings,
  count: number,
) {
  const { shows, nothing } = nearnessOf(round, sentence, meanings, count)
  const own = shows.get(dimension) ?? 0
  const other = Math.max(
    ...[...shows].flatMap(([name, nearness]) => (name === dimension ? [] : [nearness])),
  )
  return { own, toNothing: own - nothing, toOthers: own - other }
}

/**
 * How clearly a sentence shows a dimension by its meaning, from 0 to 1; half of it means that it
 * could as well not.
 */
function clearnessOf(
  round: SpokenRound,
  dimension: SpokenDimension,
  sentence: Sentence,
  meanings: Meanings,
): number {
  if (!sentence.isProse && !sentence.isQuestion) return 0
  const { own, toNothing, toOthers } = marginsOf(round, dimension, sentence, meanings, NEAREST)
  const margin = Math.min(
    own - NEARNESS_MIN,
    toNothing - MARGIN_TO_NOTHING,
    toOthers - MARGIN_TO_OTHERS,
  )
  return 1 / (1 + Math.exp(-margin / SPAN))
}

/** How much a sentence counts for the dimension that it shows, from 0 to 1. */
type Weigh = (sentence: Sentence) => number

/**
 * How far sentences show a dimension by their meaning, from 0 to 1. Each further sentence adds
 * less, and a sentence that could be said of any case counts half as much as a concrete one.
 */
export const amountShown = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
  concreteness: Weigh,
): number =>
  1 -
  Math.exp(
    -sentences.reduce(
      (sum, sentence) =>
        sum +
        clearnessOf(round, dimension, sentence, meanings) * (0.5 + 0.5 * concreteness(sentence)),
      0,
    ),
  )

/**
 * How much nearer a sentence is to its nearest dimension than to general talk and private life; 0
 * when it is not.
 */
export function substanceShown(round: SpokenRound, sentence: Sentence, meanings: Meanings): number {
  const { shows, nothing, background } = nearnessOf(round, sentence, meanings, NEAREST)
  return Math.max(0, Math.max(...shows.values()) - Math.max(nothing, background))
}

/** The sentences that show a dimension rather than not. */
export const sentencesShowing = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] =>
  sentences.filter((sentence) => clearnessOf(round, dimension, sentence, meanings) >= 0.5)

/**
 * Of each answer the sentence that is most clearly an instance of a dimension, where a sentence
 * clearly is one.
 */
export const clearestInstances = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] =>
  sentences
    .filter(({ isProse }) => isProse)
    .map((sentence) => ({
      sentence,
      ...marginsOf(round, dimension, sentence, meanings, QUOTED_NEAREST),
    }))
    .filter(
      ({ own, toNothing, toOthers }) =>
        own >= QUOTED_NEARNESS_MIN &&
        toNothing >= QUOTED_MARGIN_TO_NOTHING &&
        toOthers >= QUOTED_MARGIN_TO_OTHERS,
    )
    .toSorted((a, b) => b.own - a.own)
    .map(({ sentence }) => sentence)
    .filter(({ seq }, index, all) => all.findIndex((other) => other.seq === seq) === index)
