import type { Billing } from '@sightline/contracts/billing'
import { formatDay, formatInr } from './money.ts'

type Standing = Pick<Billing, 'subscription' | 'next'>

/** The plan that follows the present one, unless it was called off. */
export const followingPlan = ({ next }: Standing) => (next && !next.cancel_at_period_end ? next : null)

/** Whether there is anything left to cancel. */
export const canCancel = (standing: Standing) =>
  standing.subscription?.cancel_at_period_end === false || followingPlan(standing) !== null

/** The plan and what comes next for it, in a sentence or two. */
export function planInWords(standing: Standing): string {
  const name = standing.subscription?.plan.name
  return [name ? `Your plan is ${name}.` : 'No plan yet.', outlook(standing)].filter(Boolean).join(' ')
}

/** What comes next for the present plan, in a sentence or two; null without one. */
export function outlook(standing: Standing): string | null {
  const { subscription } = standing
  const next = followingPlan(standing)
  const follows = next && `${next.plan.name} follows${next.starts_at ? ` on ${formatDay(next.starts_at)}` : ''}.`
  if (!subscription) return follows
  const end = subscription.current_period_end
  if (subscription.status === 'past_due') return ['The last payment failed.', follows].filter(Boolean).join(' ')
  if (!end) return follows
  if (subscription.cancel_at_period_end) return [`Ends on ${formatDay(end)}.`, follows].filter(Boolean).join(' ')
  return `Renews on ${formatDay(end)} for ${formatInr(subscription.plan.price_inr)}.`
}
