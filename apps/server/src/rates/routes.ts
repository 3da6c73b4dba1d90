import { BaseCurrency, ExchangeRates } from '@sightline/contracts/rates'
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
/** A rate of yesterday is better than none; one of last week is a wrong price. */
const USABLE_MS = DAY_MS
/** After a failure the service is left alone for a while, so that its slowness is not ours. */
const PAUSE_MS = MINUTE_MS

/** Public: the rates that prices are shown at. */
export const rateRoutes: FastifyPluginAsyncZod<{ db: Db; env: Env; clock: Clock }> = async (
  app,
  { db, env, clock },
) => {
  const underWay = new Map<BaseCurrency, Promise<ExchangeRates>>()
  const failedAt = new Map<BaseCurrency, number>()

  const refresh = async (base: BaseCurrency): Promise<ExchangeRates> => {
    if (!env.EXCHANGE_RATES_URL)
      throw new AppError('not_configured', 'Exchange rates are not set up here: EXCHANGE_RATES_URL is missing.')
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

  /** Visitors who ask at the same moment share one question to the service. */
  const refreshOnce = (base: BaseCurrency) => {
    const asked = underWay.get(base) ?? refresh(base).finally(() => underWay.delete(base))
    underWay.set(base, asked)
    return asked
  }

  app.get(
    '/exchange-rates/:base',
    { schema: { params: z.object({ base: BaseCurrency }), response: { 200: ExchangeRates } } },
    async ({ params: { base }, log }) => {
      const [kept] = await db.select().from(exchangeRates).where(eq(exchangeRates.base, base))
      const ageMs = kept ? clock().getTime() - kept.fetchedAt.getTime() : Number.POSITIVE_INFINITY
      if (kept && ageMs < FRESH_MS) return { rates: kept.rates }
      try {
        return await refreshOnce(base)
      } catch (error) {
        if (!kept || ageMs >= USABLE_MS) throw error
        log.warn({ err: error }, 'The exchange rates are the last ones known')
        return { rates: kept.rates }
      }
    },
  )
}

const UNAVAILABLE = 'Exchange rates are not available at the moment.'
