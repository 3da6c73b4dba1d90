import type { ReviewedDimension } from '@sightline/contracts/reviews'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { interviews } from '../interviews/public.ts'

/** What a model has said of the candidate's words in an interview that has ended, checked. Beside the scores, which are the coach's. */
export const interviewReviews = pgTable('interview_reviews', {
  interviewId: uuid('interview_id')
    .primaryKey()
    .references(() => interviews.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
  dimensions: jsonb('dimensions').$type<ReviewedDimension[]>().notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
})
