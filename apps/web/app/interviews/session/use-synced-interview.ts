import { foldInterview } from '@sightline/coach/interview/fold'
import type { Authorship, Interview, QuestionProgress } from '@sightline/coach/interview/state'
import type { InterviewEvent, NewEvent, ReportedEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useChanges } from '../../events/public.ts'
import { ApiError } from '../../http.ts'
import { interviewsApi } from '../api.ts'
import { type CoachReplies, useCoachReplies } from '../conversation/use-coach-replies.ts'
import { lastSeq, mergeEvents } from './event-log.ts'
import { createOutbox, type SaveState } from './outbox.ts'
import { saveUnsentEvents } from './unsent-events.ts'
import { usePauseOnLeave } from './use-pause-on-leave.ts'

type Body<Event> = Event extends ReportedEvent ? Omit<Event, 'id' | 'version'> : never
export type Report = (event: Body<ReportedEvent>, delayMs?: number) => void

export interface SyncedInterview {
  interview: Interview
  /** What the server's clock says now; the events' times are by it. */
  serverNow: () => Date
  saveState: SaveState
  /** What is being said right now, word by word. */
  reply: CoachReplies
  /** Makes an event happen here at once and lets the server know, now or after a while. */
  report: Report
  /** Takes in an event that the server made. */
  addStoredEvent: (event: InterviewEvent) => void
  /** Sends what waits; false when the server cannot be reached. */
  flush: () => Promise<boolean>
  /** Loads the interview anew, as the server has it, without leaving it. */
  reload: () => void
}

type Stored = { events: InterviewEvent[]; isReplyOwed: boolean }
const isAuthored = (words: Authorship | null) => words?.author !== undefined
const hasAuthored = ({ followUp, modelHints, explanations }: QuestionProgress) =>
  isAuthored(followUp) || [...modelHints, ...explanations].some(({ wording }) => isAuthored(wording))

type Handlers = {
  /** The coach has asked another question, or the interview is not what this page was loaded for any more. */
  onReload: () => void
  /** Code that another tab or device has written, already part of the interview. */
  onCode: (event: Extract<InterviewEvent, { code: string }>) => void
}

/**
 * An interview as it stands on this page: the server's events, then those that wait to be sent. `kept` are the latter, left over from an
 * earlier visit. It keeps in step with other tabs and devices: what they add is fetched when the server says so.
 */
export function useSyncedInterview(
  detail: InterviewDetail,
  kept: ReportedEvent[],
  { onReload, onCode }: Handlers,
): SyncedInterview {
  const { id } = detail.interview
  const [offsetMs] = useState(() => Date.parse(detail.now) - Date.now())
  const serverNow = () => new Date(Date.now() + offsetMs)
  const place = (event: NewEvent): InterviewEvent => ({ ...event, seq: 1, at: serverNow().toISOString() })

  const [events, change] = useReducer(mergeEvents, undefined, () => {
    const known = new Set(detail.events.map((event) => event.id))
    return { stored: detail.events, unsent: kept.filter((event) => !known.has(event.id)).map(place) }
  })
  const interview = useMemo(() => foldInterview([...events.stored, ...events.unsent]), [events])
  const own = useRef(new Set(kept.map((event) => event.id)))
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const isStaying = useRef(false)
  const reload = () => {
    isStaying.current = true
    onReload()
  }

  const takeAll = useEffectEvent(({ events: arrived, isReplyOwed }: Stored) => {
    reply.dropIfStored(arrived)
    if (isReplyOwed) reply.open()
    change({ kind: 'stored', events: arrived })
    const known = new Set(events.stored.map((event) => event.id))
    const fresh = arrived.filter((event) => !known.has(event.id) && !own.current.has(event.id))
    const code = fresh.findLast((event) => event.type === 'code-saved' || event.type === 'submitted')
    if (fresh.some(({ type }) => type === 'question-asked')) reload()
    else if (code && outbox.pending().length === 0) onCode(code)
  })
  const catchUp = async () => takeAll(await interviewsApi.eventsAfter(id, lastSeq(events)))
  /** What this one misses is fetched with the next change, or when the line is back. */
  const sync = () => catchUp().catch(() => {})
  const heardRefusal = useEffectEvent((error: unknown, refused: ReportedEvent[]) => {
    change({ kind: 'refused', ids: new Set(refused.map((event) => event.id)) })
    if (error instanceof ApiError && error.status === 404) reload()
    else void sync()
  })
  const [outbox] = useState(() =>
    createOutbox({
      initial: kept,
      keep: (events) => saveUnsentEvents(id, events),
      send: async (events) => takeAll(await interviewsApi.reportEvents(id, events)),
      isRefusal: (error) => error instanceof ApiError && [400, 404, 409].includes(error.status),
      onState: setSaveState,
      onRefused: heardRefusal,
    }),
  )

  const report: Report = (body, delayMs) => {
    const event = { id: crypto.randomUUID(), version: EVENT_VERSION, ...body } as ReportedEvent
    own.current.add(event.id)
    change({ kind: 'here', event: place(event) })
    outbox.add(event, delayMs)
  }
  const addStoredEvent = (event: InterviewEvent) => {
    own.current.add(event.id)
    change({ kind: 'stored', events: [event] })
  }

  const reply = useCoachReplies(id, {
    isOwed: detail.isReplyOwed,
    wasSpoken: interview.talk.some(isAuthored) || interview.questions.some(hasAuthored),
    take: (arrived) => takeAll({ events: arrived, isReplyOwed: false }),
    sync,
  })
  useChanges('interview-events', catchUp)
  // Before the effect below, so that what leaving the page reports is sent when that effect ends.
  usePauseOnLeave({
    isActive: interview.state === 'active',
    isAway: interview.pausedBecause === 'left',
    report,
    isStaying: () => isStaying.current,
    sendAtLast: () => {
      if (outbox.pending().length > 0) interviewsApi.reportEventsOnPageClose(id, outbox.pending())
    },
  })

  useEffect(() => {
    outbox.flush()
    const flush = () => void outbox.flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      outbox.flush().finally(outbox.close)
    }
  }, [outbox])

  return { interview, serverNow, saveState, reply, report, addStoredEvent, flush: outbox.flush, reload }
}
