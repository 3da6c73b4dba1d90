import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/columns.ts'

/** Allows only signs that `normalizeEmail` of the contracts leaves. */
const hasOneSpelling = (email: AnyPgColumn) =>
  sql`${email} ~ '^[a-z0-9.!#$%&''*+/=?^_\`{|}~-]+@[a-z0-9-]+([.][a-z0-9-]+)+$'`

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A person with a verified address. Unverified sign-ups are in `pending_sign_ups`. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull(),
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_email_spelling', hasOneSpelling(table.email)),
    check('users_email_is_verified', sql`${table.emailVerified}`),
  ],
)

/** A log-in. The server observed `ip_address`; the browser claimed `claimed_address`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    tokenHash: text('token_hash').notNull().unique(),
    ipAddress: text('ip_address'),
    claimedAddress: text('claimed_address'),
    userAgent: text('user_agent'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    check(
      'sessions_last_30_days_at_most',
      sql`${table.expiresAt} <= ${table.createdAt} + interval '30 days'`,
    ),
  ],
)

/**
 * A way to log in: a row of `credential` holds a password hash, a row of `google` the subject id at
 * Google.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    providerId: text('provider_id', { enum: ['credential', 'google'] }).notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('accounts_provider_account').on(table.providerId, table.accountId),
    unique('accounts_one_of_each_provider').on(table.userId, table.providerId),
    check('accounts_keep_no_id_token', sql`${table.idToken} is null`),
    check('accounts_known_provider', sql`${table.providerId} in ('credential', 'google')`),
    check(
      'accounts_credential_has_password',
      sql`(${table.providerId} = 'credential') = (${table.password} is not null)`,
    ),
  ],
)

/** Short-lived values of Better Auth, for example the state of a pending Google log-in. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
)

/** A sign-up whose code has not been entered yet. The hash of a cookie binds it to one browser. */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: uuid('id').primaryKey(),
    browserHash: text('browser_hash').notNull().unique(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ups_expires_at').on(table.expiresAt),
    check('pending_sign_ups_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('pending_sign_ups_email_spelling', hasOneSpelling(table.email)),
    check('pending_sign_ups_five_tries', sql`${table.tries} between 0 and 5`),
  ],
)

/** The link of an address's latest sign-up mail. Its token proves access to the mailbox. */
export const signUpLinks = pgTable(
  'sign_up_links',
  {
    email: text('email').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_up_links_expires_at').on(table.expiresAt),
    check('sign_up_links_email_spelling', hasOneSpelling(table.email)),
  ],
)

/**
 * A password recovery. Opening its mailed link sets `session_hash`, to the same value each time;
 * setting the password deletes the row.
 */
export const recoveries = pgTable(
  'recoveries',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    accessHash: text('access_hash').notNull().unique(),
    refreshHash: text('refresh_hash').notNull(),
    sessionHash: text('session_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('recoveries_user_id').on(table.userId),
    index('recoveries_expires_at').on(table.expiresAt),
  ],
)
