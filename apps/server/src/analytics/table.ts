import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Daily counts (UTC) of page views by path and of downloads by platform, without any data about
 * visitors.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: ['page-view', 'download'] }).notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.name] }),
    check('daily_counts_known_kind', sql`${table.kind} in ('page-view', 'download')`),
    check('daily_counts_positive', sql`${table.count} > 0`),
  ],
)
