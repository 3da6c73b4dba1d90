import type { Billing } from '@sightline/contracts/billing'
import { Banner } from '@sightline/ui/banner'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { formatInr } from './money.ts'

/** Tells that the latest payment gave no credits, because its amount was not the plan's price. */
export function UnexpectedPayment({ payments: [latest] }: Pick<Billing, 'payments'>) {
  if (!latest?.has_unexpected_amount) return null
  return (
    <Banner tone="warn">
      Your payment of {formatInr(latest.amount_paise / 100)} is not the price of {latest.plan_name}, so no credits were
      added. Write to our support with the payment’s number {latest.id}, and we will put it right.{' '}
      <TextLink as={Link} to="/home/help">
        Contact support
      </TextLink>
    </Banner>
  )
}
