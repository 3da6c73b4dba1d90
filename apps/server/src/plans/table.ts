import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * The plans on sale. `price_inr` is whole rupees per period. `plan_id` is the payment provider's
 * id; plans without it cannot be bought.
 */
export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().unique(),
    priceInr: integer('price_inr').notNull(),
    benefits: jsonb('benefits').$type<string[]>().notNull(),
    planId: text('plan_id').unique(),
    paymentPageUrl: text('payment_page_url'),
    credits: integer('credits').notNull(),
    months: integer('months').notNull(),
  },
  (table) => [
    check('plans_price', sql`${table.priceInr} > 0`),
    check('plans_credits', sql`${table.credits} > 0`),
    check('plans_months', sql`${table.months} in (1, 12)`),
  ],
)
