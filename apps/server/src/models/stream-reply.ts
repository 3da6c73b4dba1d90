import type { FastifyBaseLogger } from 'fastify'
import type { Model } from '../adapters/models.ts'
import { type CallResult, callModel, type GuardedPrompt } from './call-model.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { estimatePrompt, estimateTokens, type TokenBudget } from './token-budget.ts'

/** Who speaks, before the first words; then the words. */
export type ReplyChunk = { by: string; hasTakenOver: boolean } | { words: string }

/** How a reply ended. `silent`: no words from any model. `interrupted` and `stopped` leave what came until then. */
export type StreamOutcome = 'complete' | 'interrupted' | 'stopped' | 'silent'

export interface ModelPool {
  /** In order of preference. */
  models: Model[]
  breaker: CircuitBreaker
  usage: TokenBudget
  /** How long a model may be silent, at first and between words. */
  silenceMs: number
  log: FastifyBaseLogger
}

export interface ModelRequest {
  interviewId: string
  purpose: Parameters<TokenBudget['record']>[1]['purpose']
  prompt: GuardedPrompt
  signal: AbortSignal
  /** The id of the one model that is asked: nobody takes over from it. */
  only?: string
  /** In the interview until now, where that is known already. */
  tokensUsed?: number
}

/**
 * One answer in words from the first model that gives any. A model that fails, or is silent for too long, before its first words makes way
 * for the next; after that nobody takes over, so that nothing is said twice. Models that rest, and calls that the interview's budget does
 * not allow, are left out.
 */
export async function* streamReply(
  modelPool: ModelPool,
  speech: ModelRequest,
): AsyncGenerator<ReplyChunk, StreamOutcome> {
  const { models, breaker, usage, silenceMs } = modelPool
  const { interviewId, prompt, signal, only = null } = speech
  let used = speech.tokensUsed
  for (const [place, model] of models.entries()) {
    if (signal.aborted) return 'stopped'
    if (only !== null && model.id !== only) continue
    if (!breaker.mayTry(model.id)) continue
    used ??= await usage.used(interviewId)
    if (!usage.canAfford(used, prompt)) {
      breaker.leftOpen(model.id)
      return 'silent'
    }
    const words = callModel(model, prompt, { signal, silenceMs })
    let next = await words.next()
    if (!next.done) yield { by: model.id, hasTakenOver: place > 0 }
    while (!next.done) {
      yield { words: next.value }
      next = await words.next()
    }
    await recordCall(modelPool, speech, model, next.value)
    used = undefined
    const { outcome } = next.value
    if (outcome === 'complete' || outcome === 'interrupted' || outcome === 'stopped') return outcome
  }
  return 'silent'
}

/** Stores what a call took, and lets the breaker know how it went. */
export async function recordCall(
  { breaker, usage, log }: ModelPool,
  speech: ModelRequest,
  { id }: Model,
  heard: CallResult,
) {
  const { outcome, said, tokens, problem, firstWordsMs, totalMs } = heard
  if (outcome === 'complete') breaker.succeeded(id)
  else if (outcome === 'stopped') breaker.leftOpen(id)
  else {
    breaker.failed(id)
    // Not the error itself: it carries the prompt.
    log.warn({ model: id, outcome, problem: problem instanceof Error ? problem.message : 'unknown' }, 'A model failed')
  }
  const { purpose, prompt, interviewId } = speech
  await usage.record(interviewId, {
    purpose,
    model: id,
    firstWordsMs,
    totalMs,
    tokensIn: tokens?.tokensIn ?? estimatePrompt(prompt),
    tokensOut: tokens?.tokensOut ?? estimateTokens(said),
    outcome,
  })
}
