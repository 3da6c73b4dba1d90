import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Billing } from '@sightline/contracts/billing/billing'
import { Banner } from '@sightline/ui/banner'
import { ButtonLink } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { AnnouncedData } from '../events/public.ts'

/** Server events announce the confirmation at once. The interval is for events that get lost. */
const REFRESH_INTERVAL_MS = 5000

/** Shown while the payment is being confirmed. Refreshes the billing data until it is. */
export function PendingPayment({ billing }: { billing: AnnouncedData<Billing> }) {
  const { refresh } = billing
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [refresh])

  return (
    <div className="mx-auto flex max-w-reading flex-col items-center gap-3 py-16 text-center">
      <h1 className="text-2xl">
        <Trans>Thank you</Trans>
      </h1>
      <p className="flex items-center gap-3 text-muted">
        <Spinner size={20} /> <Trans>Your payment is being confirmed...</Trans>
      </p>
      {billing.status === 'failed' && (
        <Banner tone="bad">{t`${errorMessage(billing.error)} It is tried again.`}</Banner>
      )}
      <p className="text-muted">
        <Trans>
          This page goes on by itself as soon as Razorpay has confirmed it. You can also leave it:
          nothing is lost.
        </Trans>
      </p>
      <div className="mt-4">
        <ButtonLink as={Link} to="/home" size="large">
          <Trans>Go to Dashboard</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
