import type { Reply } from '@sightline/coach/interview/next-event'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interview-events'
import type { ReplyOutcome } from '@sightline/contracts/replies'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { appendEvents, known, type Mine, type Parts } from '../interviews/public.ts'
import { type GuardedPrompt, type Speakers, speak } from '../models/public.ts'
import { type Live, newLive, tellReaders } from './live.ts'
import { interviewReplies } from './table.ts'

/** How often the text so far is stored, and what others have asked for is looked up. */
const STEP_MS = 500
/** A reader that comes back sooner, after a reload or a lost line, has not left. With a step on top it stays below a second. */
const GRACE_MS = 450

/** A reply that this server writes. */
export interface Running {
  live: Live
  interviewId: string
  /** Ends it with what came so far; with the coach's words if nothing did. */
  stop(): void
  /** Nobody reads it here any more. */
  readersLeft(): void
  /** Resolves when all of it is stored. Never rejects. */
  over: Promise<void>
}

interface Task {
  id: string
  mine: Mine
  /** What the coach would say. */
  reply: Reply
  prompt: GuardedPrompt & { kind: Live['kind'] }
}

interface Setting {
  parts: Parts
  speakers: Speakers
}

/** Begins a reply whose row is stored: speaks it, tells its readers, stores it step by step and makes an event of it. */
export function run({ parts, speakers }: Setting, { id, mine, reply, prompt }: Task): Running {
  const { db } = parts
  const startedAt = performance.now()
  const sinceStart = () => Math.round(performance.now() - startedAt)
  const live = newLive(id, prompt.kind)
  const leaving = new AbortController()
  let firstWordsMs: number | null = null
  let isStopAsked = false
  let isReadElsewhere = false
  let aloneSince = startedAt

  const stop = () => {
    isStopAsked = true
    leaving.abort(new Error('The candidate stopped it'))
  }
  const leaveIfAlone = () => {
    if (live.readers.size > 0 || isReadElsewhere || performance.now() - aloneSince < GRACE_MS) return
    leaving.abort(new Error('Nobody reads it any more'))
  }
  const say = (words: string, more: Partial<Live> = {}) => {
    firstWordsMs ??= sinceStart()
    Object.assign(live, more, { text: live.text + words })
    tellReaders(live)
  }

  const step = async () => {
    const { text, author, hasTakenOver } = live
    const written = author === null ? {} : { text, author, hasTakenOver, firstWordsMs }
    const [row] = await storeStep(db, id, written)
    isReadElsewhere = row?.isReadElsewhere ?? false
    if (!row) leaving.abort(new Error('The interview is gone'))
    else if (row.isStopAsked) stop()
    else leaveIfAlone()
  }
  let steps = Promise.resolve()
  const timer = setInterval(() => {
    steps = steps.then(step).catch((error) => speakers.log.error({ err: error }, 'A step of a reply was not stored'))
  }, STEP_MS)

  async function speakAll(): Promise<ReplyOutcome> {
    const words = speak(speakers, { interviewId: mine.id, purpose: prompt.kind, prompt, signal: leaving.signal })
    for (let next = await words.next(); ; next = await words.next()) {
      if (next.done) return next.value
      if ('words' in next.value) say(next.value.words)
      else Object.assign(live, { author: next.value.by, hasTakenOver: next.value.hasTakenOver })
    }
  }

  async function all() {
    let outcome = await speakAll()
    if (live.text === '' && (outcome === 'silent' || isStopAsked)) {
      say(reply.text, { author: 'coach', hasTakenOver: speakers.models.length > 0 })
      outcome = 'complete'
    } else if (live.text === '') outcome = 'silent'
    clearInterval(timer)
    await steps
    const events = await becomeEvent(parts, mine, { ...reply, id }, { ...live, isCutShort: outcome !== 'complete' })
    const { text, author, hasTakenOver } = live
    const ended = { text, author, hasTakenOver, firstWordsMs, outcome, totalMs: sinceStart() }
    await db.update(interviewReplies).set(ended).where(eq(interviewReplies.id, id))
    live.end = { outcome, events }
    tellReaders(live)
  }

  const over = all().catch((error) => {
    clearInterval(timer)
    speakers.log.error({ err: error }, 'A reply was not stored')
    // Its row stays under way, and whoever asks next finds that nobody is at it.
    live.end = { outcome: 'interrupted', events: [] }
    tellReaders(live)
  })
  const readersLeft = () => {
    aloneSince = performance.now()
    setTimeout(leaveIfAlone, GRACE_MS + 1).unref()
  }
  return { live, interviewId: mine.id, stop, readersLeft, over }
}

const storeStep = (db: Db, id: string, written: object) =>
  db
    .update(interviewReplies)
    .set({ ...written, beatAt: sql`now()` })
    .where(eq(interviewReplies.id, id))
    .returning({
      isStopAsked: interviewReplies.isStopAsked,
      isReadElsewhere: sql<boolean>`coalesce(${interviewReplies.readAt} > now() - interval '400 milliseconds', false)`,
    })

/** What was said as an event of the interview, once however often it is asked for; nothing when the interview is past it. */
export async function becomeEvent(
  parts: Parts,
  mine: Mine,
  reply: Reply,
  { text, author, isCutShort }: { text: string; author: string | null; isCutShort: boolean },
): Promise<InterviewEvent[]> {
  if (text.trim() === '') return []
  // Half a hint, or one that said too much, is none: the step of the ladder takes its place.
  const isHintLost = reply.type === 'hint-given' && isCutShort
  const event: NewEvent = isHintLost
    ? reply
    : {
        ...reply,
        text: text.trim(),
        ...(author !== null && author !== 'coach' && { by: author }),
        ...(isCutShort && { isCutShort: true as const }),
      }
  try {
    return await appendEvents(parts, mine, [known(event)])
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
