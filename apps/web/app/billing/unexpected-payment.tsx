import { Trans } from '@lingui/react/macro'
import type { Billing } from '@sightline/contracts/billing/billing'
import { Banner } from '@sightline/ui/banner'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { formatInr } from './money.ts'

/** Tells that the latest payment gave no credits, because its amount was not the plan's price. */
export function UnexpectedPayment({ payments: [latest] }: Pick<Billing, 'payments'>) {
  if (!latest?.has_unexpected_amount) return null
  const { id, plan_name } = latest
  const amount = formatInr(latest.amount_paise / 100)
  return (
    <Banner tone="warn">
      <Trans>
        Your payment of {amount} is not the price of {plan_name}, so no credits were added. Write to
        our support with the payment’s number {id}, and we will put it right.{' '}
        <TextLink as={Link} to="/home/help">
          Contact support
        </TextLink>
      </Trans>
    </Banner>
  )
}
