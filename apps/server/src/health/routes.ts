import { setTimeout } from 'node:timers/promises'
import { Health } from '@sightline/contracts/site/site'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Clock, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'

/** The database is checked at most this often, whatever the number of requests. */
const CHECK_EVERY_MS = 2 * SECOND_MS
/**
 * After a failure the check is repeated sooner: load balancers should notice quickly that the
 * database is back.
 */
const RECHECK_AFTER_MS = 200
/** Monitors are answered within two seconds, whatever happens to the database. */
const CHECK_LIMIT_MS = 1500

interface Deps {
  db: Db
  clock: Clock
  checkLimitMs?: number
}

/** Public: 200 while the database answers in time, 503 otherwise. */
export const healthRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { db, clock, checkLimitMs = CHECK_LIMIT_MS },
) => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let check: Promise<unknown> = Promise.resolve()

  // Monitors call this every few seconds. Only failures are logged, and all requests share one
  // logger, because creating one per request takes a third of the handling time.
  const log = app.log.child({}, { level: 'warn' })
  app.get(
    '/health',
    { childLoggerFactory: () => log, schema: { response: { 200: Health } } },
    async () => {
      const now = clock().getTime()
      if (now - checkedAt >= CHECK_EVERY_MS) {
        checkedAt = now
        const answer = db.execute(sql`select 1`)
        check = Promise.race([answer, rejectAfter(checkLimitMs)])
        check.catch(() => {
          checkedAt -= CHECK_EVERY_MS - RECHECK_AFTER_MS
        })
      }
      try {
        await check
      } catch (cause) {
        throw new AppError('unavailable', 'The database does not answer.', {
          cause,
          retryAfterS: 1,
        })
      }
      return { status: 'ok' as const }
    },
  )
}

async function rejectAfter(limitMs: number): Promise<never> {
  await setTimeout(limitMs, undefined, { ref: false })
  throw new Error(`No answer within ${limitMs} ms`)
}
