import type { Plan } from '@sightline/contracts/plans/plans'
import type { plans } from './table.ts'

/** A plan as sent to clients. */
export const presentPlan = (plan: typeof plans.$inferSelect): Plan => ({
  id: plan.id,
  name: plan.name,
  price_inr: plan.priceInr,
  benefits: plan.benefits,
  plan_id: plan.planId,
  payment_page_url: plan.paymentPageUrl,
  credits: plan.credits,
  months: plan.months === 12 ? 12 : 1,
})
