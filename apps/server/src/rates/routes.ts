import { BaseCurrency, ExchangeRates } from '@sightline/contracts/rates/rates'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fetchExchangeRates } from '../adapters/exchange-rates.ts'
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { exchangeRates } from './table.ts'

const FRESH_MS = HOUR_MS
/**
 * Rates up to a day old are still used while the service is down. Older rates would show wrong
 * prices.
 */
const USABLE_MS = DAY_MS
/** Pause after a failure, so that a slow service does not slow down every request. */
const PAUSE_MS = MINUTE_MS

/** Public: the exchange rates for displayed prices. */
export const rateRoutes: FastifyPluginAsyncZod<{ db: Db; env: Env; clock: Clock }> = async (
  app,
  { db, env, clock },
) => {
  const inProgress = new Map<BaseCurrency, Promise<ExchangeRates>>()
  const failedAt = new Map<BaseCurrency, number>()

  const refresh = async (base: BaseCurrency): Promise<ExchangeRates> => {
    if (!env.EXCHANGE_RATES_URL)
      throw new AppError(
        'not_configured',
        'Exchange rates are not set up here: EXCHANGE_RATES_URL is missing.',
      )
    const now = clock()
    if (now.getTime() - (failedAt.get(base) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS)
      throw new AppError('upstream_failed', UNAVAILABLE)
    try {
      const answer = await fetchExchangeRates(env.EXCHANGE_RATES_URL, base)
      const row = { rates: answer.rates, fetchedAt: now }
      await db
        .insert(exchangeRates)
        .values({ base, ...row })
        .onConflictDoUpdate({ target: exchangeRates.base, set: row })
      return answer
    } catch (cause) {
      failedAt.set(base, now.getTime())
      throw new AppError('upstream_failed', UNAVAILABLE, { cause })
    }
  }

  /** Concurrent requests share one request to the service. */
  const refreshOnce = (base: BaseCurrency) => {
    const request = inProgress.get(base) ?? refresh(base).finally(() => inProgress.delete(base))
    inProgress.set(base, request)
    return request
  }

  app.get(
    '/exchange-rates/:base',
    { schema: { params: z.object({ base: BaseCurrency }), response: { 200: ExchangeRates } } },
    async ({ params: { base }, log }) => {
      const [stored] = await db.select().from(exchangeRates).where(eq(exchangeRates.base, base))
      const ageMs = stored
        ? clock().getTime() - stored.fetchedAt.getTime()
        : Number.POSITIVE_INFINITY
      if (stored && ageMs < FRESH_MS) return { rates: stored.rates }
      try {
        return await refreshOnce(base)
      } catch (error) {
        if (!stored || ageMs >= USABLE_MS) throw error
        log.warn({ err: error }, 'The exchange rates are the last ones known')
        return { rates: stored.rates }
      }
    },
  )
}

const UNAVAILABLE = 'Exchange rates are not available at the moment.'
