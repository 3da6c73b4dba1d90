import type { UnreadParts } from '@sightline/contracts/context/context'
import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import type { OpenQuestion, Profile, SourceLine } from '@sightline/contracts/profile/profile'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { bytes, isOneOf, moment } from '../platform/db/columns.ts'

const owner = () => uuid('owner_id').references(() => users.id, { onDelete: 'cascade' })

/** What candidates tell employers of themselves. */
export const profiles = pgTable('profiles', {
  ownerId: owner().primaryKey(),
  profile: jsonb('profile').$type<Profile>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Resumes in the JSON Resume shape. An uploaded file is not stored, only the lines of its text. */
export const baseResumes = pgTable(
  'base_resumes',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner().notNull(),
    name: text('name').notNull(),
    document: jsonb('document').$type<JsonResume>().notNull(),
    sourceLines: jsonb('source_lines').$type<SourceLine[]>().notNull(),
    places: jsonb('places').$type<Record<string, number>>().notNull(),
    unread: jsonb('unread').$type<UnreadParts>(),
    questions: jsonb('questions').$type<OpenQuestion[]>().notNull(),
    isMain: boolean('is_main').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('base_resumes_of_owner').on(table.ownerId, table.createdAt, table.id),
    uniqueIndex('one_main_resume').on(table.ownerId).where(sql`${table.isMain}`),
    check('resume_has_name', sql`${table.name} <> ''`),
  ],
)

/** The lines of base resumes with their meanings for matching: 512 numbers of 4 bytes each. */
export const resumeLineMeanings = pgTable(
  'resume_line_meanings',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => baseResumes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    meaning: bytes('meaning').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.position] })],
)

const VERDICTS = ['shows', 'does-not'] as const

/**
 * Candidates' own verdicts whether a line of a resume shows a requirement. Both are known again by
 * hashes of their normalised words.
 */
export const confirmations = pgTable(
  'confirmations',
  {
    ownerId: owner().notNull(),
    requirementHash: text('requirement_hash').notNull(),
    lineHash: text('line_hash').notNull(),
    requirement: text('requirement').notNull(),
    line: text('line').notNull(),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.requirementHash, table.lineHash] }),
    check('verdict_is_known', isOneOf(table.verdict, VERDICTS)),
  ],
)
