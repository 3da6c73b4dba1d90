import { JOB_IDS } from '@sightline/contracts/candidacies/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()

/**
 * An uploaded resume; its file has the same name in the file store. A resume without a candidacy
 * is deleted after a day.
 */
export const resumes = pgTable(
  'resumes',
  {
    name: text('name').primaryKey(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('resumes_created_at').on(table.createdAt),
    check('resumes_name_is_random', sql`${table.name} ~ '^[A-Za-z0-9_-]{21}\\.(pdf|docx)$'`),
    check('resumes_size', sql`${table.bytes} between 1 and 5242880`),
  ],
)

export const candidacies = pgTable(
  'candidacies',
  {
    id: uuid('id').primaryKey(),
    jobId: text('job_id', { enum: JOB_IDS }).notNull(),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    linkedin: text('linkedin').notNull(),
    github: text('github').notNull(),
    whyYou: text('why_you').notNull(),
    authorized: boolean('authorized').notNull(),
    resumeName: text('resume_name')
      .notNull()
      .unique()
      .references(() => resumes.name),
    createdAt: createdAt(),
  },
  (table) => [
    index('candidacies_created_at').on(table.createdAt, table.id),
    // The signs that `normalizeEmail` of the contracts leaves.
    check(
      'candidacies_user_email_spelling',
      sql`${table.userEmail} ~ '^[a-z0-9.!#$%&''*+/=?^_\`{|}~-]+@[a-z0-9-]+([.][a-z0-9-]+)+$'`,
    ),
    check(
      'candidacies_known_job',
      sql`${table.jobId} in ('founding-engineer', 'growth-engineer-intern')`,
    ),
  ],
)
