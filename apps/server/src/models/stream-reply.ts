import { type CallResult, callModel } from './call-model.ts'
import type { ModelPool, ModelRequest } from './model-pool.ts'
import { recordCall } from './record-call.ts'

/** The model that speaks, told once before its first words; then the words. */
export type ReplyChunk = { by: string; hasTakenOver: boolean } | { words: string }

/**
 * How a streamed reply ended. `silent`: no model gave any words. `interrupted` and `stopped` leave the words that came
 * until then; `interrupted` also stands for an answer that was cut at its maximum length.
 */
export type StreamOutcome = 'complete' | 'interrupted' | 'stopped' | 'silent'

/**
 * Streams one answer from the first model that gives words. A model that fails or stays silent before its first words
 * is followed by the next model; after first words no other model takes over, so that nothing is said twice. Models
 * whose circuit is open are skipped.
 * @param tokensUsed the interview's tokens until now, which the caller has read together with the rest of the interview
 */
export async function* streamReply(
  pool: ModelPool,
  request: ModelRequest,
  tokensUsed: number,
): AsyncGenerator<ReplyChunk, StreamOutcome> {
  const { models, breaker, budget, silenceTimeoutMs } = pool
  const { interviewId, prompt, signal } = request
  let used: number | null = tokensUsed
  for (const [place, model] of models.entries()) {
    if (signal.aborted) return 'stopped'
    if (!breaker.tryAcquire(model.id)) continue
    used ??= await budget.used(interviewId)
    if (!budget.canAfford(used, prompt)) {
      breaker.release(model.id)
      return 'silent'
    }
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
  }
  return 'silent'
}

/** The outcome of the whole reply after this call; null when the next model is to be asked. */
function finalOutcome({ outcome, isCut }: CallResult): StreamOutcome | null {
  if (outcome === 'complete' && isCut) return 'interrupted'
  return outcome === 'complete' || outcome === 'interrupted' || outcome === 'stopped' ? outcome : null
}
