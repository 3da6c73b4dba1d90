import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'

/**
 * The streams that users have open, on all servers. A server renews its rows while the streams are
 * open; the rows of a server that died expire.
 */
export const openStreams = pgTable(
  'open_streams',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['events', 'replies', 'sound'] }).notNull(),
    /** From 1 to the limit of streams of this kind. */
    slot: integer('slot').notNull(),
    id: uuid('id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.slot] }),
    index('open_streams_id').on(table.id),
    index('open_streams_expires_at').on(table.expiresAt),
  ],
)
