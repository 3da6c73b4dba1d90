import type { EventName } from './charges.ts'
import { paymentEntity, subscriptionEntity } from './entities.ts'
import type { Payment, Subscription } from './subscription.ts'

const ACCOUNT_ID = 'acc_standinAccount'

/** The body of a webhook, with the present state of the subscription and the payment. */
export const envelope = (
  event: EventName,
  createdAt: number,
  subscription: Subscription,
  payment?: Payment,
) => ({
  entity: 'event',
  account_id: ACCOUNT_ID,
  event: `subscription.${event}`,
  contains: payment ? ['subscription', 'payment'] : ['subscription'],
  payload: {
    subscription: { entity: subscriptionEntity(subscription) },
    ...(payment && { payment: { entity: paymentEntity(payment, subscription) } }),
  },
  created_at: createdAt,
})
