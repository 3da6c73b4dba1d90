import { type CallResult, callModel } from './call-model.ts'
import type { ModelPool, ModelRequest } from './model-pool.ts'
import { recordCall } from './record-call.ts'

/**
 * The model that speaks, told once before its first words; then the words. `hasBroken`: the words
 * so far are void, and another model is asked for the whole answer.
 */
export type ReplyChunk =
  | { by: string; hasTakenOver: boolean }
  | { words: string }
  | { hasBroken: true }

/**
 * How a streamed reply ended. `silent`: no model gave any words. `interrupted` and `stopped` leave
 * the words that the last model to speak gave until then. `interrupted`: no model was left after a
 * break, or the answer was cut at its maximum length.
 */
export type StreamOutcome = 'complete' | 'interrupted' | 'stopped' | 'silent'

/**
 * Streams one answer. A model that fails or falls silent, before its first words or after them, is
 * followed by the next model, which answers from the beginning. Models whose circuit is open are
 * skipped.
 * @param tokensUsed the interview's tokens until now, which the caller has read together with the
 * rest of the interview
 */
export async function* streamReply(
  pool: ModelPool,
  request: ModelRequest,
  tokensUsed: number,
): AsyncGenerator<ReplyChunk, StreamOutcome> {
  const { models, breaker, budget, silenceTimeoutMs } = pool
  const { interviewId, prompt, signal } = request
  let used: number | null = tokensUsed
  let hasBroken = false
  for (const [place, model] of models.entries()) {
    if (signal.aborted) return 'stopped'
    if (!breaker.tryAcquire(model.id)) continue
    used ??= await budget.used(interviewId)
    if (!budget.canAfford(used, prompt, model.thinkingTokens())) {
      breaker.release(model.id)
      break
    }
    if (hasBroken) yield { hasBroken }
    const words = callModel(model, prompt, { signal, silenceTimeoutMs })
    let next = await words.next()
    if (!next.done) yield { by: model.id, hasTakenOver: place > 0 }
    while (!next.done) {
      yield { words: next.value }
      next = await words.next()
    }
    await recordCall(pool, request, { model, result: next.value })
    used = null
    const outcome = finalOutcome(next.value)
    if (outcome) return outcome
    hasBroken ||= next.value.outcome === 'interrupted'
  }
  return hasBroken ? 'interrupted' : 'silent'
}

/** The outcome of the whole reply after this call; null when the next model is to be asked. */
function finalOutcome({ outcome, isCut }: CallResult): StreamOutcome | null {
  if (outcome === 'complete' && isCut) return 'interrupted'
  return outcome === 'complete' || outcome === 'stopped' ? outcome : null
}
