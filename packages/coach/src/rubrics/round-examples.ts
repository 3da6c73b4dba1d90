import type { SpokenDimension, SpokenRound } from '@sightline/contracts/rounds'
import { BEHAVIORAL_EXAMPLES } from './behavioral-examples.ts'
import type { DimensionExamples } from './dimension-examples.ts'
import { SALES_CALL_EXAMPLES } from './sales-call-examples.ts'
import { SYSTEM_DESIGN_EXAMPLES } from './system-design-examples.ts'

/** The example sentences of each spoken round. */
export const ROUND_EXAMPLES: Record<SpokenRound, DimensionExamples> = {
  behavioral: BEHAVIORAL_EXAMPLES,
  'system-design': SYSTEM_DESIGN_EXAMPLES,
  'sales-call': SALES_CALL_EXAMPLES,
}

/** All example sentences of a round. */
export const exampleTexts = (round: SpokenRound): string[] => {
  const { shows, showsNothing } = ROUND_EXAMPLES[round]
  return [...(Object.keys(shows) as SpokenDimension[]).flatMap((dimension) => shows[dimension] ?? []), ...showsNothing]
}
