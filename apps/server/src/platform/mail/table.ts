import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/**
 * Mail that is written in the transaction of the event it reports and sent afterwards by a job.
 * The unique `key` prevents duplicates.
 */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Ends mails of this kind when a mail program posts to it. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Written only by servers of the version before jobs, which send the mail themselves. */
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    /** Set for mails with secrets: the mail is not sent after this time. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('queued_mails_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('queued_mails_created').on(table.createdAt),
    check('queued_mails_attempts', sql`${table.attempts} >= 0`),
  ],
)
