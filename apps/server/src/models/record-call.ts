import type { Model } from '../adapters/model.ts'
import type { CallResult } from './call-model.ts'
import type { ModelPool, ModelRequest } from './model-pool.ts'
import { estimatePrompt, estimateTokens } from './token-budget.ts'

interface ModelCall {
  model: Model
  result: CallResult
}

/** Stores what a call of a model took, and tells the circuit breaker how it went. */
export async function recordCall(pool: ModelPool, request: ModelRequest, call: ModelCall) {
  const { breaker, log } = pool
  const { id } = call.model
  const { outcome, error } = call.result
  if (outcome === 'complete') breaker.recordSuccess(id)
  else if (outcome === 'stopped') breaker.release(id)
  else {
    breaker.recordFailure(id)
    // The message alone: the error object carries the prompt.
    log.warn(
      { model: id, outcome, problem: error instanceof Error ? error.message : 'unknown' },
      'A model failed',
    )
  }
  await recordTokens(pool, request, call)
}

/** Stores what a call of a model took. */
export const recordTokens = (
  { budget }: ModelPool,
  { purpose, prompt, interviewId }: ModelRequest,
  { model: { id }, result }: ModelCall,
) => {
  const { outcome, text, tokens, firstWordsMs, totalMs } = result
  return budget.record(interviewId, {
    purpose,
    model: id,
    firstWordsMs,
    totalMs,
    tokensIn: tokens?.tokensIn ?? estimatePrompt(prompt),
    tokensOut: tokens?.tokensOut ?? estimateTokens(text),
    outcome,
  })
}
