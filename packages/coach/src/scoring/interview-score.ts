import { DIMENSIONS, type InterviewRound, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type {
  DimensionScore,
  InterviewScore,
  QuestionScore,
} from '@sightline/contracts/interviews/scores'
import { describeDimension } from '../rubrics/rubrics.ts'

/**
 * The score of an interview: means over its questions, weighted by the round's rubric, with one
 * decimal.
 */
export function interviewScore(
  round: InterviewRound,
  questions: QuestionScore[],
  isProvisional = false,
): InterviewScore {
  return {
    round,
    isProvisional,
    overall:
      questions.length > 0
        ? oneDecimal(mean(questions.map(({ dimensions }) => weightedMean(round, dimensions))))
        : null,
    dimensions: DIMENSIONS[round].flatMap((dimension) => {
      const scores = questions.flatMap(({ dimensions }) =>
        dimensions.filter((score) => score.dimension === dimension),
      )
      if (scores.length === 0) return []
      const score = oneDecimal(mean(scores.map(({ level }) => level)))
      return [{ dimension, title: describeDimension(round, dimension).title, score }]
    }),
    questions,
  }
}

/** The mean of levels, weighted by the round's rubric; 0 without levels. */
export function weightedMean(
  round: InterviewRound,
  levels: Pick<DimensionScore, 'dimension' | 'level'>[],
): number {
  const weighted = levels.map(({ dimension, level }) => ({
    level,
    weight: describeDimension(round, dimension).weight,
  }))
  const weightSum = weighted.reduce((sum, { weight }) => sum + weight, 0)
  return weightSum === 0
    ? 0
    : weighted.reduce((sum, { level, weight }) => sum + weight * level, 0) / weightSum
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** A score as it is shown: with one decimal, at most the highest level. */
export const oneDecimal = (value: number) => Math.min(LEVEL_MAX, Math.round(value * 10) / 10)
