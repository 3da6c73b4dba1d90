import { applyEvent, foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import type { InterviewEvent, NewEvent, ReportedEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { api } from '../api.ts'
import { ApiError } from '../api-request.ts'
import { keepEvents } from './kept-events.ts'
import { createOutbox, type OutboxState } from './outbox.ts'

type Body<Event> = Event extends ReportedEvent ? Omit<Event, 'id' | 'version'> : never
export type Report = (event: Body<ReportedEvent>, delayMs?: number) => void

export interface LiveInterview {
  interview: Interview
  /** What the server's clock says now; the events' times are by it. */
  serverNow: () => Date
  saved: OutboxState
  /** Makes an event happen here at once and lets the server know, now or after a while. */
  report: Report
  /** Takes in an event that the server made. */
  take: (event: InterviewEvent) => void
  /** Sends what waits; false when the server cannot be reached. */
  flush: () => Promise<boolean>
}

/**
 * An interview as it stands on this page: the server's events, then those that wait to be sent. `kept` are the latter, left over from an
 * earlier visit. `onRefused` hears that another tab has gone on with the interview in a way that this page did not know of.
 */
export function useInterview(detail: InterviewDetail, kept: ReportedEvent[], onRefused: () => void): LiveInterview {
  const { id } = detail.interview
  const [offsetMs] = useState(() => Date.parse(detail.now) - Date.now())
  const serverNow = () => new Date(Date.now() + offsetMs)
  const place = (event: NewEvent): InterviewEvent => ({ ...event, seq: 1, at: serverNow().toISOString() })

  const [interview, take] = useReducer(applyEvent, undefined, () => {
    const known = new Set(detail.events.map((event) => event.id))
    const waiting = kept.filter((event) => !known.has(event.id))
    return foldInterview([...detail.events, ...waiting.map(place)])
  })
  const [saved, setSaved] = useState<OutboxState>('saved')
  const heardRefusal = useEffectEvent(onRefused)
  const [outbox] = useState(() =>
    createOutbox({
      initial: kept,
      keep: (events) => keepEvents(id, events),
      send: (events) => api.interviews.report(id, events),
      isRefusal: (error) => error instanceof ApiError && [400, 404, 409].includes(error.status),
      onState: setSaved,
      onRefused: heardRefusal,
    }),
  )

  const report: Report = (body, delayMs) => {
    const event = { id: crypto.randomUUID(), version: EVENT_VERSION, ...body } as ReportedEvent
    take(place(event))
    outbox.add(event, delayMs)
  }

  // Before the effect below, so that what leaving the page reports is sent when that effect ends.
  useClosing({
    isActive: interview.state === 'active',
    isAway: interview.pausedBecause === 'left',
    report,
    sendAtLast: () => {
      if (outbox.pending().length > 0) api.interviews.reportAtLast(id, outbox.pending())
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

  return { interview, serverNow, saved, report, take, flush: outbox.flush }
}

type Closing = { isActive: boolean; isAway: boolean; report: Report; sendAtLast: () => void }

/** Stops the clock when the page is left, and lets it run on when the page is back. */
function useClosing({ isActive, isAway, report, sendAtLast }: Closing) {
  const hasLeft = useRef(isAway)
  const leave = useEffectEvent(() => {
    if (!isActive || hasLeft.current) return
    hasLeft.current = true
    report({ type: 'paused', reason: 'left' })
  })
  const leaveForGood = useEffectEvent(() => {
    leave()
    sendAtLast()
  })
  const comeBack = useEffectEvent(() => {
    if (!hasLeft.current) return
    hasLeft.current = false
    report({ type: 'resumed' })
  })

  useEffect(() => {
    comeBack()
    addEventListener('pagehide', leaveForGood)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leaveForGood)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])
}
