import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { Button } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { Spinner } from '@sightline/ui/spinner'
import Layers from 'lucide-react/icons/layers'
import { redirectDocument, useRevalidator, useSearchParams } from 'react-router'
import { useBilling } from '../billing/public.ts'
import { pageTitle, productName, siteConfig } from '../content/brand.ts'
import { pathOf } from '../locale/locales.ts'
import { loadWhenSignedIn, PageData } from '../shell/page-data.tsx'
import type { Route } from './+types/route'
import { plansApi } from './api.ts'
import { CommonBenefits } from './common-benefits.tsx'
import { PlanList } from './plan-list.tsx'
import { useSubscribe } from './use-subscribe.ts'

export const meta = () => [{ title: pageTitle(t`Pricing`) }]

/**
 * Pages that were loaded at another address may not reach the payment provider: their content
 * policy forbids it. The plans are therefore loaded as a document of their own.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (siteConfig.checkoutUrl === '') {
    const { pathname, search } = new URL(request.url)
    throw redirectDocument(pathOf(pathname) + search)
  }
  return { plans: loadWhenSignedIn(loadPlans), usdPerInr: loadWhenSignedIn(loadUsdPerInr) }
}

/** The plans that can be bought, cheapest first. @throws ApiError */
async function loadPlans() {
  const plans = await plansApi.list()
  return plans
    .filter(({ plan_id }) => plan_id)
    .sort((first, second) => first.price_inr - second.price_inr)
}

/**
 * The price of a rupee in dollars; null if it is unknown, which only hides the prices in dollars.
 */
async function loadUsdPerInr() {
  try {
    return await plansApi.usdPerInr()
  } catch (error) {
    console.warn('The exchange rate could not be loaded:', errorMessage(error))
    return null
  }
}

/** The plans on sale, each with what the user's present plan allows them to do with it. */
export default function Pricing({ loaderData }: Route.ComponentProps) {
  const billing = useBilling()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const { processingId, problem, subscribe } = useSubscribe(
    billing.status === 'loaded' ? billing.value : null,
  )
  return (
    <>
      <h1 className="mx-auto max-w-reading text-center text-2xl sm:text-3xl">
        <Trans>Find Your Perfect Fit With {productName} Plans</Trans>
      </h1>
      <p className="mx-auto mt-3 max-w-reading text-center text-muted">
        <Trans>
          One credit starts one mock interview. A live session takes one credit for each two hours
          begun. Cancel whenever you like: what is paid stays yours until its period ends.
        </Trans>
      </p>
      <CommonBenefits />
      <PageData
        promise={loaderData.plans}
        loading={<Loading />}
        renderFailure={(_error, retry) => <NoPlans onRetry={retry} />}
      >
        {(plans) => {
          if (billing.status === 'loading') return <Loading />
          if (plans.length === 0) return <NoPlans onRetry={() => void revalidate()} />
          return (
            <PlanList
              plans={plans}
              billing={billing.status === 'loaded' ? billing.value : null}
              usdPerInr={loaderData.usdPerInr}
              chosenName={search.get('plan')}
              processingId={processingId}
              problem={problem}
              onSubscribe={subscribe}
            />
          )
        }}
      </PageData>
    </>
  )
}

function Loading() {
  return (
    <p role="status" className="mt-24 flex items-center justify-center gap-3 text-muted">
      <Spinner size={24} /> <Trans>Loading plans</Trans>
    </p>
  )
}

function NoPlans({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-12">
      <EmptyState
        picture={<Layers size={32} aria-hidden />}
        text={t`There are no plans to show right now.`}
        action={<Button onClick={onRetry}>{t`Try again`}</Button>}
      />
    </div>
  )
}
