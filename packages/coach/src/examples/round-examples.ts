import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { BEHAVIORAL_EXAMPLES } from './behavioral-examples.ts'
import type { DimensionExamples } from './dimension-examples.ts'
import { GENERAL_TALK } from './general-talk.ts'
import { SALES_CALL_EXAMPLES } from './sales-call-examples.ts'
import { SYSTEM_DESIGN_EXAMPLES } from './system-design-examples.ts'

const withGeneralTalk = (
  { shows, showsNothing }: DimensionExamples,
  round: SpokenRound,
): DimensionExamples => ({
  shows,
  showsNothing: [...showsNothing, ...GENERAL_TALK[round]],
})

/** The example sentences of each spoken round. */
export const ROUND_EXAMPLES: Record<SpokenRound, DimensionExamples> = {
  behavioral: withGeneralTalk(BEHAVIORAL_EXAMPLES, 'behavioral'),
  'system-design': withGeneralTalk(SYSTEM_DESIGN_EXAMPLES, 'system-design'),
  'sales-call': withGeneralTalk(SALES_CALL_EXAMPLES, 'sales-call'),
}

/** The sentences of a round that show a dimension. */
export const shownExamples = (round: SpokenRound): string[] =>
  Object.values(ROUND_EXAMPLES[round].shows).flat()

/** All example sentences of a round. */
export const exampleTexts = (round: SpokenRound): string[] => [
  ...shownExamples(round),
  ...ROUND_EXAMPLES[round].showsNothing,
]
