import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore } from '@sightline/contracts/interviews/scores'
import { isAboutAnswer } from '../scoring/score-answer.ts'

/**
 * Splits the evidence of a question: `shared` are the texts that every dimension has, which reports
 * say once, and `own` the dimensions without them. In a spoken round only what is about the answer
 * as a whole is shared; what else is equal everywhere, such as the coach’s level beside a model’s,
 * is about each dimension.
 */
export function splitEvidence(
  round: InterviewRound,
  dimensions: DimensionScore[],
): {
  shared: string[]
  own: DimensionScore[]
} {
  const [first, ...others] = dimensions
  const isShared = (text: string) =>
    others.length > 0 &&
    (round === 'coding' || isAboutAnswer(text)) &&
    dimensions.every(({ evidence }) =>
      evidence.some((item) => item.quote === null && item.text === text),
    )
  const shared = [...new Set(first?.evidence.map(({ text }) => text).filter(isShared))]
  const own = dimensions.map(({ evidence, ...scored }) => ({
    ...scored,
    evidence: evidence.filter(({ text }) => !shared.includes(text)),
  }))
  return { shared, own }
}

/** Whether nothing is to be said of single dimensions, because all are at 0 for the same reason. */
export const isAllForOneReason = (own: DimensionScore[]): boolean =>
  own.every(({ level, evidence, advice }) => level === 0 && evidence.length === 0 && !advice)
