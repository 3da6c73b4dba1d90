import { Health } from '@sightline/contracts/site'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Clock, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'

/** However often it is asked, the database is not asked more often than this. */
const CHECK_EVERY_MS = 2 * SECOND_MS

/** Public: 200 when the server can do its work, which takes a database that answers. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (app, { db, clock }) => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let check: Promise<unknown> = Promise.resolve()

  // Asked every few seconds by whatever watches the server: only its failures are worth a line of the log, and no answer a logger of its
  // own, which would be a third of the work.
  const log = app.log.child({}, { level: 'warn' })
  app.get('/health', { childLoggerFactory: () => log, schema: { response: { 200: Health } } }, async () => {
    const now = clock().getTime()
    if (now - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = now
      // A promise of its own: the query itself would run again at each `await`.
      check = db.execute(sql`select 1`).then(() => undefined)
      check.catch(() => {})
    }
    try {
      await check
    } catch (cause) {
      throw new AppError('unavailable', 'The database does not answer.', { cause })
    }
    return { status: 'ok' as const }
  })
}
