import { randomUUID } from 'node:crypto'
import type { PlanStart, Subscription } from '@sightline/contracts/billing/billing'
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Razorpay } from '../adapters/razorpay.ts'
import { users } from '../auth/public.ts'
import { plans, presentPlan } from '../plans/public.ts'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import { type Db, isUniqueViolation, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import type { SubscriptionRow } from './apply-fetched.ts'
import { cancellationMail, endingSoonMail } from './mails.ts'
import { subscriptions } from './table.ts'

const ENDING_SOON_MS = 3 * DAY_MS
/** How long an abandoned checkout is reused. The provider lets it expire some time later. */
const REUSE_MS = DAY_MS

interface Deps {
  db: Db
  clock: Clock
  mails: MailQueue
  webOrigin: string
}

type WithPlan = { subscription: SubscriptionRow; plan: typeof plans.$inferSelect }

/** The current subscription and the one scheduled to follow it. */
export async function findCurrent(
  db: Db,
  userId: string,
): Promise<{ current: WithPlan | null; next: WithPlan | null }> {
  const rows = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, ['active', 'past_due', 'scheduled']),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
  // A new plan may have begun before the end of the old one is known. The newest counts.
  const current = rows.find(({ subscription }) => subscription.status !== 'scheduled') ?? null
  const next = rows.find(({ subscription }) => subscription.status === 'scheduled') ?? null
  return { current, next }
}

export const presentSubscription = (found: WithPlan | null): Subscription | null =>
  found && {
    id: found.subscription.id,
    plan: presentPlan(found.plan),
    status: found.subscription.status,
    starts_at: found.subscription.startsAt?.toISOString() ?? null,
    current_period_end: found.subscription.currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: found.subscription.cancelAtPeriodEnd,
  }

/**
 * Creates a subscription at the provider, or reuses one whose checkout was abandoned. If a plan is
 * active, the subscription begins when that plan's paid period ends, or now: then its first payment
 * ends the active plan, whose unused credits stay. Returns the provider's id.
 * @throws AppError('not_found' | 'already_subscribed' | 'upstream_failed')
 */
export async function createSubscription(
  razorpay: Razorpay,
  { db, clock }: Deps,
  input: { userId: string; planId: string; starts: PlanStart },
): Promise<string> {
  const { userId, planId } = input
  const [plan] = await db.select().from(plans).where(eq(plans.id, planId))
  if (!plan?.planId)
    throw new AppError('not_found', 'This plan is not for sale.', { field: 'plan_id' })
  const { current, next } = await findCurrent(db, userId)
  const continuing = next ?? (current?.subscription.cancelAtPeriodEnd ? null : current)
  const replacesCurrent = input.starts === 'now' && current !== null
  if (continuing?.plan.id === planId && !(replacesCurrent && !next))
    throw new AppError('already_subscribed', `You have ${plan.name} already.`)
  if (next)
    throw new AppError(
      'already_subscribed',
      `${next.plan.name} is set to follow your present plan. Cancel first to choose another.`,
    )

  const unpaid = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.planId, planId),
    eq(subscriptions.status, 'created'),
  )
  const now = clock()
  const end = current?.subscription.currentPeriodEnd
  const startAt = !replacesCurrent && end && end > now ? end : undefined
  const [abandoned] = await db.select().from(subscriptions).where(unpaid)
  if (abandoned) {
    const isSameStart =
      abandoned.startsAt?.getTime() === startAt?.getTime() &&
      abandoned.replacesCurrent === replacesCurrent
    if (isSameStart && abandoned.createdAt > addMs(now, -REUSE_MS)) return abandoned.providerId
    await db
      .update(subscriptions)
      .set({ status: 'ended' })
      .where(eq(subscriptions.id, abandoned.id))
  }

  const created = await razorpay.createSubscription({
    planId: plan.planId,
    months: plan.months,
    userId,
    ...(startAt && { startAt }),
  })
  try {
    const row = {
      id: randomUUID(),
      userId,
      planId,
      providerId: created.id,
      providerPlanId: plan.planId,
      pricePaise: plan.priceInr * 100,
      startsAt: startAt ?? null,
      replacesCurrent,
    }
    await db
      .insert(subscriptions)
      .values({ ...row, status: 'created', createdAt: now, syncedAt: now })
    return created.id
  } catch (error) {
    // A double click: use the other request's subscription. This one is never paid.
    if (isUniqueViolation(error))
      return singleRow(await db.select().from(subscriptions).where(unpaid)).providerId
    throw error
  }
}

/**
 * Cancels the current plan for the end of its paid period. A scheduled plan never begins.
 * @throws AppError('not_found' | 'upstream_failed')
 */
export async function cancelSubscription(
  razorpay: Razorpay,
  deps: Deps,
  userId: string,
): Promise<void> {
  const { db, mails, webOrigin } = deps
  const { current, next } = await findCurrent(db, userId)
  const toEnd = [current, next].filter(
    (found) => found !== null && !found.subscription.cancelAtPeriodEnd,
  ) as WithPlan[]
  if (toEnd.length === 0) throw new AppError('not_found', 'There is no plan to cancel.')
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  for (const { subscription, plan } of toEnd) {
    await razorpay.cancelSubscription(
      subscription.providerId,
      subscription.status === 'active' ? 'at-period-end' : 'now',
    )
    await db.transaction(async (tx) => {
      const changes = { cancelAtPeriodEnd: true, syncDueAt: deps.clock() }
      await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, subscription.id))
      const end = subscription.status === 'scheduled' ? null : subscription.currentPeriodEnd
      const mail = cancellationMail(webOrigin, plan.name, end)
      if (user)
        await mails.add(tx, { ...mail, key: `cancelled:${subscription.id}`, to: user.email })
      await notify(tx, userId, 'billing')
    })
  }
}

/**
 * Queues one mail for each cancelled subscription that ends within three days, unless another
 * subscription follows.
 */
export async function announceEndings({ db, clock, mails, webOrigin }: Deps): Promise<void> {
  const now = clock()
  const ending = await db
    .select({ subscription: subscriptions, plan: plans, email: users.email })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.cancelAtPeriodEnd, true),
        inArray(subscriptions.status, ['active', 'past_due']),
        gt(subscriptions.currentPeriodEnd, now),
        lte(subscriptions.currentPeriodEnd, addMs(now, ENDING_SOON_MS)),
      ),
    )
    .limit(500)
  for (const { subscription, plan, email } of ending) {
    if (!subscription.currentPeriodEnd || (await findCurrent(db, subscription.userId)).next)
      continue
    const mail = endingSoonMail(webOrigin, plan.name, subscription.currentPeriodEnd)
    await mails.add(db, { ...mail, key: `ending:${subscription.id}`, to: email })
  }
}
