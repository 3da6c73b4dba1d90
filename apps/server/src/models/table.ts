import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { interviews } from '../interviews/public.ts'

export const CALL_PURPOSES = [
  'answer',
  'follow-up',
  'hint',
  'explanation',
  'fitting',
  'writing',
  'review',
  'live-answer',
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

function oneOf(column: string, values: readonly string[]) {
  return sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`)
}
