import type { NearlyFull } from '@sightline/client/event-log'
import type { SaveState } from '@sightline/client/outbox'
import type { SetAsideEvent, UnsentEvents } from '@sightline/client/unsent-events'
import type { Authorship, Interview, QuestionProgress } from '@sightline/coach/interview/state'
import type { InterviewEvent, ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { announcements } from '../../events/public.ts'
import { interviewsApi } from '../api.ts'
import { type CoachReplies, useCoachReplies } from '../replies/use-coach-replies.ts'
import { createInterviewLog, type InterviewBatch, type Report } from './create-interview-log.ts'
import { usePauseOnLeave } from './use-pause-on-leave.ts'

/** An interview as this page knows it: the stored events, then those not sent yet. */
export interface InterviewState {
  interview: Interview
  /** The server's time now, by which events are dated. */
  serverNow: () => Date
  saveState: SaveState
  nearlyFull: NearlyFull | null
}

/** What a page does to an interview. */
export interface InterviewActions {
  report: Report
  /** Adds an event that the server has created and stored. */
  addStoredEvent: (event: InterviewEvent) => void
  /** Sends all unsent events; false when the server cannot be reached. */
  flush: () => Promise<boolean>
  /** Loads the interview from the server again, without pausing it. */
  reload: () => void
}

/** What candidate and coach say in an interview. */
export interface InterviewTalk extends InterviewState, InterviewActions {
  /** The coach reply that is being streamed. */
  reply: CoachReplies
}

/** Events that the server did not accept and that are not part of the interview. */
export interface SetAsideEvents {
  setAside: SetAsideEvent[]
  dismissSetAside: () => void
}

export type CodeEvent = Extract<InterviewEvent, { code: string }>

export interface InterviewLog extends InterviewTalk, SetAsideEvents {
  /** The interview with all that was reported until now, for callbacks of an earlier render. */
  current: () => Interview
  /**
   * Calls `listener` with code that was saved in another tab or device, after the code has become
   * part of the interview. Returns the function that unsubscribes. The same in every render.
   */
  watchCode: (listener: (event: CodeEvent) => void) => () => void
}

/**
 * An interview in step with the server and with other tabs and devices. `onReload` is called when
 * the coach has asked another question, or when the server no longer knows the interview.
 */
export function useInterviewLog(
  detail: InterviewDetail,
  unsent: UnsentEvents<ReportedEvent>,
  onReload: () => void,
): InterviewLog {
  const { id } = detail.interview
  const [log] = useState(() => openLog(detail, unsent))
  const {
    state: interview,
    saveState,
    setAside,
    nearlyFull,
    isGone,
  } = useSyncExternalStore(log.subscribe, log.getState)
  const isReloading = useRef(false)
  const reload = () => {
    isReloading.current = true
    onReload()
  }
  const reply = useCoachReplies(id, {
    isOwed: detail.isReplyOwed,
    hasModelReplies: hasModelReplies(interview),
    onEvents: log.addStored,
    fetchNewEvents: () => log.fetchMissing().catch(() => {}),
  })
  const follow = useEffectEvent((batch: InterviewBatch, foreign: InterviewEvent[]) => {
    reply.dropIfStored(batch.events)
    if (batch.isReplyOwed) reply.open()
    if (foreign.some(isQuestion)) reload()
  })
  useEffect(() => log.onBatch((batch, { foreign }) => follow(batch, foreign)), [log])
  const leaveLost = useEffectEvent(reload)
  useEffect(() => {
    if (isGone) leaveLost()
  }, [isGone])
  // Before the log is closed: clean-ups run in this order, so the log still sends the pause that
  // leaving the page reports.
  usePauseOnLeave({
    interview,
    report: log.append,
    isReloading: () => isReloading.current,
    sendOnPageClose: log.leave,
  })
  useEffect(() => log.open(), [log])

  return {
    interview,
    serverNow: log.serverNow,
    saveState,
    setAside,
    nearlyFull,
    dismissSetAside: log.dismissSetAside,
    reply,
    report: log.append,
    addStoredEvent: (event) => log.addStored([event]),
    flush: log.flush,
    reload,
    current: () => log.getState().state,
    watchCode: log.watchCode,
  }
}

const isQuestion = ({ type }: InterviewEvent) => type === 'question-asked'

function openLog(detail: InterviewDetail, unsent: UnsentEvents<ReportedEvent>) {
  const { id } = detail.interview
  const log = createInterviewLog({
    opened: detail,
    unsent,
    api: {
      report: (reported) => interviewsApi.reportEvents(id, reported),
      reportOnClose: (reported) => interviewsApi.reportEventsOnPageClose(id, reported),
      after: (seq) => interviewsApi.eventsAfter(id, seq),
      watch: (listener) => announcements.watch('interview-events', listener),
    },
  })
  const watchCode: InterviewLog['watchCode'] = (listener) =>
    log.onBatch((_, { foreign }) => {
      const code = foreign.findLast(
        (event) => event.type === 'code-saved' || event.type === 'submitted',
      )
      // Another question reloads the interview. What is written here replaces other code.
      if (code && !foreign.some(isQuestion) && !log.hasUnsent()) listener(code)
    })
  return { ...log, watchCode }
}

const isByModel = (reply: Authorship | null) => reply?.author !== undefined
const hasModelReplies = ({ talk, questions }: Interview) =>
  talk.some(isByModel) || questions.some(hasModelReply)
const hasModelReply = ({ followUp, modelHints, explanations }: QuestionProgress) =>
  isByModel(followUp) || [...modelHints, ...explanations].some(({ wording }) => isByModel(wording))
