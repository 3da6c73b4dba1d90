import type { InterviewContext } from '@sightline/contracts/context/context'
import {
  ALL_DIMENSIONS,
  ALL_TOPICS,
  DIFFICULTIES,
  INTERVIEW_LENGTHS,
  INTERVIEW_MODES,
  INTERVIEW_ROUNDS,
  INTERVIEW_STATES,
  LEVEL_MAX,
} from '@sightline/contracts/interviews/rounds'
import { LANGUAGE_IDS } from '@sightline/contracts/languages/languages'
import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import type { KeptDimension, ReviewedDimension } from '@sightline/contracts/reviews/reviews'
import type { Question } from '@sightline/question-bank/question'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { isOneOf, moment } from '../platform/db/columns.ts'

/**
 * Interviews, mock and live. Live ones have a kind instead of a round, and no score. `state`,
 * `ended_at`, `duration_ms` and `score` are derived from the events, so that lists need not read
 * events.
 */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: INTERVIEW_MODES }).notNull(),
    round: text('round', { enum: INTERVIEW_ROUNDS }),
    kind: text('kind', { enum: LIVE_KINDS }),
    topic: text('topic', { enum: ALL_TOPICS }),
    difficulty: text('difficulty', { enum: DIFFICULTIES }),
    language: text('language', { enum: LANGUAGE_IDS }),
    length: text('length', { enum: INTERVIEW_LENGTHS }),
    state: text('state', { enum: INTERVIEW_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    durationMs: integer('duration_ms'),
    score: real('score'),
  },
  (table) => [
    index('interviews_of_owner').on(table.ownerId, table.createdAt, table.id),
    check('interviews_known_mode', isOneOf(table.mode, INTERVIEW_MODES)),
    check('interviews_known_round', isOneOf(table.round, INTERVIEW_ROUNDS)),
    check('interviews_known_kind', isOneOf(table.kind, LIVE_KINDS)),
    check(
      'interviews_mock_has_round',
      sql`(${table.mode} = 'mock') = (${table.round} is not null)`,
    ),
    check('interviews_live_has_kind', sql`(${table.mode} = 'live') = (${table.kind} is not null)`),
    check('interviews_known_topic', isOneOf(table.topic, ALL_TOPICS)),
    check('interviews_known_difficulty', isOneOf(table.difficulty, DIFFICULTIES)),
    check('interviews_known_language', isOneOf(table.language, LANGUAGE_IDS)),
    check('interviews_known_length', isOneOf(table.length, INTERVIEW_LENGTHS)),
    check(
      'interviews_score_in_range',
      sql`${table.score} between 0 and ${sql.raw(String(LEVEL_MAX))}`,
    ),
    check('interviews_score_needs_end', sql`${table.score} is null or ${table.state} = 'ended'`),
    check('interviews_known_state', isOneOf(table.state, INTERVIEW_STATES)),
    check(
      'interviews_coding_has_language',
      sql`(${table.round} = 'coding') = (${table.language} is not null)`,
    ),
    check(
      'interviews_ended_has_end',
      sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`,
    ),
  ],
)

/**
 * The events of interviews. The reporter of an event chooses its `id`; `body` holds the fields of
 * its type.
 */
export const interviewEvents = pgTable(
  'interview_events',
  {
    interviewId: uuid('interview_id').notNull(),
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'interview_events_in_order', columns: [table.interviewId, table.seq] }),
    unique('interview_events_once').on(table.interviewId, table.id),
    foreignKey({
      name: 'interview_events_interview',
      columns: [table.interviewId],
      foreignColumns: [interviews.id],
    }).onDelete('cascade'),
    check('interview_events_from_one', sql`${table.seq} >= 1`),
  ],
)

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
