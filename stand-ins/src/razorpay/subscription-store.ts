import { authorise, type BillingContext, cancel, decline } from './charges.ts'
import { addMonths } from './cycles.ts'
import { newId } from './keys.ts'
import type { Plan } from './plans.ts'
import { ProviderError } from './provider-error.ts'
import { nextDueAt, processDue } from './schedule.ts'
import type { Payment, Subscription } from './subscription.ts'

/** The latest moment the provider can bill for. */
const LAST_MOMENT = 4_765_046_400
const OPEN = ['created', 'authenticated', 'active', 'pending', 'halted']

export interface SubscriptionRequest {
  plan: Plan
  totalCount: number
  quantity: number
  customerNotify: boolean
  startAt: number | null
  expireBy: number | null
  notes: Record<string, string> | []
}

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>

/**
 * Keeps subscriptions and lets time pass for them, on a clock of its own. `tell` hears of every event.
 * Whatever its functions refuse they throw as Refusal.
 */
export function createSubscriptionStore({ emit }: Pick<BillingContext, 'emit'>) {
  const subscriptions = new Map<string, Subscription>()
  let movedMs = 0
  /** While the past is caught up with: the moment that is being lived through. */
  let moment: number | null = null
  const present = () => Math.floor((Date.now() + movedMs) / 1000)
  const context: BillingContext = { now: () => moment ?? present(), emit }

  /** Lives through all that has become due, in order. */
  function catchUp() {
    for (;;) {
      const due = [...subscriptions.values()]
        .flatMap((subscription) => ({ subscription, at: nextDueAt(subscription) ?? Infinity }))
        .filter(({ at }) => at <= present())
        .sort((one, other) => one.at - other.at)[0]
      if (!due) break
      moment = due.at
      processDue(due.subscription, context)
    }
    moment = null
  }

  return {
    context,
    catchUp,
    advance(ms: number) {
      movedMs += ms
      catchUp()
    },
    /** Latest first. */
    list: () => [...subscriptions.values()].reverse(),
    find(id: string): Subscription {
      const found = subscriptions.get(id)
      if (!found) throw new ProviderError(400, 'The id provided does not exist')
      return found
    },

    create(order: SubscriptionRequest): Subscription {
      const now = context.now()
      if (order.startAt !== null && order.startAt <= now)
        throw new ProviderError(400, 'start_at cannot be lesser than the current time.', 'start_at')
      const end = addMonths(order.startAt ?? now, order.totalCount * order.plan.months)
      if (end > LAST_MOMENT)
        throw new ProviderError(400, `end_time must be between 946684800 and ${LAST_MOMENT}`, 'total_count')
      const subscription: Subscription = {
        ...order,
        id: newId('sub'),
        createdAt: now,
        status: 'created',
        customerId: null,
        email: null,
        currentStart: null,
        currentEnd: null,
        chargeAt: order.startAt,
        endedAt: null,
        authAttempts: 0,
        paidCount: 0,
        invoices: [],
        isCancelledAtCycleEnd: false,
        isCardDeclined: false,
      }
      subscriptions.set(subscription.id, subscription)
      return subscription
    },

    /** What a payment of the checkout does, told to succeed or to fail. */
    pay(subscription: Subscription, outcome: 'success' | 'failure', email: string | null = null): Payment {
      const { status, plan, quantity } = subscription
      if (status !== 'created' && status !== 'pending' && status !== 'halted')
        throw new ProviderError(400, 'Customer payment is not allowed for the Subscription at this stage.')
      if (outcome === 'success') return authorise(subscription, context, email)
      if (status !== 'created') return decline(subscription, context)
      const amountPaise = plan.amountPaise * quantity
      return { id: newId('pay'), invoice: null, amountPaise, status: 'failed', createdAt: context.now() }
    },

    cancel(subscription: Subscription, when: 'now' | 'at-cycle-end') {
      const { status, currentEnd, invoices, totalCount } = subscription
      if (!OPEN.includes(status))
        throw new ProviderError(400, `Subscription is not cancellable in ${status} status.`, 'status')
      if (when === 'now') return cancel(subscription, context)
      if (currentEnd === null || currentEnd <= context.now())
        throw new ProviderError(400, 'Subscription cannot be cancelled since no billing cycle is going on')
      if (invoices.length === totalCount)
        throw new ProviderError(
          400,
          'Subscription cannot be cancelled at cycle end since the last cycle is going on already.',
        )
      subscription.isCancelledAtCycleEnd = true
    },
  }
}
