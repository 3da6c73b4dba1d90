import type { Billing } from '@sightline/contracts/billing'
import type { Plan } from '@sightline/contracts/plans'
import { formatDay } from '../billing/public.ts'

/** How a plan is offered to a user. */
export type Offer = {
  isForSale: boolean
  /** The text of the button. */
  label: string
  /** A badge on the plan that the user has, or that follows it. */
  mark?: string
  note?: string
}

type UserPlans = Pick<Billing, 'subscription' | 'next'>

/** The offer of `plan` to a user with `userPlans`, which are null if they could not be loaded. */
export function offerOf(plan: Pick<Plan, 'id' | 'name'>, userPlans: UserPlans | null, now: Date): Offer {
  const current = userPlans?.subscription ?? null
  const next = userPlans?.next?.cancel_at_period_end === false ? userPlans.next : null
  const isCurrent = current?.plan.id === plan.id
  const end = current?.current_period_end ?? null
  const isPaidAhead = end !== null && new Date(end) > now

  if (next?.plan.id === plan.id)
    return {
      isForSale: false,
      label: 'Your next plan',
      mark: isCurrent ? 'Current plan' : 'Next plan',
      ...(next.starts_at && { note: `Starts on ${formatDay(next.starts_at)}.` }),
    }
  if (isCurrent && !current?.cancel_at_period_end)
    return {
      isForSale: false,
      label: 'Your current plan',
      mark: 'Current plan',
      ...(isPaidAhead && { note: `Paid until ${formatDay(end)}.` }),
    }
  if (next && isCurrent)
    return {
      isForSale: false,
      label: 'Your current plan',
      mark: 'Current plan',
      ...(isPaidAhead && { note: `Until ${formatDay(end)}. Then ${next.plan.name} follows.` }),
    }
  if (next)
    return {
      isForSale: false,
      label: 'Subscribe Now',
      note: `${next.plan.name} is set to follow your present plan. Cancel it on your profile to choose another.`,
    }
  if (isCurrent && isPaidAhead)
    return {
      isForSale: true,
      label: 'Subscribe Now',
      mark: 'Current plan',
      note: `Your present period ends on ${formatDay(end)}. Subscribe to go on from there.`,
    }
  if (current && isPaidAhead)
    return {
      isForSale: true,
      label: 'Subscribe Now',
      note: `Starts on ${formatDay(end)}, when your present period ends.`,
    }
  return { isForSale: true, label: 'Subscribe Now' }
}
