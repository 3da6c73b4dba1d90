import type { Credits } from '@sightline/contracts/credits/credits'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { lockUser } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { createEntries } from './entries.ts'
import { creditEntries, creditGrants } from './table.ts'
import { createUsedTrials } from './used-trials.ts'

/** Each method takes the database or the caller's transaction. */
export interface Ledger {
  /** Adds credits that lapse at `expiresAt`. A repeated key changes nothing. */
  grant(
    db: Db,
    input: { userId: string; amount: number; expiresAt: Date; key: string },
  ): Promise<void>
  /**
   * Spends one credit, beginning with those that lapse first. A repeated key spends nothing more.
   * @throws AppError('no_credits') when the user has no credits
   */
  spend(db: Db, input: { userId: string; key: string }): Promise<void>
  /** Spends the free trial if it is unused, else one credit as `spend` does. */
  spendTrialOrCredit(db: Db, input: { userId: string; key: string }): Promise<void>
  /**
   * Gives back the credit spent with this key, once. Unknown keys change nothing. A refunded credit
   * that has expired lapses again.
   */
  refund(db: Db, input: { userId: string; spendKey: string }): Promise<void>
  /**
   * Writes off the expired credits of at most 500 users and returns the users' ids. Safe to run on
   * many servers.
   */
  lapse(db: Db): Promise<string[]>
  credits(db: Db, userId: string): Promise<Credits>
  /**
   * Remembers for a year that this user's address has used its free trial, if it has. Called
   * before the user is deleted, by the holder of the lock on the user's row.
   */
  rememberTrial(tx: Db, userId: string): Promise<void>
  /** Forgets the trials that have been remembered for a year. */
  forgetOldTrials(db: Db): Promise<void>
  /** All entries of a user, oldest first. */
  entries(db: Db, userId: string): Promise<(typeof creditEntries.$inferSelect)[]>
}

/**
 * The credits ledger: append-only entries, each idempotent by its key, and the remaining amount of
 * each grant, which a database constraint keeps from falling below zero. Every change of a user's
 * credits first locks the user's row, in a short transaction or in the caller's, so concurrent
 * changes of one user happen one after another.
 */
export function createLedger({ clock, secret }: { clock: Clock; secret: string }): Ledger {
  const usedTrials = createUsedTrials(clock, secret)
  const { addGrant, enter, isUsed, lapseExpired, spendFromGrant, spendPaidCredit, unusedTrial } =
    createEntries(clock, usedTrials)

  const change = (db: Db, userId: string, work: (tx: Db) => Promise<void>) =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await lapseExpired(tx, userId)
      await work(tx)
    })

  return {
    grant: (db, { userId, amount, expiresAt, key }) =>
      change(db, userId, async (tx) => {
        if (await isUsed(tx, key)) return
        await addGrant(tx, { userId, source: 'payment', amount, expiresAt }, key)
        await lapseExpired(tx, userId)
      }),

    spend: (db, { userId, key }) =>
      change(db, userId, async (tx) => {
        if (await isUsed(tx, key)) return
        await spendPaidCredit(tx, userId, key)
      }),

    spendTrialOrCredit: (db, { userId, key }) =>
      change(db, userId, async (tx) => {
        if (await isUsed(tx, key)) return
        const trial = await unusedTrial(tx, userId)
        await (trial ? spendFromGrant(tx, userId, trial, key) : spendPaidCredit(tx, userId, key))
      }),

    refund: (db, { userId, spendKey }) =>
      change(db, userId, async (tx) => {
        const [spent] = await tx
          .select({ grantId: creditEntries.grantId })
          .from(creditEntries)
          .where(
            and(
              eq(creditEntries.key, spendKey),
              eq(creditEntries.userId, userId),
              eq(creditEntries.kind, 'spend'),
            ),
          )
        const key = `refund:${spendKey}`
        if (!spent || (await isUsed(tx, key))) return
        await tx
          .update(creditGrants)
          .set({ remaining: sql`${creditGrants.remaining} + 1` })
          .where(eq(creditGrants.id, spent.grantId))
        await enter(tx, { userId, grantId: spent.grantId, kind: 'refund', amount: 1, key })
        await lapseExpired(tx, userId)
      }),

    async lapse(db) {
      const due = await db
        .selectDistinct({ userId: creditGrants.userId })
        .from(creditGrants)
        .where(and(gt(creditGrants.remaining, 0), lte(creditGrants.expiresAt, clock())))
        .limit(500)
      for (const { userId } of due) await change(db, userId, async () => {})
      return due.map(({ userId }) => userId)
    },

    entries: (db, userId) =>
      db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(asc(creditEntries.id)),

    async credits(db, userId) {
      const now = clock().toISOString()
      const row = singleRow(
        await db
          .select({
            balance: sql<number>`coalesce(sum(${creditGrants.remaining}) filter (where ${creditGrants.source} = 'payment' and ${creditGrants.expiresAt} > ${now}::timestamptz), 0)::int`,
            trials: sql<number>`(count(*) filter (where ${creditGrants.source} = 'trial' and ${creditGrants.remaining} = 0))::int`,
          })
          .from(creditGrants)
          .where(eq(creditGrants.userId, userId)),
      )
      const isTrialUnused = row.trials === 0 && !(await usedTrials.wasUsedBefore(db, userId))
      return { balance: row.balance, isTrialUnused }
    },

    rememberTrial: usedTrials.remember,
    forgetOldTrials: usedTrials.sweep,
  }
}
