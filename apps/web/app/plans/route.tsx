import { Banner } from '@sightline/ui/banner'
import { Button, TextLink } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { Spinner } from '@sightline/ui/spinner'
import Layers from 'lucide-react/icons/layers'
import { useBilling } from '../billing/public.ts'
import { pageTitle, productName } from '../content/brand.ts'
import { errorMessage } from '../http.ts'
import { useLoaded } from '../use-loaded.ts'
import { plansApi } from './api.ts'
import { offerOf } from './offer.ts'
import { PlanCard } from './plan-card.tsx'
import { type Refusal, useSubscribe } from './use-subscribe.ts'

export const meta = () => [{ title: pageTitle('Pricing') }]

/** Those that can be bought, cheapest first; none where they cannot be had. */
async function loadPlans() {
  try {
    const plans = await plansApi.list()
    return plans.filter(({ plan_id }) => plan_id).sort((one, other) => one.price_inr - other.price_inr)
  } catch (error) {
    console.warn('The plans could not be loaded:', errorMessage(error))
    return []
  }
}

async function loadRate() {
  try {
    return await plansApi.usdPerInr()
  } catch (error) {
    console.warn('The exchange rate could not be loaded:', errorMessage(error))
    return null
  }
}

/** What can be bought, and what the reader has of it. */
export default function Pricing() {
  const plans = useLoaded('plans', loadPlans)
  const rate = useLoaded('rate', loadRate)
  const billing = useBilling()
  const { processingId, refusal, subscribe } = useSubscribe()

  const standing = billing.status === 'loaded' ? billing.value : null
  const usdPerInr = rate.status === 'loaded' ? rate.value : null
  const now = new Date()
  const offers =
    plans.status === 'loaded' ? plans.value.map((plan) => ({ plan, offer: offerOf(plan, standing, now) })) : []
  return (
    <>
      <h1 className="mx-auto max-w-reading text-center text-2xl sm:text-3xl">
        Find Your Perfect Fit With {productName} Plans
      </h1>
      <p className="mx-auto mt-3 max-w-reading text-center text-muted">
        One credit starts one mock interview. Cancel whenever you like: what is paid stays yours until its period ends.
      </p>
      {refusal && <RefusalBanner refusal={refusal} />}
      {plans.status !== 'loaded' || billing.status === 'loading' ? (
        <p role="status" className="mt-24 flex items-center justify-center gap-3 text-muted">
          <Spinner size={24} /> Loading plans
        </p>
      ) : offers.length === 0 ? (
        <div className="mt-12">
          <EmptyState
            picture={<Layers size={32} aria-hidden />}
            text="There are no plans to show right now."
            action={<Button onClick={plans.reload}>Try again</Button>}
          />
        </div>
      ) : (
        <ul className="mx-auto mt-12 grid max-w-dialog gap-6 md:max-w-none md:grid-cols-3">
          {offers.map(({ plan, offer }) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              offer={offer}
              hasRoomForNote={offers.some(({ offer: { note } }) => note !== undefined)}
              usdPerInr={usdPerInr}
              isProcessing={processingId === plan.id}
              isWaiting={processingId !== null && processingId !== plan.id}
              onSubscribe={(button) => subscribe(plan, button)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function RefusalBanner({ refusal: { message, pageUrl } }: { refusal: Refusal }) {
  return (
    <div className="mx-auto mt-8 max-w-reading">
      <Banner tone="bad">
        {message}{' '}
        {pageUrl && (
          <TextLink href={pageUrl} rel="noreferrer">
            Pay on Razorpay’s own page
          </TextLink>
        )}
      </Banner>
    </div>
  )
}
