import type { ModelPool, ModelRequest } from '../model-pool.ts'
import { type StreamOutcome, streamReply } from '../stream-reply.ts'
import { breakOff, type EndReason, type Speaker, speak } from './text-state.ts'
import { createTextStream, publish, type TextStream } from './text-stream.ts'

/** A text that models have been asked for. It goes on without subscribers. */
export interface BegunText<Done extends object> {
  stream: TextStream<Done>
  /** By `performance.now()`. */
  startedAt: number
  /** Ends the model's call at once, and the text with the words so far. */
  end(reason: EndReason): void
  /** Adds words of the coach, in place of a model's. */
  say(words: string): void
  /** Resolves when no more words will come. */
  ended: Promise<EndReason>
}

interface Options {
  /** The tokens that the interview has used until now. */
  tokensUsed: number
  /** The version of the first words. */
  version?: number
}

/**
 * Asks the models of a pool for a text, which grows from now on. Nothing is stored until
 * `TextStreams.write` gets it, so that a text that turns out not to be wanted is just ended.
 */
export function beginText<Done extends object>(
  pool: ModelPool,
  request: Omit<ModelRequest, 'signal'>,
  { tokensUsed, version = 0 }: Options,
): BegunText<Done> {
  const startedAt = performance.now()
  const stream = createTextStream<Done>(version)
  const abort = new AbortController()
  let requestedEnd: EndReason | null = null

  const sayAs = (words: string, speaker: Speaker) => {
    const elapsedMs = Math.round(performance.now() - startedAt)
    publish(stream, speak(stream.state, words, speaker, elapsedMs))
  }
  async function streamWords(): Promise<EndReason> {
    const chunks = streamReply(pool, { ...request, signal: abort.signal }, tokensUsed)
    let speaker: Speaker | null = null
    for (let next = await chunks.next(); ; next = await chunks.next()) {
      if (next.done) return reasonOf(next.value, requestedEnd)
      if ('by' in next.value) speaker = next.value
      else if ('hasBroken' in next.value) publish(stream, breakOff(stream.state))
      else if (speaker) sayAs(next.value.words, speaker)
    }
  }
  const ended = streamWords()
  // A text that is ended unseen has nobody who waits for it.
  ended.catch(() => {})
  return {
    stream,
    startedAt,
    ended,
    say: (words) => sayAs(words, { by: 'coach', hasTakenOver: pool.models.length > 0 }),
    end(reason) {
      requestedEnd ??= reason
      abort.abort(new Error(`The text ends: ${reason}`))
    },
  }
}

function reasonOf(outcome: StreamOutcome, requested: EndReason | null): EndReason {
  if (outcome === 'complete') return 'model-finished'
  return outcome === 'stopped' && requested ? requested : 'model-failed'
}
