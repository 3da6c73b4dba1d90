import { lazy, Suspense, useEffect } from 'react'
import { isProviderLoaded, reportPageView, reportToProviders } from '../analytics.ts'
import { useIsAskedAgain } from './asking.ts'
import { providers, useChoice } from './choice.ts'
import { forgetProviders } from './forget-providers.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./banner.tsx')).ConsentBanner }))

/** Rendered once around all pages: reports page views, and asks for consent to providers. */
export function Tracking({ path }: { path: string }) {
  const choice = useChoice()
  const isAskedAgain = useIsAskedAgain()

  useEffect(() => reportPageView(path), [path])

  useEffect(() => {
    if (choice === 'accepted') reportToProviders()
    // A running script cannot be stopped; forgetProviders reloads the page without it.
    else if (choice !== 'pending' && isProviderLoaded()) forgetProviders()
  }, [choice])

  const isAsked = providers.length > 0 && (choice === 'none' || isAskedAgain)
  return (
    isAsked && (
      <Suspense>
        <ConsentBanner />
      </Suspense>
    )
  )
}
