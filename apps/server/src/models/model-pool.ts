import type { FastifyBaseLogger } from 'fastify'
import type { Model } from '../adapters/models.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { ModelPool } from './stream-reply.ts'
import { createTokenBudget } from './token-budget.ts'

interface Options {
  db: Db
  env: Env
  clock: Clock
  models: Model[]
  log: FastifyBaseLogger
}

/** The models of this server with what governs them: time-outs, rests after failures, and the token budget of each interview. */
export const createModelPool = ({ db, env, clock, models, log }: Options): ModelPool => ({
  models,
  breaker: createCircuitBreaker(clock),
  usage: createTokenBudget({ db, clock, budget: env.MODEL_TOKENS_PER_INTERVIEW }),
  silenceMs: env.MODEL_FIRST_WORDS_MS,
  log,
})
