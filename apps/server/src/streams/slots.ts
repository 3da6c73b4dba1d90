import { setTimeout } from 'node:timers/promises'
import { HEARTBEAT_S } from '@sightline/contracts/platform/events'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DatabaseClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { StreamRequest, StreamSlots } from '../platform/events/public.ts'
import { openStreams } from './table.ts'

/** A server that has not renewed a slot for this time counts as dead. */
const LIFETIME_S = 3 * HEARTBEAT_S
/**
 * A page that reloads may be faster than the end of its old stream, and two requests may want the
 * same slot.
 */
const ATTEMPTS = 4
const RETRY_AFTER_MS = 100

const Taken = z.object({ rows: z.array(z.unknown()) })

interface Deps {
  db: Db
  databaseClock: DatabaseClock
  inBackground(work: Promise<void>): void
}

export interface StreamSlotsOfServer extends StreamSlots {
  /** Keeps the slots of this server; to be called at each heartbeat. */
  renew(): Promise<void>
  /** Deletes the slots of servers that died. */
  sweep(): Promise<void>
}

/**
 * Counts streams in the database. A slot is a row, so that of many requests for the last one a
 * single one gets it.
 */
export function createStreamSlots({ db, databaseClock, inBackground }: Deps): StreamSlotsOfServer {
  const held = new Set<string>()
  const expiry = () => sql`${databaseClock()} + ${LIFETIME_S} * interval '1 second'`

  const tryToTake = async (id: string, { userId, kind, limit }: StreamRequest) => {
    const taken = await db.execute(sql`
      insert into open_streams (user_id, kind, slot, id, expires_at)
      select ${userId}::uuid, ${kind}, slot, ${id}::uuid, ${expiry()} from generate_series(1, ${limit}::int) as slot
      where not exists (
        select 1 from open_streams as open
        where open.user_id = ${userId}::uuid and open.kind = ${kind} and open.slot = slot.slot and open.expires_at > ${databaseClock()})
      order by slot limit 1
      on conflict (user_id, kind, slot) do update set id = excluded.id, expires_at = excluded.expires_at
      where open_streams.expires_at <= ${databaseClock()}
      returning slot`)
    return Taken.parse(taken).rows.length > 0
  }

  const free = async (id: string) => {
    await db.delete(openStreams).where(eq(openStreams.id, id))
  }

  return {
    async acquire(request) {
      const id = crypto.randomUUID()
      for (let attempt = 1; !(await tryToTake(id, request)); attempt++) {
        if (attempt === ATTEMPTS)
          throw new AppError('too_many_requests', request.message, { retryAfterS: HEARTBEAT_S })
        await setTimeout(RETRY_AFTER_MS)
      }
      held.add(id)
      return () => {
        if (held.delete(id)) inBackground(free(id))
      }
    },
    async renew() {
      if (held.size > 0)
        await db
          .update(openStreams)
          .set({ expiresAt: expiry() })
          .where(inArray(openStreams.id, [...held]))
    },
    async sweep() {
      await db.delete(openStreams).where(sql`${openStreams.expiresAt} < ${databaseClock()}`)
    },
  }
}
