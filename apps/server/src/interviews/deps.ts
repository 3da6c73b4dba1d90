import type { Interview } from '@sightline/coach/interview/state'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interviews/events'
import type { Ledger } from '../credits/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { OwnedId } from './owned-interview.ts'
import type { QuestionBank } from './question-bank.ts'

export interface InterviewDeps {
  db: Db
  bank: QuestionBank
  clock: Clock
  ledger: Ledger
  /** Stores the score of an ended interview as soon as it is final. */
  scoreLater: ScoreLater
  /** True when models word the coach's replies, which are then streamed. */
  hasModels?: boolean
  /** Set when models word the replies. */
  replyHooks?: ReplyHooks
}
/** Queues the scoring of what has ended, in the transaction that found its score provisional. */
export type ScoreLater = (tx: Db, owned: OwnedId) => Promise<void>

/** Access to coach replies that models are writing. */
interface ReplyHooks {
  /** True while a coach reply of this interview is being written. */
  isReplyInProgress(db: Db, interviewId: string): Promise<boolean>
  /**
   * Ends a reply in progress because the candidate goes on without the rest. Returns the event with
   * the words so far, to be appended before the candidate's own; null when there is none.
   */
  endOvertakenReply(tx: Db, snapshot: InterviewSnapshot): Promise<NewEvent | null>
}
/** The state of an interview after the given events. */
export interface InterviewSnapshot {
  id: string
  interview: Interview
  events: InterviewEvent[]
}
