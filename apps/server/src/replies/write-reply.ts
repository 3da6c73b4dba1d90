import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { ReplyOutcome } from '@sightline/contracts/replies'
import { eq } from 'drizzle-orm'
import type { Mine, Parts } from '../interviews/public.ts'
import { type GuardedPrompt, type ModelPool, type StreamOutcome, streamReply } from '../models/public.ts'
import { type Live, newLive, tellReaders } from './broadcast.ts'
import type { Steps } from './heartbeat.ts'
import { leave } from './left.ts'
import { becomeEvent } from './reply-event.ts'
import { interviewReplies } from './table.ts'

/** A reader that comes back sooner, after a reload or a lost line, has not left. With a step on top it stays below a second. */
const GRACE_MS = 450

/** A reply that this server writes. */
export interface Running {
  live: Live
  interviewId: string
  /** Ends it with what came so far; with the coach's words if nothing did. */
  stop(): void
  /** Leaves it to whoever comes back, here or elsewhere. */
  leave(): void
  /** Nobody reads it here any more. */
  readersLeft(): void
  /** Resolves when all of it is stored. Never rejects. */
  over: Promise<void>
}

/** A reply to begin, or to go on with. */
export interface Task {
  id: string
  mine: Mine
  /** The place in the interview that it replies to. */
  place: number
  /** What the coach would say. */
  reply: CoachReply
  prompt: GuardedPrompt & { kind: Live['kind'] }
  /** What was said until its readers left, and how long that took; null for one that begins. */
  soFar: SoFar | null
  /** In the interview, until now. */
  tokensUsed: number
}
type Row = typeof interviewReplies.$inferSelect
type SoFar = Pick<Row, 'text' | 'author' | 'hasTakenOver' | 'firstWordsMs' | 'totalMs'>

interface Setting {
  parts: Parts
  modelPool: ModelPool
  steps: Steps
}

/** Begins a reply whose row is stored: speaks it, tells its readers, stores it step by step and makes an event of it. */
export function run(
  { parts, modelPool, steps }: Setting,
  { id, mine, place, reply, prompt, soFar, tokensUsed }: Task,
): Running {
  const { db } = parts
  const startedAt = performance.now()
  const sinceStart = () => Math.round(performance.now() - startedAt)
  const live: Live = { ...newLive(id, prompt.kind), ...soFarOf(soFar) }
  const leaving = new AbortController()
  let firstWordsMs = soFar?.firstWordsMs ?? null
  let isStopAsked = false
  let isReadElsewhere = false
  let aloneSince = startedAt

  const stop = () => {
    isStopAsked = true
    leaving.abort(new Error('The candidate stopped it'))
  }
  const leaveNow = () => leaving.abort(new Error('Nobody reads it any more'))
  const leaveIfAlone = () => {
    if (live.readers.size > 0 || isReadElsewhere || performance.now() - aloneSince < GRACE_MS) return
    leaveNow()
  }
  const say = (words: string, more: Partial<Live> = {}) => {
    firstWordsMs ??= sinceStart()
    Object.assign(live, more, { text: live.text + words })
    tellReaders(live)
  }

  const noMoreSteps = steps.begin({
    live,
    firstWordsMs: () => firstWordsMs,
    onStep(row) {
      isReadElsewhere = row?.isReadElsewhere ?? false
      if (!row) leaving.abort(new Error('The interview is gone'))
      else if (row.isStopAsked) stop()
      else leaveIfAlone()
    },
  })

  async function speakAll(): Promise<StreamOutcome> {
    const asked = soFar === null ? prompt : { ...prompt, soFar: soFar.text }
    const speech = { interviewId: mine.id, purpose: prompt.kind, prompt: asked, signal: leaving.signal, tokensUsed }
    const words = streamReply(modelPool, { ...speech, ...(soFar?.author && { only: soFar.author }) })
    for (let next = await words.next(); ; next = await words.next()) {
      if (next.done) return next.value
      if ('words' in next.value) say(next.value.words)
      else if (soFar === null) Object.assign(live, { author: next.value.by, hasTakenOver: next.value.hasTakenOver })
    }
  }

  /** How it ended that came to this end, with something said or not. */
  function outcomeOf(ending: StreamOutcome): ReplyOutcome {
    if (live.text === '') return 'silent'
    if (ending === 'stopped') return isStopAsked ? 'stopped' : 'left'
    // Its model did not go on.
    return ending === 'silent' ? 'interrupted' : ending
  }

  async function all() {
    const ending = await speakAll()
    let outcome = outcomeOf(ending)
    if (outcome === 'silent' && (ending === 'silent' || isStopAsked)) {
      say(reply.text, { author: 'coach', hasTakenOver: modelPool.models.length > 0 })
      outcome = 'complete'
    }
    await noMoreSteps()
    const { text, author, hasTakenOver } = live
    const totalMs = (soFar?.totalMs ?? 0) + sinceStart()
    const ended = { text, author, hasTakenOver, firstWordsMs, totalMs }
    if (outcome === 'left' && !(await leave(db, { id, mine, place, ended }))) outcome = 'interrupted'
    const isKept = outcome !== 'left'
    const said = { ...live, isCutShort: outcome !== 'complete' }
    const events = isKept ? await becomeEvent(parts, mine, { ...reply, id }, said) : []
    if (isKept)
      await db
        .update(interviewReplies)
        .set({ ...ended, outcome })
        .where(eq(interviewReplies.id, id))
    live.end = { outcome, events }
    tellReaders(live)
  }

  const over = all().catch((error) => {
    void noMoreSteps()
    modelPool.log.error({ err: error }, 'A reply was not stored')
    // Its row stays under way, and whoever asks next finds that nobody is at it.
    live.end = { outcome: 'interrupted', events: [] }
    tellReaders(live)
  })
  const readersLeft = () => {
    aloneSince = performance.now()
    setTimeout(leaveIfAlone, GRACE_MS + 1).unref()
  }
  return { live, interviewId: mine.id, stop, leave: leaveNow, readersLeft, over }
}

const soFarOf = (soFar: SoFar | null) =>
  soFar && { text: soFar.text, author: soFar.author, hasTakenOver: soFar.hasTakenOver }
