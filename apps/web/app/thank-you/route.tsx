import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Billing } from '@sightline/contracts/billing/billing'
import { Banner } from '@sightline/ui/banner'
import { ButtonLink } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { forgetReturnPath, useLogInSession } from '../auth/public.ts'
import {
  purchasedSubscription,
  readPurchase,
  UnexpectedPayment,
  useBilling,
} from '../billing/public.ts'
import { pageTitle, productName } from '../content/brand.ts'
import type { AnnouncedData } from '../events/public.ts'
import { Footer } from '../shell/footer.tsx'
import { NoPurchase, SignedOut } from './no-purchase.tsx'
import { PurchasedPlan } from './purchased-plan.tsx'

export const meta = () => [
  { title: pageTitle(t`Thank you`) },
  { name: 'robots', content: 'noindex' },
]

/** The page after the checkout: waits for the confirmation of the payment, then shows the plan. */
export default function ThankYou() {
  const session = useLogInSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-content items-center px-4 sm:px-6">
          <Link to="/" aria-label={productName} className="rounded-control">
            <Logo name={productName} />
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 py-8 sm:px-6 sm:py-16"
      >
        {session.status === 'present' && <Purchase />}
        {session.status === 'absent' && <SignedOut />}
        {session.status === 'loading' && <Checking problem={session.problem} />}
      </main>
      <Footer />
    </div>
  )
}

function Checking({ problem }: { problem: string | undefined }) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-24 text-center text-muted">
      <p className="flex items-center gap-3">
        <Spinner /> <Trans>Checking authentication...</Trans>
      </p>
      {problem && <p className="max-w-dialog text-sm">{problem}</p>}
    </div>
  )
}

function Purchase() {
  useEffect(forgetReturnPath, [])
  // The browser's history keeps the state, so it survives a reload.
  const { state } = useLocation()
  const purchase = readPurchase(state)
  const billing = useBilling()
  const subscription =
    billing.status === 'loaded' ? purchasedSubscription(billing.value, purchase) : null
  const isPending = !subscription && (purchase !== null || billing.status !== 'loaded')
  return (
    <>
      {/* Always rendered, because screen readers announce only the changes of a status that exists.
       */}
      <p role="status" className="sr-only">
        {isPending
          ? t`Your payment is being confirmed...`
          : subscription && t`${subscription.plan.name} is yours.`}
      </p>
      {isPending && <PendingPayment billing={billing} />}
      {billing.status === 'loaded' && <UnexpectedPayment payments={billing.value.payments} />}
      {subscription && <PurchasedPlan subscription={subscription} onRefresh={billing.refresh} />}
      {!isPending && !subscription && <NoPurchase />}
    </>
  )
}

/** Server events announce the confirmation at once. The interval is for events that get lost. */
const REFRESH_INTERVAL_MS = 5000

/** Shown while the payment is being confirmed. Refreshes the billing data until it is. */
function PendingPayment({ billing }: { billing: AnnouncedData<Billing> }) {
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
