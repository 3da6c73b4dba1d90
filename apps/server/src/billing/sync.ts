import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Charge, ProviderSubscription, Razorpay } from '../adapters/razorpay.ts'
import { users } from '../auth/public.ts'
import type { Ledger } from '../credits/public.ts'
import { plans } from '../plans/public.ts'
import { addMs, type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { pastDueMail, receiptMail } from './mails.ts'
import { merge, stateOf } from './state.ts'
import { payments, subscriptions } from './table.ts'

/** While one server fetches a subscription, the others leave it alone for this long. */
const LEASE_MS = MINUTE_MS
/** How long a live subscription may go without a look at the provider, whatever its webhooks did. */
const UNSEEN_MS = DAY_MS / 4
const AT_ONCE = 4
/** Webhooks come in bursts about one subscription; one fetch after a burst tells what it was about. */
const PAUSE_MS = 100

export type SubscriptionRow = typeof subscriptions.$inferSelect

export interface BillingDeps {
  db: Db
  clock: Clock
  ledger: Ledger
  mails: MailQueue
  log: FastifyBaseLogger
  webOrigin: string
  inBackground(work: Promise<void>): void
}

export interface SubscriptionSync {
  /** Fetches a subscription and applies what is true there, in one transaction. Returns it as it is then. @throws AppError('upstream_failed') */
  sync(providerId: string): Promise<SubscriptionRow>
  /** Fetches all that are due; what fails stays due. Safe on many servers at once. */
  syncDue(): Promise<void>
  /** Starts `syncDue` without waiting for it; calls while it runs are one more run after it. */
  syncSoon(): void
  /** Marks as due what nobody has told us of: webhooks get lost. */
  markUnseen(): Promise<void>
}

/**
 * Keeps subscriptions as the provider has them. Whoever learns that something may have changed (a webhook, the checkout, the timer)
 * has it fetched; only what is fetched counts. Payments are known by the provider's ids and credits by the payments', so that all
 * of it may happen in any order, repeatedly and on several servers with one effect.
 */
export function createSync(razorpay: Razorpay, deps: BillingDeps): SubscriptionSync {
  const { db, clock, ledger, mails, log, webOrigin, inBackground } = deps

  const apply = (providerId: string, fetched: ProviderSubscription, charges: Charge[], leaseUntil: Date | null) =>
    db.transaction(async (tx) => {
      const row = singleRow(
        await tx.select().from(subscriptions).where(eq(subscriptions.providerId, providerId)).for('update'),
      )
      if (fetched.plan_id !== row.providerPlanId)
        throw new Error(`Subscription ${row.id} has another plan at the provider`)
      const [plan] = await tx.select().from(plans).where(eq(plans.id, row.planId))
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.userId))
      if (!plan || !user) throw new Error(`Subscription ${row.id} has lost its plan or its user`)

      const next = merge(row, stateOf(fetched))
      for (const { paymentId, ...charge } of charges) {
        const payment = {
          id: paymentId,
          ...charge,
          planName: plan.name,
          credits: plan.credits,
          currency: 'INR',
        } as const
        const added = await tx
          .insert(payments)
          .values({ ...payment, subscriptionId: row.id, userId: row.userId })
          .onConflictDoNothing({ target: payments.id })
          .returning({ id: payments.id })
        if (added.length === 0) continue
        const grant = {
          userId: row.userId,
          amount: plan.credits,
          expiresAt: charge.periodEnd,
          key: `payment:${paymentId}`,
        }
        await ledger.grant(tx, grant)
        await mails.add(tx, { ...receiptMail(webOrigin, payment), key: `receipt:${paymentId}`, to: user.email })
      }
      if (next.status === 'past_due' && row.status !== 'past_due') {
        const key = `past-due:${row.id}:${next.paidCount}`
        await mails.add(tx, { ...pastDueMail(webOrigin, plan.name), key, to: user.email })
      }

      // Paid, but the provider does not list the charge yet: look again soon. Else done, unless somebody marked it meanwhile.
      const isIncomplete = next.status !== 'ended' && charges.length < next.paidCount
      const wasMarkedAgain = row.syncDueAt !== null && row.syncDueAt.getTime() !== leaseUntil?.getTime()
      const syncDueAt = isIncomplete ? addMs(clock(), 10 * SECOND_MS) : wasMarkedAgain ? row.syncDueAt : null
      const changes = { ...next, startsAt: fetched.start_at ?? row.startsAt, syncedAt: clock(), syncDueAt }
      const applied = singleRow(
        await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, row.id)).returning(),
      )
      for (const topic of ['billing', 'credits'] as const) await notify(tx, row.userId, topic)
      return applied
    })

  const fetchAndApply = async (providerId: string, leaseUntil: Date | null) => {
    const [fetched, charges] = await Promise.all([
      razorpay.fetchSubscription(providerId),
      razorpay.fetchCharges(providerId),
    ])
    const row = await apply(providerId, fetched, charges, leaseUntil)
    await endReplaced(row)
    return row
  }

  /** A plan that another one follows is cancelled for its period's end, once the other is certain. */
  const endReplaced = async (row: SubscriptionRow) => {
    if (row.status !== 'scheduled' && row.status !== 'active') return
    const older = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, row.userId),
          ne(subscriptions.id, row.id),
          inArray(subscriptions.status, ['active', 'past_due']),
          eq(subscriptions.cancelAtPeriodEnd, false),
          lt(subscriptions.createdAt, row.createdAt),
        ),
      )
    for (const { id, providerId } of older) {
      await razorpay.cancelSubscription(providerId, 'at-period-end')
      await db.update(subscriptions).set({ cancelAtPeriodEnd: true }).where(eq(subscriptions.id, id))
      await notify(db, row.userId, 'billing')
    }
  }

  const claim = () => {
    const now = clock()
    const due = db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(lte(subscriptions.syncDueAt, now))
      .orderBy(subscriptions.syncDueAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const claimed = { providerId: subscriptions.providerId, leaseUntil: subscriptions.syncDueAt }
    return db
      .update(subscriptions)
      .set({ syncDueAt: addMs(now, LEASE_MS) })
      .where(inArray(subscriptions.id, due))
      .returning(claimed)
  }

  const syncDue = async () => {
    for (let due = await claim(); due.length > 0; due = await claim()) {
      const attempts = due.map(async ({ providerId, leaseUntil }) => {
        try {
          await fetchAndApply(providerId, leaseUntil)
        } catch (error) {
          log.error({ err: error, providerId }, 'A subscription could not be fetched; it stays due')
        }
      })
      await Promise.all(attempts)
    }
    await mails.sendDue()
  }

  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async () => {
    for (isAskedAgain = true; isAskedAgain; await setTimeout(PAUSE_MS)) {
      isAskedAgain = false
      await syncDue()
    }
  }

  return {
    sync: async (providerId) => {
      const row = await fetchAndApply(providerId, null)
      inBackground(mails.sendDue())
      return row
    },
    syncDue,
    syncSoon() {
      isAskedAgain = true
      if (running) return
      running = run().finally(() => {
        running = undefined
      })
      inBackground(running)
    },
    async markUnseen() {
      const now = clock()
      const isLive = and(ne(subscriptions.status, 'ended'), ne(subscriptions.status, 'created'))
      const isPeriodOver = and(
        isLive,
        lt(subscriptions.currentPeriodEnd, now),
        lt(subscriptions.syncedAt, addMs(now, -10 * MINUTE_MS)),
      )
      const isForgotten = and(isLive, lt(subscriptions.syncedAt, addMs(now, -UNSEEN_MS)))
      // Somebody may have paid and closed the page before it could tell us.
      const isMaybePaid = and(
        eq(subscriptions.status, 'created'),
        sql`${subscriptions.createdAt} > ${addMs(now, -2 * DAY_MS).toISOString()}::timestamptz`,
        lt(subscriptions.syncedAt, addMs(now, -10 * MINUTE_MS)),
      )
      await db
        .update(subscriptions)
        .set({ syncDueAt: now })
        .where(and(isNull(subscriptions.syncDueAt), or(isPeriodOver, isForgotten, isMaybePaid)))
    },
  }
}
