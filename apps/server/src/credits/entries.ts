import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { creditEntries, creditGrants } from './table.ts'
import type { UsedTrials } from './used-trials.ts'

/** The single steps of the ledger. Callers hold the lock on the user's row. */
export function createEntries(clock: Clock, usedTrials: UsedTrials) {
  const isUsed = async (tx: Db, key: string) =>
    (
      await tx
        .select({ id: creditEntries.id })
        .from(creditEntries)
        .where(eq(creditEntries.key, key))
    ).length > 0

  const enter = (tx: Db, entry: Omit<typeof creditEntries.$inferInsert, 'createdAt'>) =>
    tx.insert(creditEntries).values({ ...entry, createdAt: clock() })

  const addGrant = async (
    tx: Db,
    grant: Pick<typeof creditGrants.$inferInsert, 'userId' | 'source' | 'amount' | 'expiresAt'>,
    key: string,
  ) => {
    const id = randomUUID()
    await tx.insert(creditGrants).values({ ...grant, id, remaining: grant.amount })
    await enter(tx, { userId: grant.userId, grantId: id, kind: 'grant', amount: grant.amount, key })
    return id
  }

  const spendFromGrant = async (tx: Db, userId: string, grantId: string, key: string) => {
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} - 1` })
      .where(eq(creditGrants.id, grantId))
    await enter(tx, { userId, grantId, kind: 'spend', amount: -1, key })
  }

  const spendPaidCredit = async (tx: Db, userId: string, key: string) => {
    const [grant] = await tx
      .select({ id: creditGrants.id })
      .from(creditGrants)
      .where(
        and(
          eq(creditGrants.userId, userId),
          eq(creditGrants.source, 'payment'),
          gt(creditGrants.remaining, 0),
          gt(creditGrants.expiresAt, clock()),
        ),
      )
      .orderBy(asc(creditGrants.expiresAt), asc(creditGrants.id))
      .limit(1)
    if (!grant)
      throw new AppError('no_credits', 'You have no credits left. Choose a plan to go on.')
    await spendFromGrant(tx, userId, grant.id, key)
  }

  /**
   * The id of the free trial's grant, which is created when first needed; undefined once the trial
   * is used, by this account or by a deleted one with the same address.
   */
  const unusedTrial = async (tx: Db, userId: string) => {
    const [trial] = await tx
      .select({ id: creditGrants.id, remaining: creditGrants.remaining })
      .from(creditGrants)
      .where(and(eq(creditGrants.userId, userId), eq(creditGrants.source, 'trial')))
    if (trial) return trial.remaining > 0 ? trial.id : undefined
    if (await usedTrials.wasUsedBefore(tx, userId)) return
    return addGrant(tx, { userId, source: 'trial', amount: 1, expiresAt: null }, `trial:${userId}`)
  }

  const lapseExpired = async (tx: Db, userId: string) => {
    const expired = await tx
      .select({ id: creditGrants.id, remaining: creditGrants.remaining })
      .from(creditGrants)
      .where(
        and(
          eq(creditGrants.userId, userId),
          gt(creditGrants.remaining, 0),
          lte(creditGrants.expiresAt, clock()),
        ),
      )
      .for('update')
    for (const { id, remaining } of expired) {
      await tx.update(creditGrants).set({ remaining: 0 }).where(eq(creditGrants.id, id))
      await enter(tx, {
        userId,
        grantId: id,
        kind: 'lapse',
        amount: -remaining,
        key: `lapse:${id}:${randomUUID()}`,
      })
    }
  }

  return { addGrant, enter, isUsed, lapseExpired, spendFromGrant, spendPaidCredit, unusedTrial }
}
