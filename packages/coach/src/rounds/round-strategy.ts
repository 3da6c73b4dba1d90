import type { NewEvent, Plan, PlannedQuestion } from '@sightline/contracts/interviews/events'
import type { Interview, QuestionProgress } from '../interview/state.ts'
import type { CoachBank, PlannableQuestion } from './coach-bank.ts'

/** What a follow-up picks up, and its text. */
export type FollowUpBody = Pick<Extract<NewEvent, { type: 'follow-up-asked' }>, 'about' | 'text'>

/**
 * What the coach does differently in each round. The order of an interview, from introduction to
 * closing, is the same in all rounds.
 */
export type RoundStrategy = {
  /** The questions of the round, by slug. */
  pool: (bank: CoachBank) => ReadonlyMap<string, PlannableQuestion>
  introduction: (plan: Plan, bank: CoachBank) => string
  closing: (interview: Interview, bank: CoachBank) => string
  /** Answers a question that the candidate asks at the end. */
  replyTo: (text: string, interview: Interview, bank: CoachBank) => string
  /** What the coach says to the latest answer before it goes on; null for nothing. */
  remark: (progress: QuestionProgress) => string | null
  /** The follow-up that is due now; null when none is due. */
  followUp: (
    progress: QuestionProgress,
    bank: CoachBank,
    interview: Interview,
  ) => FollowUpBody | null
  /** Whether the coach may go on to the next question, where no follow-up is due. */
  isOver: (progress: QuestionProgress) => boolean
  /**
   * How strong the answer to a finished question was, for the choice of the next one; null between
   * strong and weak.
   */
  strengthOf: (
    progress: QuestionProgress,
    planned: PlannedQuestion,
    bank: CoachBank,
  ) => 'strong' | 'weak' | null
}
