import type { Entry } from '@sightline/contracts/applications/applications'
import { APPLICATION_STATES, OUTCOMES } from '@sightline/contracts/applications/states'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { isOneOf, moment } from '../platform/db/columns.ts'
import { postings } from '../postings/public.ts'
import { baseResumes } from '../profile/public.ts'
import { interviews } from '../session-log/public.ts'

/**
 * A candidate's applications: at most one to a posting, for ever. In the database, `applications`
 * are candidacies under their former name, which servers of the previous release use.
 */
export const applications = pgTable(
  'job_applications',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postingId: uuid('posting_id')
      .notNull()
      .references(() => postings.id),
    state: text('state', { enum: APPLICATION_STATES }).notNull(),
    /** How it ended, of closed ones. */
    outcome: text('outcome', { enum: OUTCOMES }),
    stateSince: moment('state_since').notNull(),
    createdAt: moment('created_at').notNull(),
    submittedAt: moment('submitted_at'),
    interviewAt: moment('interview_at'),
    /** When the candidate last asked the employer how things stand. */
    followedUpAt: moment('followed_up_at'),
    /** The base resume that it goes with; null for the main one. */
    resumeId: uuid('resume_id').references(() => baseResumes.id, { onDelete: 'set null' }),
    contact: text('contact').notNull().default(''),
    nextStep: text('next_step').notNull().default(''),
    nextStepOn: date('next_step_on'),
  },
  (table) => [
    unique('one_application_to_a_posting').on(table.ownerId, table.postingId),
    index('applications_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('applications_in_state').on(table.ownerId, table.state, table.createdAt, table.id),
    check('state_is_known', isOneOf(table.state, APPLICATION_STATES)),
    check('outcome_is_known', isOneOf(table.outcome, OUTCOMES)),
    check('closed_has_outcome', sql`(${table.state} = 'closed') = (${table.outcome} is not null)`),
  ],
)

/** What happened to applications, and what their candidates noted. Rows are only added. */
export const applicationEntries = pgTable(
  'application_entries',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    entry: jsonb('entry').$type<Entry>().notNull(),
  },
  (table) => [index('entries_of_application').on(table.applicationId, table.at, table.id)],
)

/** The mock interviews and live sessions that were begun for an application. */
export const applicationSessions = pgTable(
  'application_sessions',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.interviewId] }),
    index('applications_of_session').on(table.interviewId),
  ],
)
