import { lt } from 'drizzle-orm'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { pendingSignUps, recoveries, sessions, verifications } from './table.ts'

/** Deletes what has expired. Every server may run it at any time. Sign-ups stay a day, so that a late code is told from a foreign one. */
export async function deleteExpired(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(recoveries).where(lt(recoveries.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, addMs(now, -DAY_MS)))
}
