import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { addMs, type Clock, DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { subscriptions } from './table.ts'

/** How long a claimed subscription is left alone by other servers. */
const LEASE_MS = MINUTE_MS
/** The longest time between two fetches of a live subscription, even without webhooks. */
const UNSEEN_MS = DAY_MS / 4
const CLAIMED_AT_ONCE = 4

/**
 * Claims a few due subscriptions, the longest due first, by moving their due time ahead: other
 * servers leave them alone until then, and they are due again if this server dies.
 */
export function claimDue(db: Db, clock: Clock) {
  const now = clock()
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(lte(subscriptions.syncDueAt, now))
    .orderBy(subscriptions.syncDueAt)
    .limit(CLAIMED_AT_ONCE)
    .for('update', { skipLocked: true })
  const claimed = { providerId: subscriptions.providerId, leaseUntil: subscriptions.syncDueAt }
  return db
    .update(subscriptions)
    .set({ syncDueAt: addMs(now, LEASE_MS) })
    .where(inArray(subscriptions.id, due))
    .returning(claimed)
}

/**
 * Marks live subscriptions as due that have not been fetched for a while, because webhooks get
 * lost.
 */
export async function markUnseenAsDue(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  const isLive = and(ne(subscriptions.status, 'ended'), ne(subscriptions.status, 'created'))
  const isPeriodOver = and(
    isLive,
    lt(subscriptions.currentPeriodEnd, now),
    lt(subscriptions.syncedAt, addMs(now, -10 * MINUTE_MS)),
  )
  const isStale = and(isLive, lt(subscriptions.syncedAt, addMs(now, -UNSEEN_MS)))
  // The customer may have paid and closed the page before it could report the payment.
  const isMaybePaid = and(
    eq(subscriptions.status, 'created'),
    sql`${subscriptions.createdAt} > ${addMs(now, -2 * DAY_MS).toISOString()}::timestamptz`,
    lt(subscriptions.syncedAt, addMs(now, -10 * MINUTE_MS)),
  )
  await db
    .update(subscriptions)
    .set({ syncDueAt: now })
    .where(and(isNull(subscriptions.syncDueAt), or(isPeriodOver, isStale, isMaybePaid)))
}
