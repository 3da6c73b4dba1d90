import { DIMENSIONS, type InterviewRound } from '@sightline/contracts/rounds'
import { type DimensionScore, type InterviewScore, LEVEL_MAX, type QuestionScore } from '@sightline/contracts/scores'
import { describeDimension } from '../rubrics/rubrics.ts'

/** The score of an interview from those of its questions: means, weighted as the round's rubric says, with one decimal. */
export function interviewScore(round: InterviewRound, questions: QuestionScore[]): InterviewScore {
  return {
    round,
    overall:
      questions.length > 0
        ? oneDecimal(mean(questions.map(({ dimensions }) => weightedMean(round, dimensions))))
        : null,
    dimensions: DIMENSIONS[round].flatMap((dimension) => {
      const levels = questions.flatMap(({ dimensions }) => dimensions.filter((one) => one.dimension === dimension))
      if (levels.length === 0) return []
      const score = oneDecimal(mean(levels.map(({ level }) => level)))
      return [{ dimension, title: describeDimension(round, dimension).title, score }]
    }),
    questions,
  }
}

/** The mean of levels, weighted as the round's rubric says. */
export function weightedMean(round: InterviewRound, levels: Pick<DimensionScore, 'dimension' | 'level'>[]): number {
  const weightOf = ({ dimension }: (typeof levels)[number]) => describeDimension(round, dimension).weight
  const weights = levels.reduce((sum, one) => sum + weightOf(one), 0)
  return weights === 0 ? 0 : levels.reduce((sum, one) => sum + weightOf(one) * one.level, 0) / weights
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const oneDecimal = (value: number) => Math.min(LEVEL_MAX, Math.round(value * 10) / 10)
