import { REPLY_KINDS, REPLY_OUTCOMES } from '@sightline/contracts/replies'
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
import { interviews } from '../interviews/public.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * A reply as it comes, and how it went. While `outcome` is null it is under way on one server, which says so in `beat_at` and stores the
 * text step by step, so that any server can show it; `read_at` is when another server last had a reader for it. Its id becomes that of
 * the event it ends as. An interview has one under way at most.
 */
export const interviewReplies = pgTable(
  'interview_replies',
  {
    id: uuid('id').primaryKey(),
    interviewId: uuid('interview_id').notNull(),
    kind: text('kind', { enum: REPLY_KINDS }).notNull(),
    /** A model's id, or `coach`; null until somebody speaks. */
    author: text('author'),
    hasTakenOver: boolean('has_taken_over').notNull().default(false),
    text: text('text').notNull().default(''),
    startedAt: moment('started_at').notNull(),
    firstWordsMs: integer('first_words_ms'),
    totalMs: integer('total_ms'),
    outcome: text('outcome', { enum: REPLY_OUTCOMES }),
    beatAt: moment('beat_at').notNull().default(sql`now()`),
    readAt: moment('read_at'),
    isStopAsked: boolean('is_stop_asked').notNull().default(false),
  },
  (table) => [
    uniqueIndex('interview_replies_one_under_way').on(table.interviewId).where(sql`${table.outcome} is null`),
    index('interview_replies_of_interview').on(table.interviewId, table.startedAt),
    index('interview_replies_latest').on(table.startedAt),
    foreignKey({
      name: 'interview_replies_interview',
      columns: [table.interviewId],
      foreignColumns: [interviews.id],
    }).onDelete('cascade'),
    check('interview_replies_known_kind', oneOf('kind', REPLY_KINDS)),
    check('interview_replies_known_outcome', oneOf('outcome', REPLY_OUTCOMES)),
    check('interview_replies_words_have_author', sql`${table.text} = '' or ${table.author} is not null`),
    check('interview_replies_ended_has_time', sql`(${table.outcome} is null) = (${table.totalMs} is null)`),
    check('interview_replies_words_within_time', sql`${table.firstWordsMs} between 0 and ${table.totalMs}`),
  ],
)

function oneOf(column: string, values: readonly string[]) {
  return sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`)
}
