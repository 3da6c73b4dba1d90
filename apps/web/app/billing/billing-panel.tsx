import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Billing, Payment } from '@sightline/contracts/billing/billing'
import { Badge } from '@sightline/ui/badge'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink, TextLink } from '@sightline/ui/button'
import { Skeleton } from '@sightline/ui/skeleton'
import { Stat } from '@sightline/ui/stat'
import { Table } from '@sightline/ui/table'
import { Link } from 'react-router'
import { CancelPlan } from './cancel-plan.tsx'
import { formatDay, formatInr, formatShortDay } from './money.ts'
import { canCancel, describeRenewal, scheduledPlan } from './plan-summary.ts'
import { UnexpectedPayment } from './unexpected-payment.tsx'
import { useBilling } from './use-billing.ts'

/** Shows plan, credits and payments, and lets the user change or cancel the plan. */
export function BillingPanel() {
  const billing = useBilling()
  if (billing.status === 'loading')
    return (
      <div role="status">
        <span className="sr-only">
          <Trans>Loading your plan</Trans>
        </span>
        {/* As tall as the panel of a user without a plan, so that nothing below moves while it is
            being pressed. */}
        <Skeleton className="h-98.5 sm:h-58.5" />
      </div>
    )
  if (billing.status === 'failed')
    return (
      <div className="flex flex-col items-start gap-4">
        <Banner tone="bad">{errorMessage(billing.error)}</Banner>
        <Button onClick={billing.refresh}>{t`Try again`}</Button>
      </div>
    )
  return <Panel billing={billing.value} onChanged={billing.refresh} />
}

function Panel({ billing, onChanged }: { billing: Billing; onChanged: () => Promise<void> }) {
  const { subscription, credits, is_trial_unused, payments } = billing
  return (
    <div className="flex flex-col gap-6">
      {subscription?.status === 'past_due' && (
        <Banner tone="warn">
          <Trans>
            The last payment for {subscription.plan.name} failed. It is tried again in the next
            days; make sure that the card is good. Credits that you have stay.
          </Trans>
        </Banner>
      )}
      <UnexpectedPayment payments={payments} />
      <div className="grid gap-6 sm:grid-cols-3">
        <Stat
          label={t`Plan`}
          value={subscription?.plan.name ?? t`None`}
          note={describeRenewal(billing)}
        />
        <Stat
          label={t`Credits`}
          value={String(credits)}
          note={credits > 0 ? t`One starts one mock interview.` : undefined}
        />
        <Stat
          label={t`Free mock interview`}
          value={is_trial_unused ? '1' : '0'}
          note={is_trial_unused ? t`Not used yet.` : t`Used.`}
        />
      </div>
      {subscription?.cancel_at_period_end &&
        subscription.status === 'active' &&
        !scheduledPlan(billing) && (
          <p>
            <Badge tone="warn">
              <Trans>Cancelled</Trans>
            </Badge>{' '}
            <span className="text-sm text-muted">
              <Trans>Your credits stay good until the end of the paid period.</Trans>
            </span>
          </p>
        )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} to="/home/pricing">
          {subscription ? t`Change plan` : t`Choose a plan`}
        </ButtonLink>
        {canCancel(billing) && <CancelPlan billing={billing} onCancelled={onChanged} />}
      </div>
      <div className="mt-2 flex flex-col gap-3">
        <h3 className="text-base">
          <Trans>Payments</Trans>
        </h3>
        <Payments payments={payments} />
      </div>
    </div>
  )
}

const columns = () => [
  { label: t`Paid on` },
  { label: t`Plan` },
  { label: t`Amount`, isNumeric: true },
  { label: t`Receipt` },
]

/** The user's payments, latest first. */
function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>No payments yet. Receipts will be here.</Trans>
      </p>
    )
  return (
    <Table
      caption={t`Payments`}
      columns={columns()}
      rows={payments.map(({ id, paid_at, plan_name, amount_paise }) => ({
        key: id,
        cells: [
          <time key="day" dateTime={paid_at} className="whitespace-nowrap">
            {formatShortDay(paid_at)}
          </time>,
          plan_name,
          formatInr(amount_paise / 100),
          <TextLink
            key="receipt"
            as={Link}
            to={`/home/receipts/${id}`}
            aria-label={t`Receipt of ${formatDay(paid_at)}`}
          >
            <Trans>Receipt</Trans>
          </TextLink>,
        ],
      }))}
    />
  )
}
