import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Charge, ProviderSubscription } from '../adapters/razorpay.ts'
import { users } from '../auth/public.ts'
import type { Ledger } from '../credits/public.ts'
import { plans } from '../plans/public.ts'
import { addMs, type Clock, SECOND_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { pastDueMail, receiptMail, unexpectedAmountMail } from './mails.ts'
import { merge, stateOf } from './state.ts'
import { payments, subscriptions } from './table.ts'

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

interface Fetched {
  providerId: string
  fetched: ProviderSubscription
  charges: Charge[]
  leaseUntil: Date | null
}

/**
 * Applies a subscription and its charges as fetched from the provider, in one transaction. Each
 * charge is recorded once, by its payment id, together with its credits and its receipt mail.
 * `leaseUntil` is the due time that this server set when it claimed the fetch.
 */
export function applyFetched(
  deps: BillingDeps,
  { providerId, fetched, charges, leaseUntil }: Fetched,
): Promise<SubscriptionRow> {
  const { db, clock, mails, webOrigin } = deps
  return db.transaction(async (tx) => {
    const row = singleRow(
      await tx
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.providerId, providerId))
        .for('update'),
    )
    if (fetched.plan_id !== row.providerPlanId)
      throw new Error(`Subscription ${row.id} has another plan at the provider`)
    const [plan] = await tx.select().from(plans).where(eq(plans.id, row.planId))
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, row.userId))
    if (!plan || !user) throw new Error(`Subscription ${row.id} has lost its plan or its user`)

    const next = merge(row, stateOf(fetched))
    for (const charge of charges)
      await recordCharge(tx, deps, charge, { row, plan, email: user.email })
    if (next.status === 'past_due' && row.status !== 'past_due') {
      const key = `past-due:${row.id}:${next.paidCount}`
      await mails.add(tx, { ...pastDueMail(webOrigin, plan.name), key, to: user.email })
    }

    // Paid, but the provider does not list the charge yet: fetch again soon. Otherwise the fetch is
    // done, unless the subscription was marked as due again in the meantime.
    const isIncomplete = next.status !== 'ended' && charges.length < next.paidCount
    const wasMarkedAgain =
      row.syncDueAt !== null && row.syncDueAt.getTime() !== leaseUntil?.getTime()
    const syncDueAt = isIncomplete
      ? addMs(clock(), 10 * SECOND_MS)
      : wasMarkedAgain
        ? row.syncDueAt
        : null
    const changes = {
      ...next,
      startsAt: fetched.start_at ?? row.startsAt,
      syncedAt: clock(),
      syncDueAt,
    }
    const applied = singleRow(
      await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, row.id)).returning(),
    )
    for (const topic of ['billing', 'credits'] as const) await notify(tx, row.userId, topic)
    return applied
  })
}

/**
 * Records a charge with its credits and its receipt mail. A charge that is recorded already changes
 * nothing. A charge of another amount than the plan's price gives no credits: the operator's log
 * and the user's mail say so.
 */
async function recordCharge(
  tx: Db,
  { ledger, mails, log, webOrigin }: BillingDeps,
  { paymentId, ...charge }: Charge,
  { row, plan, email }: { row: SubscriptionRow; plan: typeof plans.$inferSelect; email: string },
) {
  const isExpected = charge.amountPaise === row.pricePaise
  const credits = isExpected ? plan.credits : 0
  const payment = {
    id: paymentId,
    ...charge,
    planName: plan.name,
    credits,
    currency: 'INR',
  } as const
  const added = await tx
    .insert(payments)
    .values({ ...payment, subscriptionId: row.id, userId: row.userId })
    .onConflictDoNothing({ target: payments.id })
    .returning({ id: payments.id })
  if (added.length === 0) return
  if (!isExpected) {
    const amounts = { amountPaise: charge.amountPaise, pricePaise: row.pricePaise }
    log.error(
      { paymentId, subscriptionId: row.id, ...amounts },
      'A captured amount is not the price of its plan; the payment gave no credits',
    )
    const mail = unexpectedAmountMail(webOrigin, { ...payment, pricePaise: row.pricePaise })
    return mails.add(tx, { ...mail, key: `receipt:${paymentId}`, to: email })
  }
  const grant = {
    userId: row.userId,
    amount: plan.credits,
    expiresAt: charge.periodEnd,
    key: `payment:${paymentId}`,
  }
  await ledger.grant(tx, grant)
  await mails.add(tx, {
    ...receiptMail(webOrigin, payment),
    key: `receipt:${paymentId}`,
    to: email,
  })
}
