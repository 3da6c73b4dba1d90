import { lt } from 'drizzle-orm'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { pendingSignUps, recoveries, sessions, signUpLinks, verifications } from './table.ts'

/**
 * Deletes expired sessions, recoveries, verifications and sign-ups; safe to run on any server at
 * any time. Sign-ups are kept for a day, so that a late code is reported as expired and not as
 * entered in another browser.
 */
export async function deleteExpired(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(recoveries).where(lt(recoveries.expiresAt, now))
  await db.delete(signUpLinks).where(lt(signUpLinks.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, addMs(now, -DAY_MS)))
}
