import { Logo } from '@sightline/ui/logo'
import { Spinner } from '@sightline/ui/spinner'
import { Link, Navigate, useLocation } from 'react-router'
import { useSession } from '../auth/public.ts'
import { useBilling } from '../billing/public.ts'
import { pageTitle, productName } from '../content/brand.ts'
import { Footer } from '../shell/footer.tsx'
import { Bought } from './bought.tsx'
import { boughtSubscription } from './bought-subscription.ts'
import { NothingBought } from './nothing-bought.tsx'
import { Waiting } from './waiting.tsx'

export const meta = () => [{ title: pageTitle('Thank you') }, { name: 'robots', content: 'noindex' }]

/** What the checkout leads to: what was bought, and how to begin with it. */
export default function ThankYou() {
  const session = useSession()
  if (session.status === 'absent') return <Navigate to="/login" replace />
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-content items-center px-4 sm:px-6">
          <Link to="/" aria-label={productName} className="rounded-control">
            <Logo name={productName} />
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-content flex-1 px-4 py-8 sm:px-6 sm:py-16">
        {session.status === 'present' ? <Purchase /> : <Checking problem={session.problem} />}
      </main>
      <Footer />
    </div>
  )
}

function Checking({ problem }: { problem: string | undefined }) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-24 text-center text-muted">
      <p className="flex items-center gap-3">
        <Spinner /> Checking authentication...
      </p>
      {problem && <p className="max-w-dialog text-sm">{problem}</p>}
    </div>
  )
}

function Purchase() {
  const { state } = useLocation()
  const planId = boughtPlanId(state)
  const billing = useBilling()
  const subscription = billing.status === 'loaded' ? boughtSubscription(billing.value, planId) : null
  const isWaiting = !subscription && (planId !== null || billing.status !== 'loaded')
  return (
    <>
      {/* There from the start, so that its change is read out. */}
      <p role="status" className="sr-only">
        {isWaiting ? 'Your payment is being confirmed...' : subscription && `${subscription.plan.name} is yours.`}
      </p>
      {isWaiting && <Waiting billing={billing} />}
      {subscription && <Bought subscription={subscription} onRefresh={billing.refresh} />}
      {!isWaiting && !subscription && <NothingBought />}
    </>
  )
}

/** The plan that was paid for a moment ago, as the plans page says; kept by the history, so a reload knows it too. */
const boughtPlanId = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'planId' in state && typeof state.planId === 'string'
    ? state.planId
    : null
