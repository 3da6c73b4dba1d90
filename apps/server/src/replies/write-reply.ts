import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewDeps, OwnedInterviewId } from '../interviews/public.ts'
import {
  type GuardedPrompt,
  type ModelPool,
  type StreamOutcome,
  streamReply,
} from '../models/public.ts'
import type { ProgressSaver } from './progress.ts'
import { appendReply } from './reply-event.ts'
import {
  breakOff,
  type EndReason,
  endingOf,
  type ReplyState,
  type Speaker,
  speak,
} from './reply-state.ts'
import { discardReply, endReply } from './stored-reply.ts'
import { type Broadcast, createBroadcast, publish } from './streams/broadcast.ts'

/** A reply that this server writes. It goes on without subscribers. */
export interface ReplyWriter {
  broadcast: Broadcast
  interviewId: string
  /** Ends the model's call at once, and the reply with the words so far. */
  end(reason: EndReason): void
  /** Resolves when the reply is stored. Never rejects. */
  done: Promise<void>
}

/** A reply whose row this server has inserted. */
export interface ReplyTask {
  id: string
  owned: OwnedInterviewId
  /** The event that the coach would answer with. */
  reply: CoachReply
  prompt: GuardedPrompt & { kind: Broadcast['kind'] }
  /** The tokens that the interview has used until now. */
  tokensUsed: number
}

export interface WriterDeps {
  deps: InterviewDeps
  modelPool: ModelPool
  progress: ProgressSaver
}

/**
 * Streams a reply's words to its subscribers, saves them regularly, and turns the whole into an
 * event of the interview.
 */
export function writeReply(
  { deps, modelPool, progress }: WriterDeps,
  task: ReplyTask,
): ReplyWriter {
  const { id, owned, reply, prompt, tokensUsed } = task
  const startedAt = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedAt)
  const broadcast = createBroadcast(id, prompt.kind)
  const abort = new AbortController()
  let requestedEnd: EndReason | null = null

  const end = (reason: EndReason) => {
    requestedEnd ??= reason
    abort.abort(new Error(`The reply ends: ${reason}`))
  }
  const say = (words: string, speaker: Speaker) =>
    publish(broadcast, speak(broadcast.state, words, speaker, elapsedMs()))
  const finishSaving = progress.add({
    id,
    state: () => broadcast.state,
    onSaved(row) {
      if (!row) end('interview-went-on')
      else if (row.isStopRequested) end('user-stopped')
    },
  })

  async function streamWords(): Promise<EndReason> {
    const request = { interviewId: owned.id, purpose: prompt.kind, prompt, signal: abort.signal }
    const chunks = streamReply(modelPool, request, tokensUsed)
    let speaker: Speaker | null = null
    for (let next = await chunks.next(); ; next = await chunks.next()) {
      if (next.done) return reasonOf(next.value, requestedEnd)
      if ('by' in next.value) speaker = next.value
      else if ('hasBroken' in next.value) publish(broadcast, breakOff(broadcast.state))
      else if (speaker) say(next.value.words, speaker)
    }
  }

  async function write() {
    const reason = await streamWords()
    let ending = endingOf(broadcast.state, reason)
    if (ending === 'coach-answers') {
      say(reply.text, { by: 'coach', hasTakenOver: modelPool.models.length > 0 })
      ending = 'complete'
    }
    const isStillOurs = await finishSaving()
    publish(broadcast, await store(ending, isStillOurs))
  }

  async function store(
    outcome: Exclude<ReturnType<typeof endingOf>, 'coach-answers'>,
    isStillOurs: boolean,
  ) {
    const { state } = broadcast
    if (state.status !== 'streaming' || outcome === 'discarded') {
      await discardReply(deps.db, id)
      return { status: 'discarded' } satisfies ReplyState
    }
    const spoken = { text: state.text, author: state.by, isCutShort: outcome !== 'complete' }
    // Once the interview has gone on, its event log has the words already, in the right place.
    const events = isStillOurs
      ? await appendReply(deps, owned, { ...spoken, reply: { ...reply, id } })
      : []
    await endReply(deps.db, id, { outcome, totalMs: elapsedMs() })
    return { ...state, status: 'ended', outcome, events } satisfies ReplyState
  }

  const done = write().catch((error) => {
    modelPool.log.error({ err: error }, 'A reply was not stored')
    void finishSaving().catch(() => {})
    // The row stays in progress without a heartbeat, until the next request ends it.
    publish(broadcast, { status: 'discarded' })
  })
  return { broadcast, interviewId: owned.id, end, done }
}

function reasonOf(outcome: StreamOutcome, requested: EndReason | null): EndReason {
  if (outcome === 'complete') return 'model-finished'
  return outcome === 'stopped' && requested ? requested : 'model-failed'
}
