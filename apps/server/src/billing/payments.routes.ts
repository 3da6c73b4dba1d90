import { Billing, Receipt } from '@sightline/contracts/billing/billing'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Ledger } from '../credits/public.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { findCurrent, presentSubscription } from './subscriptions.ts'
import { payments } from './table.ts'

/** The signed-in user's billing state and receipts. Registered inside the signed-in scope. */
export const paymentRoutes: FastifyPluginAsyncZod<{ db: Db; ledger: Ledger }> = async (
  app,
  { db, ledger },
) => {
  app.get('/billing', { schema: { response: { 200: Billing } } }, async ({ user }) => {
    const { current, next } = await findCurrent(db, user.id)
    const credits = await ledger.credits(db, user.id)
    const paid = await db
      .select()
      .from(payments)
      .where(eq(payments.userId, user.id))
      // The provider's times are whole seconds, so that two payments can have the same.
      .orderBy(desc(payments.paidAt), desc(payments.periodStart))
      .limit(50)
    return {
      subscription: presentSubscription(current),
      next: presentSubscription(next),
      credits: credits.balance,
      is_trial_unused: credits.isTrialUnused,
      payments: paid.map(presentPayment),
    }
  })

  app.get(
    '/payments/:id',
    { schema: { params: z.object({ id: z.string().max(64) }), response: { 200: Receipt } } },
    async ({ params, user }) => {
      const isOwned = and(eq(payments.id, params.id), eq(payments.userId, user.id))
      const [payment] = await db.select().from(payments).where(isOwned)
      if (!payment) throw new AppError('not_found', 'There is no such payment.')
      const billed_to = { name: user.user_metadata.full_name, email: user.email }
      return { payment: presentPayment(payment), billed_to, credits: payment.credits }
    },
  )
}
const presentPayment = (payment: typeof payments.$inferSelect) => ({
  id: payment.id,
  plan_name: payment.planName,
  amount_paise: payment.amountPaise,
  currency: payment.currency,
  paid_at: payment.paidAt.toISOString(),
  period_start: payment.periodStart.toISOString(),
  period_end: payment.periodEnd.toISOString(),
  has_unexpected_amount: payment.credits === 0,
})
