import { and, eq, gt, lte } from 'drizzle-orm'
import { users } from '../auth/public.ts'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { keyedHash } from '../platform/keyed-hash.ts'
import { creditGrants, usedTrials } from './table.ts'

/** How long a deleted account's used trial is remembered. */
const REMEMBERED_MS = 365 * DAY_MS

/** The trials that deleted accounts have used. Each method takes the caller's transaction. */
export interface UsedTrials {
  /** True if an account with this user's address used its trial and was deleted within a year. */
  wasUsedBefore(db: Db, userId: string): Promise<boolean>
  /** Remembers a used trial before its user is deleted. Callers hold the lock on the user's row. */
  remember(tx: Db, userId: string): Promise<void>
  /** Forgets the trials of accounts that were deleted more than a year ago. */
  sweep(db: Db): Promise<void>
}

/**
 * Remembers used trials by a keyed hash of the address, so that a new account with the address of a
 * deleted one gets no second trial, and the table tells nobody which addresses had accounts.
 */
export function createUsedTrials(clock: Clock, secret: string): UsedTrials {
  const hashOfAddress = async (db: Db, userId: string) => {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!user) throw new Error('A trial has no user')
    return keyedHash(secret, 'used-trial', user.email)
  }
  return {
    async wasUsedBefore(db, userId) {
      const addressHash = await hashOfAddress(db, userId)
      const isKept = and(
        eq(usedTrials.addressHash, addressHash),
        gt(usedTrials.forgottenAt, clock()),
      )
      return (
        (await db.select({ hash: usedTrials.addressHash }).from(usedTrials).where(isKept)).length >
        0
      )
    },
    async remember(tx, userId) {
      const isUsed = and(
        eq(creditGrants.userId, userId),
        eq(creditGrants.source, 'trial'),
        eq(creditGrants.remaining, 0),
      )
      const used = await tx.select({ id: creditGrants.id }).from(creditGrants).where(isUsed)
      if (used.length === 0) return
      const addressHash = await hashOfAddress(tx, userId)
      const kept = { forgottenAt: addMs(clock(), REMEMBERED_MS) }
      await tx
        .insert(usedTrials)
        .values({ addressHash, ...kept })
        .onConflictDoUpdate({ target: usedTrials.addressHash, set: kept })
    },
    async sweep(db) {
      await db.delete(usedTrials).where(lte(usedTrials.forgottenAt, clock()))
    },
  }
}
