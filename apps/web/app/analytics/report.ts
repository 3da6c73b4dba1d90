import { siteConfig } from '../content/brand.ts'
import { sendBeacon } from '../http.ts'
import { currentChoice } from './choice.ts'
import type { Providers } from './providers.ts'

/**
 * Pages whose URL contains a secret when they open. Providers read URLs, so they do not get these
 * page views.
 */
const PRIVATE_PATHS = ['/oauth-callback', '/auth-callback', '/reset-password']
const MAX_WAIT_MS = 1500

let shownPath: string | undefined
let reportedPath: string | undefined
let loading: Promise<Providers> | undefined

/**
 * Whether a provider's script is loaded. A loaded script can only be removed by leaving the page.
 */
export const isProviderLoaded = () => loading !== undefined

/**
 * Reports a page view, once per change of page: always to our own server, and to the providers with
 * consent.
 */
export function reportPageView(path: string) {
  if (path === shownPath) return
  shownPath = path
  reportedPath = undefined
  sendBeacon('/page-views', { path })
  reportToProviders()
}

/**
 * Reports the current page to the providers, with consent and once per page. Call this when consent
 * is given.
 */
export function reportToProviders() {
  const path = shownPath
  if (
    path === undefined ||
    path === reportedPath ||
    PRIVATE_PATHS.includes(path) ||
    currentChoice() !== 'accepted'
  )
    return
  reportedPath = path
  sendReport((providers) => providers.pageView(withoutIds(path)))
}

/** Reports a completed sign-up. */
export const reportSignUp = () => sendReport((providers) => providers.signUp())

/**
 * Reports the download of the installer. Resolves when the page may be left: after the report, or
 * after 1.5 s.
 */
export async function reportDownload() {
  const providers = await sendReport((loadedProviders) => loadedProviders.download())
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, MAX_WAIT_MS)
  if (providers) await Promise.race([providers.arrived, timeout])
}

/** Every report to the providers goes through here, so that none is sent without consent. */
async function sendReport(report: (providers: Providers) => void): Promise<Providers | undefined> {
  if (currentChoice() !== 'accepted') return
  loading ??= import('./providers.ts').then(({ loadProviders }) => loadProviders(siteConfig))
  try {
    const providers = await loading
    // Consent may have been withdrawn while the scripts loaded.
    if (currentChoice() !== 'accepted') return
    report(providers)
    return providers
  } catch {
    // The scripts could not be loaded; the next report tries again.
    loading = undefined
  }
}

/** Providers must not learn which interview a path belongs to. */
const withoutIds = (path: string) => path.replace(/[^/]*\d[^/]*/g, ':id')
