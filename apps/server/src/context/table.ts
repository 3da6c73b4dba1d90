import type { UnreadParts } from '@sightline/contracts/context/context'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { moment } from '../platform/db/columns.ts'

const owner = () => uuid('owner_id').references(() => users.id, { onDelete: 'cascade' })

/** The text of a user's resume, one per user. The uploaded file is not stored. */
export const resumeTexts = pgTable('resume_texts', {
  ownerId: owner().primaryKey(),
  text: text('text').notNull(),
  /** What of the uploaded file is not in the text. Null for a text that the user has entered. */
  unread: jsonb('unread').$type<UnreadParts>(),
  updatedAt: moment('updated_at').notNull(),
})

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('job_descriptions_of_owner').on(table.ownerId, table.createdAt, table.id)],
)

/**
 * Stories from a candidate's work, in the parts situation, task, action and result. Parts without a
 * text are empty.
 */
export const stories = pgTable(
  'stories',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner().notNull(),
    title: text('title').notNull(),
    situation: text('situation').notNull(),
    task: text('task').notNull(),
    action: text('action').notNull(),
    result: text('result').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stories_of_owner').on(table.ownerId, table.createdAt, table.id)],
)
