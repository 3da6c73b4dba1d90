import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../auth/public.ts'
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
    /** A link ends with the log-in session that made it: a new password ends both. */
    logInSessionId: uuid('log_in_session_id').references(() => sessions.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('live_viewers_of_interview').on(table.interviewId, table.createdAt),
    index('live_viewers_log_in_session_id').on(table.logInSessionId),
    check(
      'live_viewers_opened_by_device',
      sql`(${table.deviceHash} is null) = (${table.openedAt} is null)`,
    ),
  ],
)
