import type { FastifyBaseLogger } from 'fastify'
import type { Model } from '../adapters/model.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import type { GuardedPrompt } from './call-model.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import type { CALL_PURPOSES } from './table.ts'
import { createTokenBudget, type TokenBudget } from './token-budget.ts'

/** The configured models, with the limits on calling them. */
export interface ModelPool {
  /** In order of preference. */
  models: Model[]
  breaker: CircuitBreaker
  budget: TokenBudget
  /** The longest silence of a model, before its first words and between words. */
  silenceTimeoutMs: number
  /** How long a request may wait for an answer that is not streamed, from all models together. */
  structuredLimitMs: number
  log: FastifyBaseLogger
}

/** What a model is asked, and for which interview. */
export interface ModelRequest {
  interviewId: string
  purpose: (typeof CALL_PURPOSES)[number]
  prompt: GuardedPrompt
  /** Aborting ends the provider's call at once. */
  signal: AbortSignal
  /**
   * How long all models together may take for a structured answer that no request waits for; the
   * pool's limit without it.
   */
  limitMs?: number
}

interface Options {
  db: Db
  env: Env
  clock: Clock
  models: Model[]
  log: FastifyBaseLogger
}

/**
 * A request waits for all models together this many times the longest silence: 24 seconds, unless
 * the models of a server are known to be slower.
 */
const STRUCTURED_SILENCES = 3

/**
 * The models of this server with a timeout, a circuit breaker for each, and the token budget of
 * each interview.
 */
export const createModelPool = ({ db, env, clock, models, log }: Options): ModelPool => ({
  models,
  breaker: createCircuitBreaker(clock),
  budget: createTokenBudget({ db, clock, limit: env.MODEL_TOKENS_PER_INTERVIEW }),
  silenceTimeoutMs: env.MODEL_FIRST_WORDS_MS,
  structuredLimitMs: env.MODEL_FIRST_WORDS_MS * STRUCTURED_SILENCES,
  log,
})
