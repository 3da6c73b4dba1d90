import {
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
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTable,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { isOneOf, moment } from '../platform/db/columns.ts'

/** The rows of things that have a log each. `bytes` is what the log's events take. */
export type LogRows = PgTable & { id: PgColumn; ownerId: PgColumn; bytes: PgColumn }

/**
 * The events of such rows, of which `thing` is one. The reporter of an event chooses its `id`;
 * `body` holds the fields of its type.
 */
const eventTable = (name: string, thing: string, row: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      logId: uuid(`${thing}_id`).notNull(),
      seq: integer('seq').notNull(),
      id: uuid('id').notNull(),
      type: text('type').notNull(),
      body: jsonb('body').$type<Record<string, unknown>>().notNull(),
      at: moment('at').notNull(),
    },
    (table) => [
      primaryKey({ name: `${name}_in_order`, columns: [table.logId, table.seq] }),
      unique(`${name}_once`).on(table.logId, table.id),
      foreignKey({
        name: `${name}_${thing}`,
        columns: [table.logId],
        foreignColumns: [row()],
      }).onDelete('cascade'),
      check(`${name}_from_one`, sql`${table.seq} >= 1`),
    ],
  )

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
    /** What the events take, as `countBytes` counts it. */
    bytes: integer('bytes').notNull().default(0),
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

/** The events of interviews, mock and live. */
export const interviewEvents = eventTable('interview_events', 'interview', () => interviews.id)
export type EventTable = typeof interviewEvents

/** What the logs of each user take together. */
export const logUsage = pgTable('log_usage', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
