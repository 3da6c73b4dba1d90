import { t } from '@lingui/core/macro'
import type { Billing } from '@sightline/contracts/billing/billing'
import { formatDay, formatInr } from './money.ts'

/** The present subscription of a user, and the one that is to follow. */
type UserPlans = Pick<Billing, 'subscription' | 'next'>

/** The subscription that follows the present one; null if it has been cancelled. */
export const scheduledPlan = ({ next }: UserPlans) =>
  next && !next.cancel_at_period_end ? next : null

/** Whether a subscription can be cancelled: the present one or the next. */
export const canCancel = (userPlans: UserPlans) =>
  userPlans.subscription?.cancel_at_period_end === false || scheduledPlan(userPlans) !== null

/** The name of the present plan, and when it renews or ends. */
export function describePlan(userPlans: UserPlans): string {
  const name = userPlans.subscription?.plan.name
  return [name ? t`Your plan is ${name}.` : t`No plan yet.`, describeRenewal(userPlans)]
    .filter(Boolean)
    .join(' ')
}

/** When the present plan renews or ends, and which plan follows. Null if neither is known. */
export function describeRenewal(userPlans: UserPlans): string | null {
  const { subscription } = userPlans
  const next = scheduledPlan(userPlans)
  const follows =
    next &&
    (next.starts_at
      ? t`${next.plan.name} follows on ${formatDay(next.starts_at)}.`
      : t`${next.plan.name} follows.`)
  if (!subscription) return follows
  const end = subscription.current_period_end
  if (subscription.status === 'past_due')
    return [t`The last payment failed.`, follows].filter(Boolean).join(' ')
  if (!end) return follows
  if (subscription.cancel_at_period_end)
    return [t`Ends on ${formatDay(end)}.`, follows].filter(Boolean).join(' ')
  return t`Renews on ${formatDay(end)} for ${formatInr(subscription.plan.price_inr)}.`
}
