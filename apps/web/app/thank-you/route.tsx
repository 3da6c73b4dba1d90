import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Logo } from '@sightline/ui/logo'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { forgetReturnPath, useSession } from '../auth/public.ts'
import {
  purchasedSubscription,
  readPurchase,
  UnexpectedPayment,
  useBilling,
} from '../billing/public.ts'
import { pageTitle, productName } from '../content/brand.ts'
import { Footer } from '../shell/footer.tsx'
import { NoPurchase, SignedOut } from './no-purchase.tsx'
import { PendingPayment } from './pending-payment.tsx'
import { PurchasedPlan } from './purchased-plan.tsx'

export const meta = () => [
  { title: pageTitle(t`Thank you`) },
  { name: 'robots', content: 'noindex' },
]

/** The page after the checkout: waits for the confirmation of the payment, then shows the plan. */
export default function ThankYou() {
  const session = useSession()
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
