import { plural, t } from '@lingui/core/macro'
import type { Billing } from '@sightline/contracts/billing/billing'
import type { Plan } from '@sightline/contracts/plans/plans'
import { formatDay, formatInr } from '../billing/public.ts'

/** How a plan is offered to a user. */
export type Offer = {
  isForSale: boolean
  /** The text of the button. */
  label: string
  /** A badge on the plan that the user has, or that follows it. */
  mark?: string
  note?: string
  /** What the user can buy today although a plan is paid, and what happens then. */
  today?: TodayOffer
}

/** A purchase that ends the present plan. */
export type TodayOffer = { label: string; title: string; consequences: string }

type UserPlans = Pick<Billing, 'subscription' | 'next' | 'credits'>

type OfferedPlan = Pick<Plan, 'id' | 'name' | 'price_inr' | 'credits'>

/** The offer of `plan` to a user with `userPlans`, which are null if they could not be loaded. */
export function offerOf(plan: OfferedPlan, userPlans: UserPlans | null, now: Date): Offer {
  const current = userPlans?.subscription ?? null
  const next = userPlans?.next?.cancel_at_period_end === false ? userPlans.next : null
  const isCurrent = current?.plan.id === plan.id
  const end = current?.current_period_end ?? null
  const isPaidAhead = end !== null && new Date(end) > now
  const today = userPlans &&
    current &&
    !next && { today: todayOffer(plan, current.plan, userPlans.credits) }

  if (next?.plan.id === plan.id)
    return {
      isForSale: false,
      label: t`Your next plan`,
      mark: isCurrent ? t`Current plan` : t`Next plan`,
      ...(next.starts_at && { note: t`Starts on ${formatDay(next.starts_at)}.` }),
    }
  if (isCurrent && !current?.cancel_at_period_end)
    return {
      isForSale: false,
      label: t`Your current plan`,
      mark: t`Current plan`,
      ...(isPaidAhead && { note: t`Paid until ${formatDay(end)}.`, ...today }),
    }
  if (next && isCurrent)
    return {
      isForSale: false,
      label: t`Your current plan`,
      mark: t`Current plan`,
      ...(isPaidAhead && { note: t`Until ${formatDay(end)}. Then ${next.plan.name} follows.` }),
    }
  if (next)
    return {
      isForSale: false,
      label: t`Subscribe Now`,
      note: t`${next.plan.name} is set to follow your present plan. Cancel it on your profile to choose another.`,
    }
  if (isCurrent && isPaidAhead)
    return {
      isForSale: true,
      label: t`Subscribe Now`,
      mark: t`Current plan`,
      note: t`Your present period ends on ${formatDay(end)}. Subscribe to go on from there.`,
      ...today,
    }
  if (current && isPaidAhead)
    return {
      isForSale: true,
      label: t`Subscribe Now`,
      note: t`Starts on ${formatDay(end)}, when your present period ends.`,
      ...today,
    }
  return { isForSale: true, label: t`Subscribe Now` }
}

/**
 * What buying `plan` today means for a user with the plan `current` and this many unused credits.
 */
function todayOffer(plan: OfferedPlan, current: OfferedPlan, unusedCredits: number): TodayOffer {
  const kept =
    unusedCredits === 0
      ? t`You have no unused credits to keep.`
      : plural(unusedCredits, {
          one: 'Your # unused credit stays yours until the end of the period that paid for them.',
          other: 'Your # unused credits stay yours until the end of the period that paid for them.',
        })
  const price = formatInr(plan.price_inr)
  if (plan.id === current.id)
    return {
      label: t`Buy ${plan.credits} more credits today`,
      title: t`Buy ${plan.credits} more credits?`,
      consequences: t`You pay ${price} now, and a new period of ${plan.name} begins today with ${plan.credits} credits. Your present period ends today, and nothing of it is paid back. ${kept}`,
    }
  return {
    label: t`Change to ${plan.name} today`,
    title: t`Change to ${plan.name} today?`,
    consequences: t`You pay ${price} now, and ${plan.name} begins today with ${plan.credits} credits. ${current.name} ends today, and nothing of it is paid back. ${kept}`,
  }
}
