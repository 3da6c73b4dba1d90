import type { SpokenDimension } from '@sightline/contracts/interviews/rounds'
import type { Sentence } from '@sightline/english/sentences'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { type DimensionDescription, type Level, levelOf } from './dimension.ts'

/**
 * One dimension of a spoken round's rubric. `judge` gives the level by words: a sum of points, one
 * for each thing found, so that an answer in other words is at most one level away. Both functions
 * must be deterministic and use the facts alone.
 */
export type SpokenCriterion = DimensionDescription & {
  /** The follow-up to a weak answer, for questions without one of their own. */
  followUp: string
  judge: (facts: AnswerFacts) => Level
  /** What of the advice an answer does not follow; null where it follows it as far as can be told. */
  toDo: (facts: AnswerFacts) => string | null
  /** What was counted, in sentences for the report. */
  measured?: (facts: AnswerFacts) => string[]
}

/**
 * The level for a sum of points. Unless one of the `needs` has points, the level is 0: form alone,
 * without content, proves nothing.
 */
export const levelFrom = (points: number[], { needs }: { needs: number[] }): Level =>
  levelOf(needs.some((need) => need > 0) ? points.reduce((sum, point) => sum + point, 0) : 0)

/**
 * What a dimension is judged by: the question's terms, with a point for each of the `shares` that
 * the found share reaches, and checks on sentences.
 */
type TermsAndChecks = {
  shares: number[]
  checks: SentenceCheck[]
  /** Whether meeting the first check proves content, as naming a term does. */
  firstCheckProves?: boolean
}

/** The highest level by words where one check alone decides. */
const ONE_CHECK_MAX = 3

/**
 * A dimension that is judged by the question's terms and by checks on sentences. The checks are
 * those of its advice: an answer that passes them all follows it.
 */
export const criterionByTerms = (
  dimension: SpokenDimension,
  termsAndChecks: TermsAndChecks,
  description: DimensionDescription & Pick<SpokenCriterion, 'followUp'>,
): SpokenCriterion => ({
  ...description,
  judge: (facts) => levelByTerms(facts, dimension, termsAndChecks),
  toDo: ({ sentences }) =>
    termsAndChecks.checks.every((check) => pointForSentences(sentences, check) > 0)
      ? null
      : description.advice,
})

/**
 * The level of a dimension by the question's terms and by checks on sentences. A question without
 * terms is judged by the checks alone: the points they earn are scaled to all points that the
 * dimension has.
 */
function levelByTerms(
  facts: AnswerFacts,
  dimension: SpokenDimension,
  { shares, checks, firstCheckProves = false }: TermsAndChecks,
): Level {
  const points = checks.map((check) => pointForSentences(facts.sentences, check))
  const terms = facts.terms[dimension]
  if (!terms) {
    const level = levelFrom(points, { needs: points })
    const scaled = Math.round((level / points.length) * (points.length + shares.length))
    return levelOf(points.length === 1 ? Math.min(ONE_CHECK_MAX, scaled) : scaled)
  }
  const named = shares.filter((share) => terms.share >= share).length
  return levelFrom([named, ...points], {
    needs: firstCheckProves ? [named, ...points.slice(0, 1)] : [named],
  })
}

/** A condition on sentences, and how many of an answer must meet it, by default one. */
export type SentenceCheck = { when: (sentence: Sentence) => boolean; atLeast?: number }

/**
 * One point when enough sentences of an answer meet the check. Bare lists of words do not count.
 */
export const pointForSentences = (
  sentences: Sentence[],
  { when, atLeast = 1 }: SentenceCheck,
): number =>
  sentences.filter((sentence) => sentence.isProse && when(sentence)).length >= atLeast ? 1 : 0

/** A condition for sentences that match a pattern. Typographic apostrophes match straight ones. */
export const matches =
  (pattern: RegExp) =>
  ({ text }: Sentence): boolean =>
    pattern.test(text.replaceAll('’', "'"))
