import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/public.ts'
import { plans } from '../plans/public.ts'
import { moment } from '../platform/db/columns.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const planId = () =>
  uuid('plan_id')
    .notNull()
    .references(() => plans.id)

/**
 * Subscriptions as last fetched from the payment provider. `sync_due_at` is when to fetch a
 * subscription again. A server moves it ahead before fetching, so that other servers leave the
 * subscription alone.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    planId: planId(),
    providerId: text('provider_id').notNull().unique(),
    providerPlanId: text('provider_plan_id').notNull(),
    /** The plan's price when the subscription was made, which each charge must equal. */
    pricePaise: integer('price_paise').notNull(),
    status: text('status', {
      enum: ['created', 'scheduled', 'active', 'past_due', 'ended'],
    }).notNull(),
    paidCount: integer('paid_count').notNull().default(0),
    startsAt: moment('starts_at'),
    /** Begins at once, although another plan is paid: its first payment ends that plan. */
    replacesCurrent: boolean('replaces_current').notNull().default(false),
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
    uniqueIndex('subscriptions_one_unpaid')
      .on(table.userId, table.planId)
      .where(sql`${table.status} = 'created'`),
    check(
      'subscriptions_known_status',
      sql`${table.status} in ('created', 'scheduled', 'active', 'past_due', 'ended')`,
    ),
    check('subscriptions_paid_count', sql`${table.paidCount} >= 0`),
    check('subscriptions_price', sql`${table.pricePaise} > 0`),
  ],
)

/**
 * Charges that succeeded, under the provider's ids, so that each counts once. Amounts are paise.
 * Payments outlive their account for bookkeeping, without a reference to the user.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, {
      onDelete: 'set null',
    }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    planName: text('plan_name').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency', { enum: ['INR'] }).notNull(),
    /**
     * 0 if the amount was not the plan's price: an operator settles such a payment with the user.
     */
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

/** The ids of received webhooks, kept long enough to recognise repeats. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
)
