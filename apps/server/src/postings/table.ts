import type { Block } from '@sightline/contracts/postings/blocks'
import {
  BOARD_PROBLEMS,
  BOARD_PROVIDERS,
  BOARD_REGIONS,
  SENIORITIES,
  WORKPLACES,
} from '@sightline/contracts/postings/kinds'
import type { Pay, PostingForm } from '@sightline/contracts/postings/postings'
import type { NewSavedSearch } from '@sightline/contracts/postings/saved-searches'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { bytes, isOneOf, moment } from '../platform/db/columns.ts'

const owner = () => uuid('owner_id').references(() => users.id, { onDelete: 'cascade' })

/** Employers' lists of postings, which all users share. */
export const boards = pgTable(
  'boards',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: BOARD_PROVIDERS }).notNull(),
    region: text('region', { enum: BOARD_REGIONS }).notNull(),
    token: text('token').notNull(),
    company: text('company_name').notNull(),
    /** One of the companies that every user's list begins with. */
    isShipped: boolean('is_shipped').notNull().default(false),
    /** What the provider said of the list that was last read, for asking whether it has changed. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When the list was last read well; null before that. */
    readAt: moment('read_at'),
    triedAt: moment('tried_at'),
    /** The provider asked for no request before this time. */
    retryAt: moment('retry_after'),
    /** Why the last try failed; null when it did not. */
    problem: text('problem', { enum: BOARD_PROBLEMS }),
  },
  (table) => [
    unique('boards_once').on(table.provider, table.region, table.token),
    index('boards_tried').on(table.triedAt),
    check('boards_known_provider', isOneOf(table.provider, BOARD_PROVIDERS)),
    check('boards_known_region', isOneOf(table.region, BOARD_REGIONS)),
    check('boards_known_problem', isOneOf(table.problem, BOARD_PROBLEMS)),
  ],
)

/**
 * Postings as they were when they were last read. One of a board is shared; one that a user read
 * from another address or from text belongs to that user.
 */
export const postings = pgTable(
  'postings',
  {
    id: uuid('id').primaryKey(),
    boardId: uuid('board_id').references(() => boards.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    /** The board's id of the posting. */
    externalId: text('external_id'),
    url: text('url'),
    applyUrl: text('apply_url'),
    company: text('company').notNull(),
    title: text('title').notNull(),
    /** Title and company as compared with those of other postings. */
    jobKey: text('job_key').notNull(),
    places: text('places').array().notNull(),
    workplace: text('workplace', { enum: WORKPLACES }),
    seniority: text('seniority', { enum: SENIORITIES }),
    /** Null while the text is on the board alone: some lists come without. */
    blocks: jsonb('blocks').$type<Block[]>(),
    /** SHA-256 in hex of all that a change is told by. */
    textHash: text('text_hash').notNull(),
    /** Null where the posting does not say it. */
    pay: jsonb('pay').$type<Pay>(),
    publishedAt: moment('published_at'),
    foundAt: moment('found_at').notNull(),
    /** What lists are sorted by: when it was published, or else found. */
    datedAt: moment('dated_at').notNull(),
    /** When the posting itself was last read, in a list or alone. */
    readAt: moment('read_at').notNull(),
    changedAt: moment('changed_at'),
    closedAt: moment('closed_at'),
    repostedOf: uuid('reposted_of').references((): AnyPgColumn => postings.id, {
      onDelete: 'set null',
    }),
    /** The same job on another board, which lists show in its place. */
    sameAs: uuid('same_as').references((): AnyPgColumn => postings.id, { onDelete: 'set null' }),
    /** What an application asks; with `form` null where the board does not tell. */
    form: jsonb('form').$type<Pick<PostingForm, 'form'>>(),
    formReadAt: moment('form_read_at'),
    /** When saved searches last met it; null while they have to. */
    searchedAt: moment('searched_at'),
  },
  (table) => [
    unique('postings_once').on(table.boardId, table.externalId),
    index('postings_by_date').on(table.datedAt, table.id),
    index('postings_of_owner').on(table.ownerId, table.datedAt, table.id),
    index('postings_of_job').on(table.jobKey),
    index('postings_of_external_id').on(table.externalId),
    index('postings_reposted_of').on(table.repostedOf),
    index('postings_same_as').on(table.sameAs),
    index('postings_unsearched').on(table.boardId).where(sql`${table.searchedAt} is null`),
    check(
      'postings_board_or_owner',
      sql`(${table.boardId} is null) <> (${table.ownerId} is null) and (${table.boardId} is null) = (${table.externalId} is null)`,
    ),
    check('postings_known_workplace', isOneOf(table.workplace, WORKPLACES)),
    check('postings_known_seniority', isOneOf(table.seniority, SENIORITIES)),
    check('postings_hash', sql`${table.textHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * What a posting asks, in order and each once, with its meaning for matching: 512 numbers of 4 bytes
 * each, null until it is encoded. Rows that are no requirements are those of an earlier release.
 */
export const postingSentences = pgTable(
  'posting_sentences',
  {
    postingId: uuid('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    isRequirement: boolean('is_requirement').notNull().default(false),
    meaning: bytes('meaning'),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.position] }),
    index('posting_sentences_unencoded')
      .on(table.postingId, table.position)
      .where(sql`${table.isRequirement} and ${table.meaning} is null`),
    index('posting_sentences_outdated').on(table.postingId).where(sql`not ${table.isRequirement}`),
  ],
)

/** Postings of boards that a user has read by their addresses. */
export const readPostings = pgTable(
  'read_postings',
  {
    ownerId: owner().notNull(),
    postingId: uuid('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.postingId] }),
    index('read_postings_of_posting').on(table.postingId),
  ],
)

/** A user's changes to the list of companies that ships: additions, and removals. */
export const followedCompanies = pgTable(
  'followed_companies',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner().notNull(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** The user's own name for it; empty for the board's. */
    name: text('name').notNull(),
    isListed: boolean('is_listed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('followed_companies_once').on(table.ownerId, table.boardId),
    index('followed_companies_of_board').on(table.boardId),
  ],
)

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner().notNull(),
    name: text('name').notNull(),
    titleWords: text('title_words').array().notNull(),
    seniorities: text('seniorities', { enum: SENIORITIES }).array().notNull(),
    places: text('places').array().notNull(),
    isRemoteOnly: boolean('remote_only').notNull(),
    payFloor: jsonb('pay_floor').$type<NonNullable<NewSavedSearch['payFloor']>>(),
    /** Keys of boards; none for those on the user's list. */
    companies: text('companies').array().notNull(),
    companyNames: text('company_names').array().notNull().default([]),
    isMailed: boolean('is_mailed').notNull(),
    createdAt: moment('created_at').notNull(),
    lastRunAt: moment('last_run_at'),
    lastMailedAt: moment('last_mailed_at'),
  },
  (table) => [
    index('saved_searches_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('saved_searches_mailed').on(table.ownerId).where(sql`${table.isMailed}`),
  ],
)

/** What saved searches have found. */
export const searchMatches = pgTable(
  'search_matches',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    postingId: uuid('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    foundAt: moment('found_at').notNull(),
    seenAt: moment('seen_at'),
    /** When it was mailed, or left out of a mail because the user had seen it. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.postingId] }),
    index('search_matches_of_posting').on(table.postingId),
    index('search_matches_unmailed').on(table.searchId).where(sql`${table.mailedAt} is null`),
  ],
)
