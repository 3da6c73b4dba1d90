import type { ReviewedDimension } from '@sightline/contracts/reviews'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { interviews } from '../interviews/public.ts'

/** A model's second opinion on the candidate's words in an ended interview, checked. The scores remain the coach's. */
export const interviewReviews = pgTable('interview_reviews', {
  interviewId: uuid('interview_id')
    .primaryKey()
    .references(() => interviews.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
  dimensions: jsonb('dimensions').$type<ReviewedDimension[]>().notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
})
