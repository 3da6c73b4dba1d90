import { REPLY_KINDS, REPLY_OUTCOMES } from '@sightline/contracts/replies/replies'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { interviews } from '../interviews/public.ts'
import { moment } from '../platform/db/columns.ts'

/**
 * Outcomes that servers of an earlier version write, for replies whose readers had left. Such a
 * reply starts again from nothing. They can go once no such server runs.
 */
export const OUTDATED_OUTCOMES = ['left', 'silent'] as const
export const STORED_OUTCOMES = [...REPLY_OUTCOMES, ...OUTDATED_OUTCOMES] as const

/**
 * Coach replies; docs/replies.md has their states. A row without `outcome` is in progress on one
 * server, which saves the text regularly, so that every server can show it, and renews
 * `heartbeatAt` with each save. The row's id is also the id of the interview event that the reply
 * becomes. An interview has at most one reply in progress.
 */
export const interviewReplies = pgTable(
  'interview_replies',
  {
    id: uuid('id').primaryKey(),
    interviewId: uuid('interview_id').notNull(),
    kind: text('kind', { enum: REPLY_KINDS }).notNull(),
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
      .where(sql`${table.outcome} is null`),
    index('interview_replies_of_interview').on(table.interviewId, table.startedAt),
    index('interview_replies_latest').on(table.startedAt),
    foreignKey({
      name: 'interview_replies_interview',
      columns: [table.interviewId],
      foreignColumns: [interviews.id],
    }).onDelete('cascade'),
    check('interview_replies_known_kind', oneOf('kind', REPLY_KINDS)),
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
