import { randomUUID } from 'node:crypto'
import { type CatalogPlan, PLANS, seededPriceInr } from '@sightline/contracts/plans/plan-catalog'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { plans } from './table.ts'

/** What sets a plan apart. Pages say beside it what every plan has. */
const benefits = ({ credits, months }: CatalogPlan) => [
  `${credits} credits: one starts one mock interview`,
  months === 12 ? '1 year of access' : '1 month of access',
]

/**
 * Creates missing plans and sets the provider's ids from RAZORPAY_PLAN_IDS. Prices that an operator
 * changed stay unchanged.
 */
export async function seedPlans(db: Db, env: Pick<Env, 'RAZORPAY_PLAN_IDS'>): Promise<void> {
  for (const catalogPlan of PLANS) {
    const { name, credits, months } = catalogPlan
    const plan = {
      id: randomUUID(),
      name,
      priceInr: seededPriceInr(catalogPlan),
      benefits: benefits(catalogPlan),
      credits,
      months,
    }
    await db.insert(plans).values(plan).onConflictDoNothing({ target: plans.name })
    const planId = env.RAZORPAY_PLAN_IDS[name]
    if (planId) await db.update(plans).set({ planId }).where(eq(plans.name, name))
  }
}
