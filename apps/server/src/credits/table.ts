import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { moment } from '../platform/db/columns.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Credits that came together and lapse together. The free trial is one of its own kind, which never
 * lapses.
 */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    source: text('source', { enum: ['payment', 'trial'] }).notNull(),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('credit_grants_user').on(table.userId, table.expiresAt),
    uniqueIndex('credit_grants_one_trial').on(table.userId).where(sql`${table.source} = 'trial'`),
    index('credit_grants_expiry').on(table.expiresAt).where(sql`${table.remaining} > 0`),
    check('credit_grants_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
    check(
      'credit_grants_trial_stays',
      sql`(${table.source} = 'trial') = (${table.expiresAt} is null)`,
    ),
  ],
)

/** The ledger: rows are added and never changed. `key` makes a repeat a no-op. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => creditGrants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['grant', 'spend', 'refund', 'lapse'] }).notNull(),
    amount: integer('amount').notNull(),
    key: text('key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_user').on(table.userId, table.id),
    check(
      'credit_entries_sign',
      sql`case ${table.kind} when 'grant' then ${table.amount} > 0 when 'refund' then ${table.amount} = 1
          when 'spend' then ${table.amount} = -1 when 'lapse' then ${table.amount} < 0 else false end`,
    ),
  ],
)

/**
 * Trials that deleted accounts have used. Rows outlive their user for a year, so they hold only a
 * keyed hash of the address.
 */
export const usedTrials = pgTable(
  'used_trials',
  {
    addressHash: text('address_hash').primaryKey(),
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (table) => [index('used_trials_forgotten_at').on(table.forgottenAt)],
)
