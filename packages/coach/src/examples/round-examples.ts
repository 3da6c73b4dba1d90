import type { SpokenRound } from '@sightline/contracts/rounds'
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

/** The sentences of a round that show a dimension. */
export const shownExamples = (round: SpokenRound): string[] => Object.values(ROUND_EXAMPLES[round].shows).flat()

/** All example sentences of a round. */
export const exampleTexts = (round: SpokenRound): string[] => [
  ...shownExamples(round),
  ...ROUND_EXAMPLES[round].showsNothing,
]
