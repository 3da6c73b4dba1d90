import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { ReplyEvent, ReplyKind, ReplyTimes } from '@sightline/contracts/replies'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../http.ts'
import { untilRetry } from '../../retry.ts'
import { interviewsApi } from '../api.ts'
import { replyEvents } from './reply-events.ts'

/** Words as they come. `author` is null until somebody speaks; `hasTakenOver` when another was asked before. */
export type StreamedReply = { id: string; kind: ReplyKind; author: string | null; hasTakenOver: boolean; text: string }

export interface CoachReplies {
  /** Null while nobody speaks. */
  streamed: StreamedReply | null
  /** True while one is read, from before its first words. */
  isStreaming: boolean
  /** Of the last reply, when somebody had to take over. */
  takeover: { kind: ReplyKind; by: string } | null
  times: ReplyTimes | null
  /** Reads the reply that is owed; `again` asks anew for one that was cut short. */
  open: (again?: boolean) => void
  stop: () => void
  /** Events have come by another way: words that are among them are not shown twice. */
  dropIfStored: (events: InterviewEvent[]) => void
}

/** What is being said, if it is of one of these kinds. */
export const streamedOfKind = ({ streamed }: CoachReplies, ...kinds: ReplyKind[]) =>
  streamed && kinds.includes(streamed.kind) ? streamed : null

type Options = {
  isOwed: boolean
  /** True once a model has said something in this interview. */
  wasSpoken: boolean
  take: (events: InterviewEvent[]) => void
  sync: () => Promise<void>
}

type StreamEnd = 'whole' | 'nothing' | 'broken'

/** The reply that models or the coach give to what the candidate did: read as it is said, found again after a lost line or a reload. */
export function useCoachReplies(id: string, { isOwed, wasSpoken, take, sync }: Options): CoachReplies {
  const [streamed, setStreamed] = useState<StreamedReply | null>(null)
  const [isStreaming, setIsStreaming] = useState(false)
  const [takeover, setTakeover] = useState<CoachReplies['takeover']>(null)
  const [times, setTimes] = useState<ReplyTimes | null>(null)
  const leaving = useRef<AbortController | null>(null)
  /** What is read after the one that is being read: another that is owed, or one that is asked anew. */
  const next = useRef<'owed' | 'again' | null>(null)
  const heard = useRef<{ id: string; kind: ReplyKind } | null>(null)

  const hear = (event: Exclude<ReplyEvent, { event: 'done' }>) => {
    if (event.event === 'begun') {
      if (heard.current?.id !== event.reply) setTakeover(null)
      heard.current = { id: event.reply, kind: event.kind }
      setStreamed((now) =>
        now?.id === event.reply
          ? now
          : { id: event.reply, kind: event.kind, author: null, hasTakenOver: false, text: '' },
      )
    } else if (event.event === 'words') setStreamed((now) => now && { ...now, text: now.text + event.text })
    else {
      setStreamed((now) => now && { ...now, author: event.by, hasTakenOver: event.hasTakenOver })
      setTakeover(event.hasTakenOver && heard.current ? { kind: heard.current.kind, by: event.by } : null)
    }
  }
  const readTimes = async () => setTimes(await interviewsApi.replyTimes(id))

  /** One stream, until its end: that of the reply, or of the line. */
  async function listen(wish: { after?: string; again?: boolean }, signal: AbortSignal): Promise<StreamEnd> {
    for await (const { event, id: place } of replyEvents(await interviewsApi.openReply(id, wish, signal))) {
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
      setStreamed(null)
      if (event.outcome === 'nothing') return 'nothing'
      await readTimes()
      return event.outcome !== 'interrupted' || event.events.length > 0 ? 'whole' : 'broken'
    }
    return 'broken'
  }

  async function begin(again = false) {
    if (leaving.current) {
      if (next.current !== 'again') next.current = again ? 'again' : 'owed'
      return
    }
    const own = new AbortController()
    leaving.current = own
    const { signal } = own
    next.current = null
    setIsStreaming(true)
    const wish = again ? { again } : {}
    let end: StreamEnd = 'broken'
    // Without an end: what was said so far stays in view until the line is back, however long that takes.
    for (let failures = 1; !signal.aborted; failures++) {
      try {
        end = await listen(wish, signal)
        if (end !== 'broken') break
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && [401, 404].includes(error.status))) break
      }
      await untilRetry(failures, signal)
    }
    // Said to be owed, and not there: no reason to ask for it all the time.
    if (next.current === 'owed' && end === 'nothing') await untilRetry(1, signal)
    if (leaving.current === own) leaving.current = null
    if (signal.aborted) return
    setStreamed(null)
    setIsStreaming(false)
    if (next.current !== null) void begin(next.current === 'again')
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
    streamed,
    isStreaming,
    takeover,
    times,
    open: (again) => void begin(again),
    // What came of it arrives by the stream itself.
    dropIfStored: (events) => setStreamed((now) => (events.some((event) => event.id === now?.id) ? null : now)),
    stop: () => void interviewsApi.stopReply(id).catch(() => {}),
  }
}
