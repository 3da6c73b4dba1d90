import { DEVICE_KINDS, DEVICE_SCOPES } from '@sightline/contracts/devices/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { isOneOf, moment } from '../platform/db/columns.ts'

const REASONS = ['by-user', 'by-device', 'new-password', 'token-reused', 'unused'] as const
/** Why a device is signed in no longer. */
export type EndReason = (typeof REASONS)[number]

const kind = () => text('kind', { enum: DEVICE_KINDS }).notNull()
const sqlList = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * Programs that are signed in with a token of their own. Those that have ended are kept for a
 * while, so that they are told.
 */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: kind(),
    name: text('name').notNull(),
    system: text('system').notNull(),
    scopes: text('scopes', { enum: DEVICE_SCOPES }).array().notNull(),
    /** Of the token in force. Older ones are never used again but by a thief. */
    generation: integer('generation').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: REASONS }),
  },
  (table) => [
    index('devices_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('devices_last_used_at').on(table.lastUsedAt),
    check('devices_kind', isOneOf(table.kind, DEVICE_KINDS)),
    check(
      'devices_scopes',
      sql`cardinality(${table.scopes}) > 0 and ${table.scopes} <@ array[${sqlList(DEVICE_SCOPES)}]::text[]`,
    ),
    check('devices_end_reason', isOneOf(table.endReason, REASONS)),
    check('devices_end_has_reason', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check('devices_generation', sql`${table.generation} > 0`),
  ],
)

/**
 * The tokens of a device: the one in force, the next one once it was asked for, and those before,
 * whose return shows a theft.
 */
export const deviceTokens = pgTable(
  'device_tokens',
  {
    hash: text('hash').primaryKey(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('device_tokens_generation').on(table.deviceId, table.generation),
    index('device_tokens_created_at').on(table.createdAt),
    check('device_tokens_generation_positive', sql`${table.generation} > 0`),
  ],
)

/** Devices that ask to be signed in. The user who types the code owns it from then on. */
export const deviceAuthorizations = pgTable(
  'device_authorizations',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    deviceCodeHash: text('device_code_hash').notNull().unique(),
    userCodeHash: text('user_code_hash').notNull().unique(),
    kind: kind(),
    name: text('name').notNull(),
    system: text('system').notNull(),
    address: text('address').notNull(),
    state: text('state', { enum: ['asked', 'confirmed', 'denied'] }).notNull(),
    /** The least time between two questions of the device; grows when it asks too often. */
    intervalS: integer('interval_s').notNull(),
    polledAt: moment('polled_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('device_authorizations_expires_at').on(table.expiresAt),
    index('device_authorizations_owner').on(table.ownerId),
    check('device_authorizations_kind', isOneOf(table.kind, DEVICE_KINDS)),
    check('device_authorizations_state', isOneOf(table.state, ['asked', 'confirmed', 'denied'])),
    check(
      'device_authorizations_decided_by_owner',
      sql`${table.state} = 'asked' or ${table.ownerId} is not null`,
    ),
  ],
)
