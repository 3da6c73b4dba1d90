import { foldInterview } from '@sightline/coach/interview/fold'
import type { Authorship, Interview, QuestionProgress } from '@sightline/coach/interview/state'
import type {
  InterviewEvent,
  NewEvent,
  ReportedEvent,
} from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { useEffectEvent, useMemo, useReducer, useRef } from 'react'
import { useChanges } from '../../events/public.ts'
import { ApiError } from '../../http.ts'
import { interviewsApi } from '../api.ts'
import { type CoachReplies, useCoachReplies } from '../conversation/use-coach-replies.ts'
import { lastSeq, mergeEvents, openLog } from './event-log.ts'
import type { SaveState } from './outbox.ts'
import type { Report } from './report.ts'
import { useOutbox } from './use-outbox.ts'
import { usePauseOnLeave } from './use-pause-on-leave.ts'
import { useServerClock } from './use-server-clock.ts'

export interface SyncedInterview {
  interview: Interview
  /** The server's time now, by which events are dated. */
  serverNow: () => Date
  saveState: SaveState
  /** Events that the server did not accept and that are not part of the interview. */
  setAside: ReportedEvent[]
  dismissSetAside: () => void
  /** The coach reply that is being streamed. */
  reply: CoachReplies
  /** Adds an event to the interview at once, and sends it to the server now or after a delay. */
  report: Report
  /** Adds an event that the server has created and stored. */
  addStoredEvent: (event: InterviewEvent) => void
  /** Sends all unsent events; false when the server cannot be reached. */
  flush: () => Promise<boolean>
  /** Loads the interview from the server again, without pausing it. */
  reload: () => void
}

export type CodeEvent = Extract<InterviewEvent, { code: string }>

type Handlers = {
  /**
   * Called when the coach has asked another question, or when the server no longer knows the
   * interview.
   */
  onReload: () => void
  /**
   * Called with code that was saved in another tab or device, after the code has become part of the
   * interview.
   */
  onCodeFromElsewhere: (event: CodeEvent) => void
}

type Arrived = { events: InterviewEvent[]; isReplyOwed: boolean }

/**
 * An interview in step with the server and with other tabs and devices: the stored events, then
 * those not sent yet. `unsentEvents` are left over from an earlier visit. Events that others add
 * are fetched when the server announces them.
 */
export function useSyncedInterview(
  detail: InterviewDetail,
  unsentEvents: ReportedEvent[],
  { onReload, onCodeFromElsewhere }: Handlers,
): SyncedInterview {
  const { id } = detail.interview
  const serverNow = useServerClock(detail.now)
  const dated = (event: NewEvent): InterviewEvent => ({
    ...event,
    seq: 1,
    at: serverNow().toISOString(),
  })
  const [log, change] = useReducer(mergeEvents, undefined, () =>
    openLog(detail.events, unsentEvents.map(dated)),
  )
  const interview = useMemo(() => foldInterview([...log.stored, ...log.unsent]), [log])
  /**
   * Ids of the events created on this page. Other events come from another tab, another device or
   * the coach.
   */
  const ownIds = useRef(new Set(unsentEvents.map((event) => event.id)))
  const isReloading = useRef(false)

  const reload = () => {
    isReloading.current = true
    onReload()
  }
  const addArrived = useEffectEvent(({ events, isReplyOwed }: Arrived) => {
    reply.dropIfStored(events)
    if (isReplyOwed) reply.open()
    change({ kind: 'stored', events })
    const storedIds = new Set(log.stored.map((event) => event.id))
    const foreign = events.filter(
      (event) => !storedIds.has(event.id) && !ownIds.current.has(event.id),
    )
    const code = foreign.findLast(
      (event) => event.type === 'code-saved' || event.type === 'submitted',
    )
    if (foreign.some(({ type }) => type === 'question-asked')) reload()
    else if (code && outbox.pending().length === 0) onCodeFromElsewhere(code)
  })
  const fetchNewEvents = async () => addArrived(await interviewsApi.eventsAfter(id, lastSeq(log)))
  /**
   * A failure is ignored: the next change, or the return of the network, fetches the same events.
   */
  const tryFetchNewEvents = () => fetchNewEvents().catch(() => {})
  const drop = (event: ReportedEvent) => change({ kind: 'refused', ids: new Set([event.id]) })
  const dropOutdated = useEffectEvent((error: unknown, event: ReportedEvent) => {
    drop(event)
    if (error instanceof ApiError && error.status === 404) reload()
    else void tryFetchNewEvents()
  })

  const reply = useCoachReplies(id, {
    isOwed: detail.isReplyOwed,
    hasModelReplies: hasModelReplies(interview),
    onEvents: (events) => addArrived({ events, isReplyOwed: false }),
    fetchNewEvents: tryFetchNewEvents,
  })
  useChanges('interview-events', fetchNewEvents)
  const report: Report = (body, delayMs) => {
    const event = { id: crypto.randomUUID(), version: EVENT_VERSION, ...body } as ReportedEvent
    ownIds.current.add(event.id)
    change({ kind: 'local', event: dated(event) })
    outbox.add(event, delayMs)
  }
  // Before the outbox: clean-ups run in this order, so the outbox still sends the pause that
  // leaving the page reports.
  usePauseOnLeave({
    interview,
    report,
    isReloading: () => isReloading.current,
    sendOnPageClose: () => {
      if (outbox.pending().length > 0) interviewsApi.reportEventsOnPageClose(id, outbox.pending())
    },
  })
  const { outbox, saveState, setAside, dismissSetAside } = useOutbox(id, {
    unsentEvents,
    send: async (events) => addArrived(await interviewsApi.reportEvents(id, events)),
    onOutdated: dropOutdated,
    onSetAside: drop,
  })

  const addStoredEvent = (event: InterviewEvent) => {
    ownIds.current.add(event.id)
    change({ kind: 'stored', events: [event] })
  }
  const { flush } = outbox
  return {
    interview,
    serverNow,
    saveState,
    setAside,
    dismissSetAside,
    reply,
    report,
    addStoredEvent,
    flush,
    reload,
  }
}

const isByModel = (reply: Authorship | null) => reply?.author !== undefined
const hasModelReplies = ({ talk, questions }: Interview) =>
  talk.some(isByModel) || questions.some(hasModelReply)
const hasModelReply = ({ followUp, modelHints, explanations }: QuestionProgress) =>
  isByModel(followUp) || [...modelHints, ...explanations].some(({ wording }) => isByModel(wording))
