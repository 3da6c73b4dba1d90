import type { ExchangeRates } from '@sightline/contracts/rates/rates'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The last rates fetched for each base currency, shared by all servers. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    base: text('base', { enum: ['USD', 'INR'] }).primaryKey(),
    rates: jsonb('rates').$type<ExchangeRates['rates']>().notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [check('exchange_rates_known_base', sql`${table.base} in ('USD', 'INR')`)],
)
