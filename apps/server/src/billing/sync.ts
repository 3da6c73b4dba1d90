import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Razorpay } from '../adapters/razorpay.ts'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { applyFetched, type BillingDeps, type SubscriptionRow } from './apply-fetched.ts'
import { claimDue, markUnseenAsDue } from './due.ts'
import { subscriptions } from './table.ts'

/** Webhooks about one subscription come in bursts. One fetch after the burst is enough. */
const BURST_PAUSE_MS = 100

export interface SubscriptionSync {
  /**
   * Fetches a subscription from the provider, applies it and returns the updated row.
   * @throws AppError('upstream_failed')
   */
  sync(providerId: string): Promise<SubscriptionRow>
  /**
   * Fetches all subscriptions that are due. Those that fail stay due. Safe on many servers at once.
   */
  syncDueSubscriptions(): Promise<void>
  /**
   * Starts `syncDueSubscriptions` without waiting for it. Calls during a run cause one more run
   * after it.
   */
  requestSync(): void
  /**
   * Marks as due the subscriptions that were not fetched for a while, because webhooks get lost.
   */
  scheduleMissedSyncs(): Promise<void>
}

/**
 * Keeps our subscriptions equal to the provider's. Webhooks, the checkout and the timer only say
 * that a subscription may have changed; the state itself always comes from a fetch. Payments are
 * identified by the provider's ids and credits by the payments' ids, so fetches may happen in any
 * order, repeatedly and on several servers with the same result.
 */
export function createSync(razorpay: Razorpay, deps: BillingDeps): SubscriptionSync {
  const { db, clock, log, inBackground } = deps

  const fetchAndApply = async (
    providerId: string,
    leaseUntil: Date | null,
  ): Promise<SubscriptionRow> => {
    const [fetched, charges] = await Promise.all([
      razorpay.fetchSubscription(providerId),
      razorpay.fetchCharges(providerId),
    ])
    const row = await applyFetched(deps, { providerId, fetched, charges, leaseUntil })
    if (row.status === 'active' && row.replacesCurrent) await endOlder(row)
    else if (row.status === 'active' || row.status === 'scheduled')
      await cancelOlder({ razorpay, db }, row)
    return row
  }

  /**
   * Ends the older subscriptions of the same user at once, after the first payment of one that
   * replaces them. The provider refuses to cancel a subscription that has ended already, so only
   * the status fetched afterwards counts.
   */
  const endOlder = async (row: SubscriptionRow) => {
    for (const { providerId } of await findOlder(db, row)) {
      const refusal = await razorpay
        .cancelSubscription(providerId, 'now')
        .catch((error: unknown) => error)
      const { status } = await fetchAndApply(providerId, null)
      if (status !== 'ended')
        throw new Error(`The replaced subscription ${providerId} goes on`, { cause: refusal })
    }
  }

  const syncDueSubscriptions = async () => {
    for (let due = await claimDue(db, clock); due.length > 0; due = await claimDue(db, clock)) {
      const attempts = due.map(async ({ providerId, leaseUntil }) => {
        try {
          await fetchAndApply(providerId, leaseUntil)
        } catch (error) {
          log.error({ err: error, providerId }, 'A subscription could not be fetched; it stays due')
        }
      })
      await Promise.all(attempts)
    }
  }

  let running: Promise<void> | undefined
  let isRunRequested = false
  const run = async () => {
    for (isRunRequested = true; isRunRequested; await setTimeout(BURST_PAUSE_MS)) {
      isRunRequested = false
      await syncDueSubscriptions()
    }
  }

  return {
    sync: (providerId) => fetchAndApply(providerId, null),
    syncDueSubscriptions,
    requestSync() {
      isRunRequested = true
      if (running) return
      running = run().finally(() => {
        running = undefined
      })
      inBackground(running)
    },
    scheduleMissedSyncs: () => markUnseenAsDue(db, clock),
  }
}

/** The subscriptions of a user that are older than `row` and not ended. */
const findOlder = (db: Db, row: SubscriptionRow) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, row.userId),
        ne(subscriptions.id, row.id),
        inArray(subscriptions.status, ['active', 'past_due', 'scheduled']),
        lt(subscriptions.createdAt, row.createdAt),
      ),
    )

/**
 * Cancels older subscriptions of the same user for the end of their periods, once the subscription
 * that replaces them is certain.
 */
async function cancelOlder({ razorpay, db }: { razorpay: Razorpay; db: Db }, row: SubscriptionRow) {
  for (const { id, providerId, status, cancelAtPeriodEnd } of await findOlder(db, row)) {
    if (cancelAtPeriodEnd || status === 'scheduled') continue
    await razorpay.cancelSubscription(providerId, 'at-period-end')
    await db.update(subscriptions).set({ cancelAtPeriodEnd: true }).where(eq(subscriptions.id, id))
    await notify(db, row.userId, 'billing')
  }
}
