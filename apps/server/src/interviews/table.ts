import type { InterviewContext } from '@sightline/contracts/context/context'
import {
  ALL_DIMENSIONS,
  ALL_TOPICS,
  DIFFICULTIES,
  LEVEL_MAX,
} from '@sightline/contracts/interviews/rounds'
import type { KeptDimension, ReviewedDimension } from '@sightline/contracts/reviews/reviews'
import type { Question } from '@sightline/question-bank/question'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { isOneOf, moment } from '../platform/db/columns.ts'
import { interviews } from '../session-log/public.ts'

/** The background that an interview may use, as it was when the interview was created. */
export const interviewContexts = pgTable('interview_contexts', {
  interviewId: uuid('interview_id')
    .primaryKey()
    .references(() => interviews.id, { onDelete: 'cascade' }),
  resume: text('resume'),
  jobDescription: jsonb('job_description').$type<InterviewContext['jobDescription']>(),
  stories: jsonb('stories').$type<InterviewContext['stories']>().notNull(),
})

/**
 * A question that a model wrote, whole. It has no known wrong solutions, and a reference in
 * JavaScript alone.
 */
export type WrittenQuestion = Question & { references: { javascript: string } }

/**
 * The question that a model wrote for an interview, with its tests and solution, which events must
 * not hold.
 */
export const writtenQuestions = pgTable('written_questions', {
  interviewId: uuid('interview_id')
    .primaryKey()
    .references(() => interviews.id, { onDelete: 'cascade' }),
  question: jsonb('question').$type<WrittenQuestion>().notNull(),
})

/**
 * Scores of ended interviews, one row per question and dimension, so that charts and lists need not
 * read events.
 */
export const interviewScores = pgTable(
  'interview_scores',
  {
    interviewId: uuid('interview_id').notNull(),
    question: text('question').notNull(),
    dimension: text('dimension', { enum: ALL_DIMENSIONS }).notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: ALL_TOPICS }).notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    level: smallint('level').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'interview_scores_once',
      columns: [table.interviewId, table.question, table.dimension],
    }),
    index('interview_scores_of_owner').on(table.ownerId, table.endedAt, table.interviewId),
    foreignKey({
      name: 'interview_scores_interview',
      columns: [table.interviewId],
      foreignColumns: [interviews.id],
    }).onDelete('cascade'),
    check('interview_scores_known_topic', isOneOf(table.topic, ALL_TOPICS)),
    check('interview_scores_known_difficulty', isOneOf(table.difficulty, DIFFICULTIES)),
    check(
      'interview_scores_level_in_range',
      sql`${table.level} between 0 and ${sql.raw(String(LEVEL_MAX))}`,
    ),
  ],
)

/**
 * A model's scores for the candidate's words in an ended interview, checked. They are the scores of
 * the interview where `isScore`: reviews of an earlier release were shown beside the coach's
 * scores, and are written again.
 */
export const interviewReviews = pgTable('interview_reviews', {
  interviewId: uuid('interview_id')
    .primaryKey()
    .references(() => interviews.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
  dimensions: jsonb('dimensions').$type<ReviewedDimension[]>().notNull(),
  kept: jsonb('kept').$type<KeptDimension[]>().notNull().default([]),
  isScore: boolean('is_score').notNull().default(false),
  at: moment('at').notNull(),
})

/**
 * The solutions of coding questions that users have read: such questions are not new, and not
 * solved independently.
 */
export const solutionReads = pgTable(
  'solution_reads',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    firstReadAt: moment('first_read_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'solution_reads_once', columns: [table.ownerId, table.question] }),
    check('solution_reads_question_length', sql`length(${table.question}) between 1 and 80`),
  ],
)
