import { lazy, Suspense, useEffect } from 'react'
import { isAnyoneWatching, reportPageView, reportToProviders } from '../analytics.ts'
import { useIsAskedAgain } from './asking.ts'
import { providers, useChoice } from './choice.ts'
import { forgetProviders } from './forget-providers.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./banner.tsx')).ConsentBanner }))

/** Once around all pages: counts them, and asks before anyone else may. */
export function Tracking({ path }: { path: string }) {
  const choice = useChoice()
  const isAskedAgain = useIsAskedAgain()

  useEffect(() => reportPageView(path), [path])

  useEffect(() => {
    if (choice === 'accepted') reportToProviders()
    // A script that runs already cannot be stopped, only left behind.
    else if (choice !== 'pending' && isAnyoneWatching()) forgetProviders()
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
