import { type CallResult, callModel } from './call-model.ts'
import type { ModelPool, ModelRequest } from './model-pool.ts'
import { recordTokens } from './record-call.ts'

/** The smallest maximum that all providers take. */
export const BRIEF_OUTPUT_TOKENS = 16

/** What nobody sees may use this share of a budget; the rest is kept for answers. */
const BUDGET_SHARE = 0.5

/**
 * Asks the first model whose circuit is closed for a word or two, once, and counts the tokens. How
 * it goes says nothing about the model: it may be too slow for this alone. Returns the call, whose
 * text may be whole although it was stopped; null when no model may be asked.
 * @param withinMs ends the call; without it, the pool's silence timeout does
 */
export async function askBriefly(
  pool: ModelPool,
  request: ModelRequest,
  withinMs = pool.silenceTimeoutMs,
): Promise<CallResult | null> {
  const { models, breaker, budget, silenceTimeoutMs } = pool
  const model = models.find(({ id }) => breaker.tryAcquire(id))
  if (!model) return null
  try {
    const used = await budget.used(request.interviewId)
    if (used >= budget.limit * BUDGET_SHARE || !budget.canAfford(used, request.prompt)) return null
    // Loading the SDK must not count as the model's time.
    await model.load('stream')
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(withinMs)])
    const words = callModel(model, request.prompt, { signal, silenceTimeoutMs })
    let next = await words.next()
    while (!next.done) next = await words.next()
    await recordTokens(pool, request, { model, result: next.value })
    return next.value
  } finally {
    breaker.release(model.id)
  }
}
