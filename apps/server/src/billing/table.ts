import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { plans } from '../plans/public.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const planId = () =>
  uuid('plan_id')
    .notNull()
    .references(() => plans.id)

/**
 * A subscription at the payment provider, as it was when it was last fetched there. `sync_due_at` says when to fetch it again; a
 * server that does so moves it ahead first, which keeps the others away.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    planId: planId(),
    providerId: text('provider_id').notNull().unique(),
    providerPlanId: text('provider_plan_id').notNull(),
    status: text('status', { enum: ['created', 'scheduled', 'active', 'past_due', 'ended'] }).notNull(),
    paidCount: integer('paid_count').notNull().default(0),
    startsAt: moment('starts_at'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    syncedAt: moment('synced_at').notNull(),
    syncDueAt: moment('sync_due_at'),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.createdAt),
    index('subscriptions_sync_due').on(table.syncDueAt).where(sql`${table.syncDueAt} is not null`),
    index('subscriptions_live').on(table.syncedAt).where(sql`${table.status} <> 'ended'`),
    uniqueIndex('subscriptions_one_unpaid').on(table.userId, table.planId).where(sql`${table.status} = 'created'`),
    check(
      'subscriptions_known_status',
      sql`${table.status} in ('created', 'scheduled', 'active', 'past_due', 'ended')`,
    ),
    check('subscriptions_paid_count', sql`${table.paidCount} >= 0`),
  ],
)

/**
 * A charge that succeeded, by the provider's own id, so that it counts once however it becomes known. Amounts are paise. It outlives its
 * account as a record for the books, which then says nothing of whose it was.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    planName: text('plan_name').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency', { enum: ['INR'] }).notNull(),
    credits: integer('credits').notNull(),
    paidAt: moment('paid_at').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
  },
  (table) => [
    index('payments_user').on(table.userId, table.paidAt),
    index('payments_subscription').on(table.subscriptionId),
    check('payments_amount', sql`${table.amountPaise} > 0`),
    check('payments_period', sql`${table.periodEnd} > ${table.periodStart}`),
  ],
)

/** The identity of each webhook that was taken, kept long enough to know a repeat. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
)
