import * as z from 'zod/mini'
import { Plan } from '../plans/plans.ts'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { Text } from '../text/text.ts'

export const CHECKOUT_THEME_COLOR = '#F14F44'

/**
 * When a bought plan begins for a user who has one: when its paid period ends, or now, which ends
 * the present plan.
 */
export const PlanStart = z.enum(['at-period-end', 'now'])
export type PlanStart = z.infer<typeof PlanStart>

/**
 * POST /api/create-subscription. `plan_id` is the plan's own id, `user_id` must be the signed-in
 * user's id.
 */
export const CreateSubscription = z.strictObject({
  plan_id: z.uuid(),
  user_id: z.uuid(),
  starts: z._default(PlanStart, 'at-period-end'),
})
/** `key_id` is the provider's public key, for its checkout. */
export const SubscriptionCreated = z.object({ subscription_id: z.string(), key_id: z.string() })

/** POST /api/verify-payment, with the values that the checkout passes to its success handler. */
export const VerifyPayment = z.strictObject({
  razorpay_payment_id: Text.check(z.minLength(1), z.maxLength(64)),
  razorpay_subscription_id: Text.check(z.minLength(1), z.maxLength(64)),
  razorpay_signature: Text.check(z.minLength(1), z.maxLength(128)),
  user_id: z.uuid(),
  plan_id: z.uuid(),
})

/**
 * `created`: not paid yet. `scheduled`: authorised, starts when the current subscription ends.
 * `active`: paid and running. `past_due`: the last charge failed and is tried again. `ended`:
 * cancelled, completed or expired.
 */
export const SubscriptionStatus = z.enum(['created', 'scheduled', 'active', 'past_due', 'ended'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const PaymentVerified = z.object({ status: SubscriptionStatus })

export const Subscription = z.object({
  id: z.uuid(),
  plan: Plan,
  status: SubscriptionStatus,
  /** When a scheduled subscription begins. */
  starts_at: z.nullable(z.iso.datetime()),
  /** The next renewal, or the end of a cancelled subscription. */
  current_period_end: z.nullable(z.iso.datetime()),
  cancel_at_period_end: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** A payment that succeeded. Amounts are paise. */
export const Payment = z.object({
  id: z.string(),
  plan_name: z.string(),
  amount_paise: PositiveInt,
  currency: z.literal('INR'),
  paid_at: z.iso.datetime(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  /** The amount was not the plan's price, and the payment gave no credits. */
  has_unexpected_amount: z.boolean(),
})
export type Payment = z.infer<typeof Payment>

/**
 * GET /api/billing. `next` is the subscription scheduled to follow the current `subscription`.
 * Payments are the last 50, latest first.
 */
export const Billing = z.object({
  subscription: z.nullable(Subscription),
  next: z.nullable(Subscription),
  credits: NonNegativeInt,
  is_trial_unused: z.boolean(),
  payments: z.array(Payment),
})
export type Billing = z.infer<typeof Billing>

/** GET /api/payments/:id */
export const Receipt = z.object({
  payment: Payment,
  billed_to: z.object({ name: z.string(), email: z.string() }),
  credits: z.int(),
})
export type Receipt = z.infer<typeof Receipt>
