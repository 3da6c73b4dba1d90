import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import { type Meanings, meanOfHighest } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import type { Level } from '../rubrics/dimension.ts'
import { type Clearness, substanceShown } from '../rubrics/dimension-meaning.ts'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { concretenessOf } from '../spoken-answers/specifics.ts'

/** The sentences that count most for how concrete an answer is and how much it says. */
const STRONGEST_SENTENCES = 3
/** So much that is shown, or shown concretely, makes a measure nearly two thirds full. */
const AMOUNT_SCALE = 1
const CONCRETE_SCALE = 0.67
/** Sentences of substance are this much nearer to a dimension than to general talk. */
const SUBSTANCE_FULL = 0.25

/**
 * What the level of one dimension is made of, each from 0 to 1. No measure falls when a sentence is
 * added. `density` is how much the whole answer shows in few words, `terms` the share of the
 * question's terms, where it has some, `words` the level by words; `clearest` to `concrete` rest on
 * the sentences that show the dimension, weighed by how clearly they do; the others are of the
 * strongest sentences of the whole answer.
 */
export type LevelMeasures = Partial<
  Record<
    | 'terms'
    | 'words'
    | 'clearest'
    | 'amount'
    | 'concrete'
    | 'allShown'
    | 'answerConcrete'
    | 'answerSubstance'
    | 'density',
    number
  >
>

/**
 * Measures an answer for the level of a dimension. `clearness` says how clearly a sentence shows
 * each dimension; `byWords` is the level by the question's terms and the rubric's checks, `density`
 * that of the answer.
 */
export function levelMeasures(
  round: SpokenRound,
  dimension: SpokenDimension,
  {
    facts,
    meanings,
    byWords,
    density,
  }: { facts: AnswerFacts; meanings: Meanings; byWords: Level; density: number },
  clearness: (sentence: Sentence) => Clearness,
): LevelMeasures {
  const { sentences, terms } = facts
  const concreteness = (sentence: Sentence) => concretenessOf(sentence, round)
  const ofAnswer = {
    words: byWords / LEVEL_MAX,
    density,
    answerConcrete: meanOfHighest(sentences.map(concreteness), STRONGEST_SENTENCES),
    answerSubstance: Math.min(
      1,
      meanOfHighest(
        sentences.map((sentence) => substanceShown(round, sentence, meanings)),
        STRONGEST_SENTENCES,
      ) / SUBSTANCE_FULL,
    ),
  }
  const found = sentences.map(clearness)
  if (dimension === 'clarity') return { ...ofAnswer, allShown: meanOfClearest(found) }
  const shown = found.map((of) => of[dimension] ?? 0)
  const sumOf = (weigh: (sentence: Sentence) => number) =>
    sentences.reduce((sum, sentence, index) => sum + (shown[index] ?? 0) * weigh(sentence), 0)
  return {
    ...ofAnswer,
    terms: terms[dimension]?.share ?? byWords / LEVEL_MAX,
    clearest: meanOfHighest(shown, 1),
    amount: saturated(sumOf(() => 1) / AMOUNT_SCALE),
    concrete: saturated(sumOf(concreteness) / CONCRETE_SCALE),
  }
}

const saturated = (value: number) => 1 - Math.exp(-value)

/** How clearly the dimensions of a round are shown, on average, each by its clearest sentence. */
function meanOfClearest(found: Clearness[]): number {
  const dimensions = [...new Set(found.flatMap((of) => Object.keys(of)))] as SpokenDimension[]
  return meanOfHighest(
    dimensions.map((dimension) =>
      meanOfHighest(
        found.map((of) => of[dimension] ?? 0),
        1,
      ),
    ),
    Math.max(1, dimensions.length),
  )
}
