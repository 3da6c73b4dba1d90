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

/** Public: 200 while the database answers, 503 otherwise. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (
  app,
  { db, clock },
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
        // `then` turns the lazy query into a promise. Awaiting the query itself would run it again
        // each time.
        check = db.execute(sql`select 1`).then(() => undefined)
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
