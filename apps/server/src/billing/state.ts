import type { SubscriptionStatus } from '@sightline/contracts/billing/billing'
import type { ProviderSubscription } from '../adapters/razorpay.ts'

/** The stored state of a subscription. */
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

/**
 * The order of statuses. A failed charge follows the last successful one; only another success,
 * with a higher count, reverts it.
 */
const RANK: Record<SubscriptionStatus, number> = {
  created: 0,
  scheduled: 1,
  active: 2,
  past_due: 3,
  ended: 4,
}

export const stateOf = (fetched: ProviderSubscription): SubscriptionState => ({
  status: STATUS[fetched.status],
  paidCount: fetched.paid_count,
  currentPeriodEnd: fetched.current_end,
})

/**
 * Merges two states of a subscription. Fetches may arrive in any order, twice or not at all. The
 * state that is later in the subscription's life wins, whenever it arrived, so merging is
 * commutative, associative and idempotent, and never goes backwards.
 */
export function merge(stored: SubscriptionState, fetched: SubscriptionState): SubscriptionState {
  return {
    status: isLater(fetched, stored) ? fetched.status : stored.status,
    paidCount: Math.max(stored.paidCount, fetched.paidCount),
    currentPeriodEnd: latest(stored.currentPeriodEnd, fetched.currentPeriodEnd),
  }
}

function isLater(state: SubscriptionState, other: SubscriptionState): boolean {
  const [isEnded, wasEnded] = [state.status === 'ended', other.status === 'ended']
  if (isEnded || wasEnded) return isEnded && !wasEnded
  if (state.paidCount !== other.paidCount) return state.paidCount > other.paidCount
  return RANK[state.status] > RANK[other.status]
}

const latest = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b))
