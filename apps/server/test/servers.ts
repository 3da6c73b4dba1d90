import { eq, sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { textStreams } from '../src/models/table.ts'
import type { Db } from '../src/platform/db/client.ts'
import type { startApp } from './app.ts'

/** Starts more servers on the database of a test's server, each for the running test. */
export function moreServers({
  db,
  sharedDatabase,
  env,
  clock,
  databaseClock,
}: Awaited<ReturnType<typeof startApp>>) {
  async function startAnother(itsDb: Db = db) {
    const database = { ...sharedDatabase, db: itsDb }
    const app = await buildApp({ env, clock, databaseClock, database })
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    onTestFinished(() => app.close())
    return { app, address }
  }

  /**
   * A server that can be cut off from the database: what others see of a server that died while it
   * wrote texts of an interview.
   */
  async function startMortal() {
    let isCut = false
    const mortalDb = new Proxy(db, {
      get(target, key) {
        if (isCut) throw new Error('The server is cut off from the database')
        return Reflect.get(target, key)
      },
    })
    const die = async (interviewId: string) => {
      isCut = true
      // Instead of waiting until the heartbeat is stale.
      const heartbeatAt = sql`now() - interval '1 minute'`
      await db
        .update(textStreams)
        .set({ heartbeatAt })
        .where(eq(textStreams.interviewId, interviewId))
    }
    return { ...(await startAnother(mortalDb)), die }
  }

  return { startAnother, startMortal }
}
