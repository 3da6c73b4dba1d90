import { lazy, Suspense, useEffect, useState } from 'react'
import { PRIVACY_CHOICES, providers } from './choice.ts'
import { isProviderLoaded, reportPageView, reportToProviders } from './report.ts'
import { useChoice } from './use-choice.ts'

const ConsentBanner = lazy(async () => ({
  default: (await import('./consent-banner.tsx')).ConsentBanner,
}))

/**
 * Interviews and live sessions fill the window: the banner would cover the work. Other pages ask.
 */
const WORKSPACE = /^\/home\/(interviews\/[^/]+|live\/(?!new\b)[^/]+)\/?$/

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
  const isAsked =
    providers.length > 0 && ((choice === 'none' && !WORKSPACE.test(path)) || isReopened)
  return (
    isAsked && (
      <Suspense>
        <ConsentBanner isReopened={isReopened} onClose={close} />
      </Suspense>
    )
  )
}

/** Cookies that the providers' scripts set on our own domain. */
const THEIRS = /^(_ga|_gid|_gat|_gcl|_fb|_dc_gtm|li_|ln_)/

/** Deletes the providers' cookies on our domain and reloads the page without their scripts. */
async function forgetProviders() {
  // Browsers without the Cookie Store API keep the cookies until they expire; without the scripts
  // nothing reads them.
  const store = window.cookieStore
  const labels = location.hostname.split('.')
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))]
  const names =
    (await store?.getAll())?.flatMap(({ name }) => (name && THEIRS.test(name) ? [name] : [])) ?? []
  const deletions = names.flatMap((name) =>
    domains.map((domain) => store?.delete({ name, domain })),
  )
  await Promise.allSettled(deletions)
  location.reload()
}
