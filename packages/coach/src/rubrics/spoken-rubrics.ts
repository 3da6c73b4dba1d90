import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { BEHAVIORAL_RUBRIC } from './behavioral-rubric.ts'
import { SALES_CALL_RUBRIC } from './sales-call-rubric.ts'
import type { SpokenCriterion } from './spoken-criterion.ts'
import { SYSTEM_DESIGN_RUBRIC } from './system-design-rubric.ts'

export const SPOKEN_RUBRICS: Record<
  SpokenRound,
  Partial<Record<SpokenDimension, SpokenCriterion>>
> = {
  behavioral: BEHAVIORAL_RUBRIC,
  'system-design': SYSTEM_DESIGN_RUBRIC,
  'sales-call': SALES_CALL_RUBRIC,
}

/** The criteria of a round, in the order in which reports show them. */
export const criteriaOf = (round: SpokenRound) =>
  Object.entries(SPOKEN_RUBRICS[round]) as [SpokenDimension, SpokenCriterion][]
