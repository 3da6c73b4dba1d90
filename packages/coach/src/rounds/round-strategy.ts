import type { NewEvent, Plan, PlannedQuestion } from '@sightline/contracts/interview-events'
import type { Signature } from '@sightline/contracts/questions'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { Interview, QuestionProgress } from '../interview/state.ts'
import type { PlannableQuestion } from '../interviewer/plan-interview.ts'

/** What the coach knows of a coding question. */
export type CodingQuestion = PlannableQuestion & {
  signature: Signature
  complexity: { time: string; space: string }
  /** The hint ladder, weakest first. */
  hints?: readonly string[]
}

/** The question bank: coding questions by slug, and apart from them those that are answered in words. */
export type CoachBank = ReadonlyMap<string, CodingQuestion> & { readonly spoken?: ReadonlyMap<string, SpokenQuestion> }

/** What a follow-up is about, and its words. */
export type FollowUpBody = Pick<Extract<NewEvent, { type: 'follow-up-asked' }>, 'about' | 'text'>

/** What the coach does its own way in a round. The order of things, from the introduction to the closing, is the same in all. */
export type RoundStrategy = {
  /** The questions that can be asked. */
  pool: (bank: CoachBank) => ReadonlyMap<string, PlannableQuestion>
  introduction: (plan: Plan) => string
  closing: (interview: Interview, bank: CoachBank) => string
  /** What it answers to a question of the candidate's at the end. */
  replyTo: (text: string, interview: Interview, bank: CoachBank) => string
  /** The follow-up that is due now; null when none is. */
  followUp: (progress: QuestionProgress, bank: CoachBank) => FollowUpBody | null
  /** True once the coach may go on to what comes next. */
  isOver: (progress: QuestionProgress) => boolean
  /** How a question went that is over, for the choice of the next. */
  strengthOf: (progress: QuestionProgress, planned: PlannedQuestion, bank: CoachBank) => 'strong' | 'weak' | null
}
