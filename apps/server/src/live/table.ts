import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/columns.ts'
import { interviews } from '../session-log/public.ts'

/**
 * Links that show a live session on a second screen. Opening one binds it to a device; ending one
 * deletes it.
 */
export const liveViewers = pgTable(
  'live_viewers',
  {
    id: uuid('id').primaryKey(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** The hash of the secret in the device's cookie. */
    deviceHash: text('device_hash').unique(),
    openedAt: moment('opened_at'),
  },
  (table) => [
    index('live_viewers_of_interview').on(table.interviewId, table.createdAt),
    check(
      'live_viewers_opened_by_device',
      sql`(${table.deviceHash} is null) = (${table.openedAt} is null)`,
    ),
  ],
)
