import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { ReplyEvent, ReplyKind, ReplyTimes } from '@sightline/contracts/replies'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../api.ts'
import { ApiError } from '../api-request.ts'
import { replyEvents } from './reply-events.ts'

/** Words as they come. `author` is null until somebody speaks; `hasTakenOver` when another was asked before. */
export type Spoken = { id: string; kind: ReplyKind; author: string | null; hasTakenOver: boolean; text: string }

export interface LiveReply {
  /** Null while nobody speaks. */
  spoken: Spoken | null
  /** Of the last reply, when somebody had to take over. */
  takeover: string | null
  times: ReplyTimes | null
  /** Reads the reply that is owed; `again` asks anew for one that was cut short. */
  begin: (again?: boolean) => void
  stop: () => void
  /** Events have come by another way: words that are among them are not shown twice. */
  arrived: (events: InterviewEvent[]) => void
}

type Options = {
  isOwed: boolean
  /** True once a model has said something in this interview. */
  wasSpoken: boolean
  take: (events: InterviewEvent[]) => void
  sync: () => Promise<void>
}

const RETRY_AFTER_MS = 1000
const RETRY_AFTER_MAX_MS = 16_000

/** The reply that models or the coach give to what the candidate did: read as it is said, found again after a lost line or a reload. */
export function useReply(id: string, { isOwed, wasSpoken, take, sync }: Options): LiveReply {
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const [takeover, setTakeover] = useState<string | null>(null)
  const [times, setTimes] = useState<ReplyTimes | null>(null)
  const leaving = useRef<AbortController | null>(null)

  const hear = (event: Exclude<ReplyEvent, { event: 'done' }>) => {
    if (event.event === 'begun')
      setSpoken((now) =>
        now?.id === event.reply
          ? now
          : { id: event.reply, kind: event.kind, author: null, hasTakenOver: false, text: '' },
      )
    else if (event.event === 'words') setSpoken((now) => now && { ...now, text: now.text + event.text })
    else {
      setSpoken((now) => now && { ...now, author: event.by, hasTakenOver: event.hasTakenOver })
      setTakeover(event.hasTakenOver ? event.by : null)
    }
  }
  const readTimes = async () => setTimes(await api.interviews.replyTimes(id))

  /** One stream, until its end. Returns whether it came to the reply's end. */
  async function listen(wish: { after?: string; again?: boolean }, signal: AbortSignal): Promise<boolean> {
    for await (const { event, id: place } of replyEvents(await api.interviews.openReply(id, wish, signal))) {
      if (place !== null) wish.after = place
      if (event.event !== 'done') {
        delete wish.again
        hear(event)
        continue
      }
      // Its other readers left just then, and it waits for this one.
      if (event.outcome === 'left' || event.outcome === 'silent') return listen(wish, signal)
      if (event.events.length > 0) take(event.events)
      else await sync()
      setSpoken(null)
      if (event.outcome !== 'nothing') await readTimes()
      return event.outcome !== 'interrupted' || event.events.length > 0
    }
    return false
  }

  async function begin(again = false) {
    if (leaving.current) return
    const own = new AbortController()
    leaving.current = own
    const { signal } = own
    setTakeover(null)
    const wish = again ? { again } : {}
    // Without an end: what was said so far stays in view until the line is back, however long that takes.
    for (let waitMs = RETRY_AFTER_MS; !signal.aborted; waitMs = Math.min(2 * waitMs, RETRY_AFTER_MAX_MS)) {
      try {
        if (await listen(wish, signal)) break
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && [401, 404].includes(error.status))) break
      }
      await lineOrTime(waitMs, signal)
    }
    if (leaving.current === own) leaving.current = null
    if (!signal.aborted) setSpoken(null)
  }

  const start = useEffectEvent(() => {
    if (isOwed) void begin()
    if (wasSpoken) readTimes().catch(() => {})
  })
  useEffect(() => {
    start()
    return () => {
      leaving.current?.abort()
      leaving.current = null
    }
  }, [])

  return {
    spoken,
    takeover,
    times,
    begin: (again) => void begin(again),
    // What came of it arrives by the stream itself.
    arrived: (events) => setSpoken((now) => (events.some((event) => event.id === now?.id) ? null : now)),
    stop: () => void api.interviews.stopReply(id).catch(() => {}),
  }
}

/** Until the time is over, the line is back, or nobody waits any more. */
function lineOrTime(ms: number, signal: AbortSignal): Promise<void> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(ms)])
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal: over })
    over.addEventListener('abort', () => resolve(), { once: true })
  })
}
