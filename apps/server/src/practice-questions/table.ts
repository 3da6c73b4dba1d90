import { INTERVIEW_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { LANGUAGE_IDS } from '@sightline/contracts/languages/languages'
import { SCREEN_TEXT_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { isOneOf, moment } from '../platform/db/columns.ts'
import { interviews } from '../session-log/public.ts'

/**
 * Questions of live sessions that users have kept to practise. They outlive their session: the user
 * chose to keep them. `text_hash` is the SHA-256 of the normalised text, in hex, since texts are
 * too long for an index.
 */
export const practiceQuestions = pgTable(
  'practice_questions',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    round: text('round', { enum: INTERVIEW_ROUNDS }).notNull(),
    /** The language of code in the session. */
    language: text('language', { enum: LANGUAGE_IDS }).notNull(),
    text: text('text').notNull(),
    textHash: text('text_hash').notNull(),
    sessionId: uuid('session_id').references(() => interviews.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('practice_questions_once').on(table.ownerId, table.textHash),
    index('practice_questions_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('practice_questions_of_session').on(table.sessionId),
    check('practice_questions_known_round', isOneOf(table.round, INTERVIEW_ROUNDS)),
    check('practice_questions_known_language', isOneOf(table.language, LANGUAGE_IDS)),
    check(
      'practice_questions_text_length',
      sql`length(${table.text}) between 1 and ${sql.raw(String(SCREEN_TEXT_MAX_LENGTH))}`,
    ),
    check('practice_questions_hash', sql`${table.textHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** The mock interviews that ask a kept question. */
export const practiceInterviews = pgTable(
  'practice_interviews',
  {
    interviewId: uuid('interview_id')
      .primaryKey()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => practiceQuestions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('practice_interviews_of_question').on(table.questionId)],
)
