import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Event counts of the current time window: one row per limit and key, shared by all servers. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('limit_counters_resets_at').on(table.resetsAt),
    check('limit_counters_count', sql`${table.count} >= 0`),
  ],
)
