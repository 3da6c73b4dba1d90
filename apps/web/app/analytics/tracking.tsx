import { lazy, Suspense, useEffect, useState } from 'react'
import { PRIVACY_CHOICES, providers } from './choice.ts'
import { forgetProviders } from './forget-providers.ts'
import { isProviderLoaded, reportPageView, reportToProviders } from './report.ts'
import { useChoice } from './use-choice.ts'

const ConsentBanner = lazy(async () => ({
  default: (await import('./consent-banner.tsx')).ConsentBanner,
}))

/** Rendered once around all pages: reports page views, and asks for consent to providers. */
export function Tracking({ path }: { path: string }) {
  const choice = useChoice()
  /** The button with which the visitor reopened the banner. */
  const [reopenedBy, setReopenedBy] = useState<HTMLElement | null>(null)

  useEffect(() => reportPageView(path), [path])

  useEffect(() => {
    if (choice === 'accepted') reportToProviders()
    // A running script cannot be stopped; forgetProviders reloads the page without it.
    else if (choice !== 'pending' && isProviderLoaded()) forgetProviders()
  }, [choice])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>(`[${PRIVACY_CHOICES}]`) : null
      if (button) setReopenedBy(button)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  function close() {
    reopenedBy?.focus()
    setReopenedBy(null)
  }

  const isReopened = reopenedBy !== null
  const isAsked = providers.length > 0 && (choice === 'none' || isReopened)
  return (
    isAsked && (
      <Suspense>
        <ConsentBanner isReopened={isReopened} onClose={close} />
      </Suspense>
    )
  )
}
