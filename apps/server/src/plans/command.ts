import { parseArgs } from 'node:util'
import { PLANS, seededPriceInr } from '@sightline/contracts/plans/plan-catalog'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { openDatabase } from '../platform/db/client.ts'
import { readEnv } from '../platform/env.ts'
import { seedPlans } from './seed.ts'
import { plans } from './table.ts'

const USAGE = `npm run plans                                    lists the plans
npm run plans -- --rate 88.7                     sets all prices: dollars at this rate, in whole rupees
npm run plans -- --plan Pro --price-inr 1299     changes one: also --plan-id, --payment-page-url, --benefit (once for each)`

const Changes = z.object({
  priceInr: z.coerce.number().int().positive().optional(),
  planId: z.string().optional(),
  paymentPageUrl: z.url().optional(),
  benefits: z.array(z.string().min(1)).optional(),
})

/**
 * The operator's command. Prices set here are only displayed: the provider charges the price of its
 * plan with `plan_id`.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string' },
    plan: { type: 'string' },
    'price-inr': { type: 'string' },
    'plan-id': { type: 'string' },
    'payment-page-url': { type: 'string' },
    benefit: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(USAGE)
else {
  const env = readEnv(process.env)
  const { db, close } = await openDatabase(env)
  try {
    await seedPlans(db, env)
    if (values.rate) {
      const rate = z.coerce.number().positive().parse(values.rate)
      for (const plan of PLANS)
        await db
          .update(plans)
          .set({ priceInr: seededPriceInr(plan, rate) })
          .where(eq(plans.name, plan.name))
    }
    if (values.plan) {
      const changes = Changes.parse({
        priceInr: values['price-inr'],
        planId: values['plan-id'],
        paymentPageUrl: values['payment-page-url'],
        benefits: values.benefit,
      })
      const changed = await db
        .update(plans)
        .set(changes)
        .where(eq(plans.name, values.plan))
        .returning()
      if (changed.length === 0) throw new Error(`There is no plan called ${values.plan}.`)
    }
    console.table(await db.select().from(plans).orderBy(asc(plans.priceInr)))
  } finally {
    await close()
  }
}
