import type { Dimension, InterviewRound } from '@sightline/contracts/rounds'
import { CODING_RUBRIC } from './coding-rubric.ts'
import { SPOKEN_RUBRICS } from './spoken-rubrics.ts'

/** What every round says of a dimension, however it judges it. */
export type DimensionDescription = {
  title: string
  weight: number
  levels: readonly [string, string, string, string, string]
  advice: string
}

const RUBRICS: Record<InterviewRound, Partial<Record<Dimension, DimensionDescription>>> = {
  coding: CODING_RUBRIC,
  ...SPOKEN_RUBRICS,
}

/** What a round says of one of its dimensions. @throws Error for a dimension that the round has not. */
export function describeDimension(round: InterviewRound, dimension: Dimension): DimensionDescription {
  const found = RUBRICS[round][dimension]
  if (!found) throw new Error(`A ${round} round has no dimension ${dimension}`)
  return found
}
