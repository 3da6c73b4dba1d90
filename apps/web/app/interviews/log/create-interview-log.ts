import {
  createEventLog,
  type EventBatch,
  type EventBody,
  type EventLogApi,
} from '@sightline/client/event-log'
import type { UnsentEvents } from '@sightline/client/unsent-events'
import { applyEvent, foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { saveKeyOf, withoutSuperseded } from '@sightline/coach/interview/superseded'
import type { InterviewEvent, ReportedEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'

/** Adds an event to the interview and sends it to the server, after `delayMs` if given. */
export type Report = (event: EventBody<ReportedEvent>, delayMs?: number) => void

/** Events of an interview, and whether the coach owes a reply to them. */
export interface InterviewBatch extends EventBatch<InterviewEvent> {
  isReplyOwed: boolean
}

interface Options {
  opened: EventBatch<InterviewEvent> & { now: string }
  unsent: UnsentEvents<ReportedEvent>
  api: EventLogApi<InterviewEvent, ReportedEvent, InterviewBatch>
}

/** The log of an interview, without the saves of code that later ones replace. */
export const createInterviewLog = (options: Options) =>
  createEventLog<Interview, InterviewEvent, ReportedEvent, InterviewBatch>({
    ...options,
    version: EVENT_VERSION,
    fold: foldInterview,
    apply: applyEvent,
    saveKeyOf,
    prune: withoutSuperseded,
  })
