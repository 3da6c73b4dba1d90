import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { type Meanings, meanOfHighest, similarity } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import { BACKGROUND_EXAMPLES } from '../examples/background-examples.ts'
import { ROUND_EXAMPLES } from '../examples/round-examples.ts'
import { marksOf } from './sentence-marks.ts'
import weights from './sentence-weights.json' with { type: 'json' }

/** A sentence is compared with this many of the nearest examples of each kind. */
const NEAREST = 3
/** A sentence this clear shows a dimension, */
const SHOWN_MIN = 0.5
/** and one this clear is quoted for it. */
const QUOTED_MIN = 0.55

/**
 * For each dimension the weights of a sentence's meaning and of its marks, and last a constant.
 * Fitted by the bench on sentences of which it is known what they show.
 */
const WEIGHTS: Record<SpokenRound, Partial<Record<SpokenDimension, number[]>>> = weights

/** What tells the dimensions of a sentence apart: its meaning, its marks, and a constant. */
export const sentenceInputs = (
  round: SpokenRound,
  sentence: Sentence,
  meanings: Meanings,
): number[] | undefined => {
  const vector = meanings.vectorOf(sentence.text)
  return vector && [...vector, ...marksOf(sentence, round), 1]
}

/** How clearly a sentence shows each dimension of its round, each from 0 to 1. */
export type Clearness = Partial<Record<SpokenDimension, number>>

/** Kept as long as the sentence. */
const clearnesses = new WeakMap<Sentence, Clearness>()

/** How clearly a sentence shows each dimension by its meaning and marks; lists of words show none. */
export function clearnessOf(round: SpokenRound, sentence: Sentence, meanings: Meanings): Clearness {
  const kept = clearnesses.get(sentence)
  if (kept) return kept
  const inputs =
    sentence.isProse || sentence.isQuestion ? sentenceInputs(round, sentence, meanings) : undefined
  const found: Clearness = inputs
    ? Object.fromEntries(
        Object.entries(WEIGHTS[round]).map(([dimension, of]) => [
          dimension,
          logistic(of.reduce((sum, weight, index) => sum + weight * (inputs[index] ?? 0), 0)),
        ]),
      )
    : {}
  clearnesses.set(sentence, found)
  return found
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))

/**
 * How much nearer a sentence is to its nearest dimension than to general talk and private life; 0
 * when it is not.
 */
export function substanceShown(round: SpokenRound, sentence: Sentence, meanings: Meanings): number {
  const kept = substances.get(sentence)
  if (kept !== undefined) return kept
  const vector = meanings.vectorOf(sentence.text)
  const nearness = (examples: string[], among: number) =>
    meanOfHighest(
      examples.flatMap((example) => {
        const other = vector && meanings.vectorOf(example)
        return other ? similarity(vector, other) : []
      }),
      among,
    )
  const { shows, showsNothing } = ROUND_EXAMPLES[round]
  const nearest = Math.max(...Object.values(shows).map((examples) => nearness(examples, NEAREST)))
  const substance = Math.max(
    0,
    nearest - Math.max(nearness(showsNothing, NEAREST), nearness(BACKGROUND_EXAMPLES, 1)),
  )
  substances.set(sentence, substance)
  return substance
}

/** Kept as long as the sentence. */
const substances = new WeakMap<Sentence, number>()

/** The sentences that show a dimension rather than not. */
export const sentencesShowing = (
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] =>
  sentences.filter(
    (sentence) => (clearnessOf(round, sentence, meanings)[dimension] ?? 0) >= SHOWN_MIN,
  )

/**
 * Of each answer the sentence that shows a dimension most clearly, where one is clear enough. A
 * sentence that is this for another dimension, and shows that more clearly, is left to it.
 */
export function clearestInstances(
  round: SpokenRound,
  dimension: SpokenDimension,
  sentences: Sentence[],
  meanings: Meanings,
): Sentence[] {
  const clearness = (sentence: Sentence, of: string) =>
    clearnessOf(round, sentence, meanings)[of as SpokenDimension] ?? 0
  const firstOf = (of: string, among: Sentence[]) =>
    among
      .filter((sentence) => sentence.isProse && clearness(sentence, of) >= QUOTED_MIN)
      .toSorted((a, b) => clearness(b, of) - clearness(a, of))
      .filter(({ seq }, index, all) => all.findIndex((other) => other.seq === seq) === index)
  const taken = new Set(
    Object.keys(WEIGHTS[round]).flatMap((of) =>
      firstOf(of, sentences).filter(
        (sentence) => clearness(sentence, of) > clearness(sentence, dimension),
      ),
    ),
  )
  return firstOf(
    dimension,
    sentences.filter((sentence) => !taken.has(sentence)),
  )
}
