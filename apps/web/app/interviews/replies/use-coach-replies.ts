import { untilRetry } from '@sightline/client/retry'
import { NO_TEXT, type StreamedText, withTextEvent } from '@sightline/client/text-stream'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { TextEvent } from '@sightline/contracts/models/text-stream'
import type { ReplyEvent, ReplyKind, ReplyTimes } from '@sightline/contracts/replies/replies'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { interviewsApi } from '../api.ts'
import { readReply } from './read-reply.ts'

/** A reply as it streams. */
export interface StreamedReply extends StreamedText {
  id: string
  kind: ReplyKind
}

/**
 * The speaker of a reply for which a model asked earlier failed. `hasBroken`: it failed after its
 * first words.
 */
export type Takeover = { kind: ReplyKind; by: string; hasBroken: boolean }

export interface CoachReplies {
  /** Null while no reply streams. */
  streamed: StreamedReply | null
  /** True while the page waits for a reply or reads one. */
  isStreaming: boolean
  /** Null when the first model gave the last reply. */
  takeover: Takeover | null
  times: ReplyTimes | null
  /**
   * Reads the reply that is due; `again` asks for a new reply in place of one that was cut short.
   */
  open: (again?: boolean) => void
  stop: () => void
  /** Hides the streamed reply when these events, which came another way, contain it. */
  dropIfStored: (events: InterviewEvent[]) => void
}

/** The streamed reply, if it is of one of these kinds. */
export const streamedOfKind = ({ streamed }: CoachReplies, ...kinds: ReplyKind[]) =>
  streamed && kinds.includes(streamed.kind) ? streamed : null

type Options = {
  /** Whether a reply was due when the interview was loaded. */
  isOwed: boolean
  /** Whether a model has worded a reply of this interview before. */
  hasModelReplies: boolean
  onEvents: (events: InterviewEvent[]) => void
  /** Fetches the events that the server has added. */
  fetchNewEvents: () => Promise<void>
}

/**
 * Reads the replies that models or the coach give, as they stream; finds a reply again after a lost
 * connection or a reload.
 */
export function useCoachReplies(id: string, options: Options): CoachReplies {
  const { isOwed, hasModelReplies, onEvents, fetchNewEvents } = options
  const [{ streamed, takeover }, change] = useReducer(updateView, {
    streamed: null,
    takeover: null,
  })
  const [isStreaming, setIsStreaming] = useState(false)
  const [times, setTimes] = useState<ReplyTimes | null>(null)
  const reading = useRef<AbortController | null>(null)
  /**
   * The request to make after the present reply: for another reply that is due, or for a
   * replacement.
   */
  const next = useRef<'due' | 'again' | null>(null)

  const readTimes = async () => setTimes(await interviewsApi.replyTimes(id))

  async function open(again = false) {
    if (reading.current) {
      if (next.current !== 'again') next.current = again ? 'again' : 'due'
      return
    }
    const own = new AbortController()
    reading.current = own
    const { signal } = own
    next.current = null
    setIsStreaming(true)
    const end = await readReply(
      id,
      { again, signal },
      {
        onProgress: change,
        async onDone(events, isNothing) {
          if (events.length > 0) onEvents(events)
          else await fetchNewEvents()
          change({ event: 'gone' })
          if (!isNothing) await readTimes()
        },
      },
    )
    // The server calls a reply due and has none: wait before the next request, which may get the
    // same answer.
    if (next.current === 'due' && end === 'nothing') await untilRetry(1, signal)
    if (reading.current === own) reading.current = null
    if (signal.aborted) return
    change({ event: 'gone' })
    setIsStreaming(false)
    if (next.current !== null) void open(next.current === 'again')
  }

  const start = useEffectEvent(() => {
    if (isOwed) void open()
    if (hasModelReplies) readTimes().catch(() => {})
  })
  useEffect(() => {
    start()
    return () => {
      reading.current?.abort()
      reading.current = null
    }
  }, [])

  return {
    streamed,
    isStreaming,
    takeover,
    times,
    open: (again) => void open(again),
    dropIfStored: (events) => change({ event: 'stored', ids: events.map((event) => event.id) }),
    stop: () => void interviewsApi.stopReply(id).catch(() => {}),
  }
}

type ReplyView = Pick<CoachReplies, 'streamed' | 'takeover'> & { lastId?: string }
type Change =
  | Exclude<ReplyEvent, { event: 'done' }>
  | { event: 'gone' }
  | { event: 'stored'; ids: string[] }

function updateView(view: ReplyView, change: Change): ReplyView {
  const { streamed, takeover, lastId } = view
  switch (change.event) {
    case 'begun': {
      const { reply: id, kind } = change
      return {
        streamed: streamed?.id === id ? streamed : { id, kind, ...NO_TEXT },
        takeover: lastId === id ? takeover : null,
        lastId: id,
      }
    }
    case 'gone':
      return { ...view, streamed: null }
    case 'stored':
      return streamed && change.ids.includes(streamed.id) ? { ...view, streamed: null } : view
    default:
      return streamed ? withText(view, streamed, change) : view
  }
}

function withText(view: ReplyView, streamed: StreamedReply, event: TextEvent): ReplyView {
  const next = { ...streamed, ...withTextEvent(streamed, event) }
  if (event.event !== 'author') return { ...view, streamed: next }
  const { by, hasTakenOver, version } = event
  const takeover = hasTakenOver ? { kind: streamed.kind, by, hasBroken: version > 0 } : null
  return { ...view, streamed: next, takeover }
}
