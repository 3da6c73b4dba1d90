import type { SubscriptionStatus } from '@sightline/contracts/billing'
import type { ProviderSubscription } from '../adapters/razorpay.ts'

/** What is kept of a subscription's life. */
export interface SubscriptionState {
  status: SubscriptionStatus
  paidCount: number
  currentPeriodEnd: Date | null
}

const STATUS = {
  created: 'created',
  authenticated: 'scheduled',
  active: 'active',
  resumed: 'active',
  pending: 'past_due',
  halted: 'past_due',
  paused: 'past_due',
  cancelled: 'ended',
  completed: 'ended',
  expired: 'ended',
} satisfies Record<ProviderSubscription['status'], SubscriptionStatus>

/** How far along a status is. A failed charge comes after the success before it; only another success, which counts one more, undoes it. */
const RANK: Record<SubscriptionStatus, number> = { created: 0, scheduled: 1, active: 2, past_due: 3, ended: 4 }

export const stateOf = (fetched: ProviderSubscription): SubscriptionState => ({
  status: STATUS[fetched.status],
  paidCount: fetched.paid_count,
  currentPeriodEnd: fetched.current_end,
})

/**
 * What is known after learning one more state. Fetches may arrive in any order, twice or not at all; the later state wins because
 * it is later in the subscription's life, not because it came last. So merging is commutative, associative and idempotent, and
 * nothing ever goes backwards.
 */
export function merge(known: SubscriptionState, learned: SubscriptionState): SubscriptionState {
  return {
    status: isLater(learned, known) ? learned.status : known.status,
    paidCount: Math.max(known.paidCount, learned.paidCount),
    currentPeriodEnd: latest(known.currentPeriodEnd, learned.currentPeriodEnd),
  }
}

function isLater(one: SubscriptionState, other: SubscriptionState): boolean {
  const [isEnded, wasEnded] = [one.status === 'ended', other.status === 'ended']
  if (isEnded || wasEnded) return isEnded && !wasEnded
  if (one.paidCount !== other.paidCount) return one.paidCount > other.paidCount
  return RANK[one.status] > RANK[other.status]
}

const latest = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other))
