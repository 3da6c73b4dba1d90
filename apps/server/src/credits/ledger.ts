import { randomUUID } from 'node:crypto'
import type { Credits } from '@sightline/contracts/credits'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { users } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { creditEntries, creditGrants } from './table.ts'

/** A transaction of the caller's, or the database itself. */
type Handle = Db

export interface Ledger {
  /** Adds credits that lapse at `expiresAt`. Nothing happens if the key was used before. */
  grant(db: Handle, input: { userId: string; amount: number; expiresAt: Date; key: string }): Promise<void>
  /**
   * Takes one credit, of those that lapse first. A repeat with the same key takes nothing more.
   * @throws AppError('no_credits') when there is none.
   */
  spend(db: Handle, input: { userId: string; key: string }): Promise<void>
  /** The same, but takes the free trial while it is unused. */
  spendTrialOrCredit(db: Handle, input: { userId: string; key: string }): Promise<void>
  /** Gives back what was spent with this key, once; unknown keys are refused silently. What has lapsed meanwhile lapses again. */
  refund(db: Handle, input: { userId: string; spendKey: string }): Promise<void>
  /** Writes off what has expired, of at most 500 users, whom it returns. Safe to run on many servers. */
  lapse(db: Handle): Promise<string[]>
  credits(db: Handle, userId: string): Promise<Credits>
  /** Every entry of a user's, oldest first. */
  entries(db: Handle, userId: string): Promise<(typeof creditEntries.$inferSelect)[]>
}

/**
 * The credits ledger: append-only entries, each idempotent by its key, and beside them what remains of each grant, which the
 * database keeps from falling below zero. Every change of a user's credits first locks that user's row, in a short transaction
 * (or in the caller's), so that they happen one after another however many arrive at once.
 */
export function createLedger(clock: Clock): Ledger {
  const change = (db: Handle, userId: string, work: (tx: Handle) => Promise<void>) =>
    db.transaction(async (tx) => {
      // Not the stronger lock, which would wait for every row that merely refers to the user.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      await lapseExpired(tx, userId)
      await work(tx)
    })

  const isUsed = async (tx: Handle, key: string) =>
    (await tx.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.key, key))).length > 0

  const enter = (tx: Handle, entry: Omit<typeof creditEntries.$inferInsert, 'createdAt'>) =>
    tx.insert(creditEntries).values({ ...entry, createdAt: clock() })

  const addGrant = async (
    tx: Handle,
    grant: Pick<typeof creditGrants.$inferInsert, 'userId' | 'source' | 'amount' | 'expiresAt'>,
    key: string,
  ) => {
    const id = randomUUID()
    await tx.insert(creditGrants).values({ ...grant, id, remaining: grant.amount })
    await enter(tx, { userId: grant.userId, grantId: id, kind: 'grant', amount: grant.amount, key })
    return id
  }

  const take = async (tx: Handle, userId: string, grantId: string, key: string) => {
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} - 1` })
      .where(eq(creditGrants.id, grantId))
    await enter(tx, { userId, grantId, kind: 'spend', amount: -1, key })
  }

  const takeCredit = async (tx: Handle, userId: string, key: string) => {
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
    if (!grant) throw new AppError('no_credits', 'You have no credits left. Choose a plan to go on.')
    await take(tx, userId, grant.id, key)
  }

  /** The trial's grant, made when it is first needed; undefined once it is used. */
  const unusedTrial = async (tx: Handle, userId: string) => {
    const [trial] = await tx
      .select({ id: creditGrants.id, remaining: creditGrants.remaining })
      .from(creditGrants)
      .where(and(eq(creditGrants.userId, userId), eq(creditGrants.source, 'trial')))
    if (trial) return trial.remaining > 0 ? trial.id : undefined
    return addGrant(tx, { userId, source: 'trial', amount: 1, expiresAt: null }, `trial:${userId}`)
  }

  const lapseExpired = async (tx: Handle, userId: string) => {
    const expired = await tx
      .select({ id: creditGrants.id, remaining: creditGrants.remaining })
      .from(creditGrants)
      .where(and(eq(creditGrants.userId, userId), gt(creditGrants.remaining, 0), lte(creditGrants.expiresAt, clock())))
      .for('update')
    for (const { id, remaining } of expired) {
      await tx.update(creditGrants).set({ remaining: 0 }).where(eq(creditGrants.id, id))
      await enter(tx, { userId, grantId: id, kind: 'lapse', amount: -remaining, key: `lapse:${id}:${randomUUID()}` })
    }
  }

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
        await takeCredit(tx, userId, key)
      }),

    spendTrialOrCredit: (db, { userId, key }) =>
      change(db, userId, async (tx) => {
        if (await isUsed(tx, key)) return
        const trial = await unusedTrial(tx, userId)
        await (trial ? take(tx, userId, trial, key) : takeCredit(tx, userId, key))
      }),

    refund: (db, { userId, spendKey }) =>
      change(db, userId, async (tx) => {
        const [spent] = await tx
          .select({ grantId: creditEntries.grantId })
          .from(creditEntries)
          .where(
            and(eq(creditEntries.key, spendKey), eq(creditEntries.userId, userId), eq(creditEntries.kind, 'spend')),
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
      db.select().from(creditEntries).where(eq(creditEntries.userId, userId)).orderBy(asc(creditEntries.id)),

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
      return { balance: row.balance, isTrialUnused: row.trials === 0 }
    },
  }
}
