import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Billing } from '@sightline/contracts/billing/billing'
import { Button, TextLink } from '@sightline/ui/button'
import { Skeleton } from '@sightline/ui/skeleton'
import Ticket from 'lucide-react/icons/ticket'
import { Link } from 'react-router'
import { creditsLeft } from './credit-labels.ts'
import { describePlan } from './plan-summary.ts'
import { useBilling } from './use-billing.ts'

/** A line with the user's credits and plan, kept up to date by server events. */
export function CreditsLine() {
  const billing = useBilling()
  if (billing.status === 'loading') return <Skeleton className="h-6 w-72 max-w-full" />
  if (billing.status === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Trans>Your credits could not be loaded.</Trans>
        <Button variant="quiet" size="small" onClick={billing.refresh}>
          {t`Try again`}
        </Button>
      </p>
    )
  return <Line billing={billing.value} />
}

function Line({ billing }: { billing: Billing }) {
  const { credits, is_trial_unused, subscription } = billing
  return (
    <p aria-live="polite" className="flex min-h-6 items-start gap-2 text-sm text-muted">
      <Ticket size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <span className="font-medium text-ink tabular-nums">{creditsLeft(billing)}</span>{' '}
        {describePlan(billing)}{' '}
        {subscription?.status === 'past_due' ? (
          <TextLink as={Link} to="/home/profile">
            <Trans>See your plan</Trans>
          </TextLink>
        ) : (
          credits === 0 &&
          !is_trial_unused && (
            <TextLink as={Link} to="/home/pricing">
              {subscription ? t`See the plans` : t`Choose a plan`}
            </TextLink>
          )
        )}
      </span>
    </p>
  )
}
