import type { Dimension, InterviewRound } from '@sightline/contracts/interviews/rounds'
import { CODING_RUBRIC } from './coding-rubric.ts'
import type { DimensionDescription } from './dimension.ts'
import { SPOKEN_RUBRICS } from './spoken-rubrics.ts'

const RUBRICS: Record<InterviewRound, Partial<Record<Dimension, DimensionDescription>>> = {
  coding: CODING_RUBRIC,
  ...SPOKEN_RUBRICS,
}

/**
 * The description of a dimension in a round's rubric. @throws Error for a dimension that the round
 * does not have.
 */
export function describeDimension(
  round: InterviewRound,
  dimension: Dimension,
): DimensionDescription {
  const description = RUBRICS[round][dimension]
  if (!description) throw new Error(`A ${round} round has no dimension ${dimension}`)
  return description
}
