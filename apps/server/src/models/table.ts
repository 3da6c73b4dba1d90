import { TEXT_OUTCOMES } from '@sightline/contracts/models/text-stream'
import { REPLY_KINDS } from '@sightline/contracts/replies/replies'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/columns.ts'
import { interviews } from '../session-log/public.ts'

export const CALL_PURPOSES = [
  'answer',
  'follow-up',
  'hint',
  'explanation',
  'fitting',
  'writing',
  'review',
  'live-answer',
  'live-doubt',
] as const
/**
 * `refused`: the answer did not match the schema. `stopped`: we ended the call, for example because
 * the candidate stopped the reply.
 */
export const CALL_OUTCOMES = [
  'complete',
  'interrupted',
  'stopped',
  'failed',
  'timed-out',
  'refused',
] as const

/**
 * One call of a model: its times, tokens and outcome. Tokens are the provider's count, or an
 * estimate where the provider gave none.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    interviewId: uuid('interview_id').notNull(),
    purpose: text('purpose', { enum: CALL_PURPOSES }).notNull(),
    model: text('model').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    firstWordsMs: integer('first_words_ms'),
    totalMs: integer('total_ms').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    outcome: text('outcome', { enum: CALL_OUTCOMES }).notNull(),
  },
  (table) => [
    index('model_calls_of_interview').on(table.interviewId),
    foreignKey({
      name: 'model_calls_interview',
      columns: [table.interviewId],
      foreignColumns: [interviews.id],
    }).onDelete('cascade'),
    check('model_calls_known_purpose', oneOf(table.purpose.name, CALL_PURPOSES)),
    check('model_calls_known_outcome', oneOf(table.outcome.name, CALL_OUTCOMES)),
    check(
      'model_calls_tokens_not_negative',
      sql`${table.tokensIn} >= 0 and ${table.tokensOut} >= 0`,
    ),
    check(
      'model_calls_words_within_time',
      sql`${table.firstWordsMs} between 0 and ${table.totalMs}`,
    ),
  ],
)

/**
 * Outcomes that servers of an earlier version write, for replies whose readers had left. Such a
 * reply starts again from nothing. They can go once no such server runs.
 */
export const OUTDATED_OUTCOMES = ['left', 'silent'] as const
const STORED_OUTCOMES = [...TEXT_OUTCOMES, ...OUTDATED_OUTCOMES] as const

/** What a text is: a coach reply of one of these kinds, or an answer of a live session. */
const TEXT_KINDS = [...REPLY_KINDS, 'live-answer'] as const

/**
 * Texts that models write while pages read them; docs/replies.md has their states. A row without
 * `outcome` is in progress on one server, which saves the text regularly, so that every server can
 * show it, and renews `heartbeatAt` with each save. The row's id is also the id of the event that
 * the text becomes. An interview has at most one coach reply in progress; a live session may have
 * several answers. The table has its name from the replies that it held first.
 */
export const textStreams = pgTable(
  'interview_replies',
  {
    id: uuid('id').primaryKey(),
    interviewId: uuid('interview_id').notNull(),
    kind: text('kind', { enum: TEXT_KINDS }).notNull(),
    /** A model's id, or `coach`; null before the first words. */
    author: text('author'),
    hasTakenOver: boolean('has_taken_over').notNull().default(false),
    text: text('text').notNull().default(''),
    /** Counts the models that began the text again after a break. */
    version: integer('version').notNull().default(0),
    /** The model broke off, and another one is asked. */
    isBroken: boolean('is_broken').notNull().default(false),
    startedAt: moment('started_at').notNull(),
    firstWordsMs: integer('first_words_ms'),
    totalMs: integer('total_ms'),
    /**
     * Names the claim of the server that writes the text: a server whose text another one has taken
     * over saves no more. Null in rows of servers of an earlier version.
     */
    claim: uuid('claim'),
    outcome: text('outcome', { enum: STORED_OUTCOMES }),
    heartbeatAt: moment('beat_at').notNull().default(sql`now()`),
    /**
     * Unused. Servers of an earlier version write it, so that it can be dropped only once no such
     * server runs.
     */
    readAt: moment('read_at'),
    isStopRequested: boolean('is_stop_asked').notNull().default(false),
  },
  (table) => [
    uniqueIndex('interview_replies_one_under_way')
      .on(table.interviewId)
      .where(sql`${table.outcome} is null and ${table.kind} <> 'live-answer'`),
    index('interview_replies_of_interview').on(table.interviewId, table.startedAt),
    index('interview_replies_latest').on(table.startedAt),
    foreignKey({
      name: 'interview_replies_interview',
      columns: [table.interviewId],
      foreignColumns: [interviews.id],
    }).onDelete('cascade'),
    check('interview_replies_known_kind', oneOf('kind', TEXT_KINDS)),
    check('interview_replies_known_outcome', oneOf('outcome', STORED_OUTCOMES)),
    check(
      'interview_replies_words_have_author',
      sql`${table.text} = '' or ${table.author} is not null`,
    ),
    check(
      'interview_replies_ended_has_time',
      sql`(${table.outcome} is null) = (${table.totalMs} is null)`,
    ),
    check(
      'interview_replies_words_within_time',
      sql`${table.firstWordsMs} between 0 and ${table.totalMs}`,
    ),
  ],
)

function oneOf(column: string, values: readonly string[]) {
  return sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`)
}
