import type { CodingDimension } from '@sightline/contracts/interviews/rounds'
import type { QuestionFacts } from './coding-facts.ts'
import {
  judgeCommunication,
  judgeCorrectness,
  judgeEdgeCases,
  judgeEfficiency,
  judgeIndependence,
  judgePace,
} from './coding-judges.ts'
import type { DimensionDescription, Judgement } from './dimension.ts'

/**
 * One dimension of the coding rubric. `judge` must be deterministic, use the facts alone, and give
 * evidence for every level. Null means that there is nothing to judge; the dimension then does not
 * count.
 */
type CodingCriterion = DimensionDescription & { judge: (facts: QuestionFacts) => Judgement | null }

/** The rubric of the coding round. docs/interviews.md says how to add a dimension. */
export const CODING_RUBRIC: Record<CodingDimension, CodingCriterion> = {
  correctness: {
    title: 'Correctness',
    weight: 3,
    levels: [
      'No test passed.',
      'Fewer than half of the tests passed.',
      'At least half of the tests passed.',
      'Nearly all tests passed, at least 85 %, or all that finished in time.',
      'Every test passed, hidden ones too.',
    ],
    advice:
      'Before you submit, walk through one small input by hand and compare each step with what the code does.',
    judge: judgeCorrectness,
  },
  efficiency: {
    title: 'Efficiency',
    weight: 2,
    levels: [
      'No test passed, so there is no cost to speak of.',
      'Fewer than half of the tests passed; too little works to judge its cost.',
      'A test ran out of time, or tests fail, so the cost of a right solution is not known.',
      'Every test passed in time, but at a higher cost than a good solution.',
      'Every test passed in time, and no higher cost than a good solution could be measured.',
    ],
    advice:
      'Say the cost before you code: multiply the largest input by the work per item. Above about 10⁸ steps, look for work that is repeated and keep its results.',
    judge: judgeEfficiency,
  },
  'edge-cases': {
    title: 'Edge cases',
    weight: 2,
    levels: [
      'No hidden test passed.',
      'Fewer than half of the hidden tests passed.',
      'At least half of the hidden tests passed.',
      'Every hidden test passed, but not at the first submission, or some did not finish in time.',
      'The first submission passed every hidden test.',
    ],
    advice:
      'List the smallest, the largest, the empty, the repeated and the sorted input before you submit, and run each.',
    judge: judgeEdgeCases,
  },
  independence: {
    title: 'Independence',
    weight: 1,
    levels: [
      'The question was given up, or no test passed, with or without hints.',
      'All hints were needed, or the solution was read before the interview.',
      'Two hints, or fewer than half of the tests passed.',
      'One hint.',
      'No hint.',
    ],
    advice:
      'Give yourself five minutes with pen and paper before a hint: state the slow solution, then ask which work it repeats.',
    judge: judgeIndependence,
  },
  pace: {
    title: 'Pace',
    weight: 1,
    levels: [
      'No test passed in the time spent.',
      'Fewer than half of the tests passed in the time spent.',
      'At least half of the tests passed, or solved in more than a quarter over the time planned.',
      'Solved within a quarter more than the time planned, or right in time but too slow.',
      'Solved within the time planned.',
    ],
    advice:
      'Split the time: a quarter to understand and plan, half to write, a quarter to test. Submit when the plan’s time is up.',
    judge: judgePace,
  },
  communication: {
    title: 'Communication',
    weight: 1,
    levels: [
      'The follow-up question was not answered.',
      'A few words, without a reason.',
      'A reason or a cost, but not tied to your own code.',
      'Two or three of: cost, reason, own code, an example.',
      'Cost, reason, own code and an example, in 25 words or more.',
    ],
    advice:
      'Answer in one breath of four parts: what it costs, why, where in your code, and one input that shows it.',
    judge: judgeCommunication,
  },
}
