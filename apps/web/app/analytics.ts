import { currentChoice } from './consent/choice.ts'
import type { Providers } from './consent/providers.ts'
import { siteConfig } from './content/brand.ts'
import { send } from './http.ts'

/** Pages whose address carries a secret when they open: providers, who read addresses, are not told of them. */
const PRIVATE_PATHS = ['/oauth-callback', '/auth-callback', '/reset-password']
const LONGEST_WAIT_MS = 1500

let shownPath: string | undefined
let told: string | undefined
let loaded: Promise<Providers> | undefined

/** Whether a provider's script is on this page; only leaving the page gets rid of it. */
export const isAnyoneWatching = () => loaded !== undefined

/** Reports the page that is shown: once per change of page, to our own count always. */
export function reportPageView(path: string) {
  if (path === shownPath) return
  shownPath = path
  told = undefined
  // Best effort: a page that could not be counted is a page all the same.
  send('POST', '/page-views', { path }).catch(() => {})
  reportToProviders()
}

/**
 * Tells the providers of the page that is shown, if there is consent and they do not know yet. Call it when consent
 * comes.
 */
export function reportToProviders() {
  const path = shownPath
  if (path === undefined || path === told || PRIVATE_PATHS.includes(path) || currentChoice() !== 'accepted') return
  told = path
  tell((providers) => providers.pageView(withoutIds(path)))
}

/** Reports that this browser has just signed up. */
export const reportSignUp = () => tell((providers) => providers.signUp())

/** Reports that the installer is about to be fetched. Ends when the page may be left. */
export async function reportDownload() {
  const providers = await tell((found) => found.download())
  const { promise: late, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, LONGEST_WAIT_MS)
  if (providers) await Promise.race([providers.arrived, late])
}

/** The one way to the providers: with consent alone. */
async function tell(report: (providers: Providers) => void): Promise<Providers | undefined> {
  if (currentChoice() !== 'accepted') return
  loaded ??= import('./consent/providers.ts').then(({ loadProviders }) => loadProviders(siteConfig))
  try {
    const providers = await loaded
    // It may have been withdrawn meanwhile.
    if (currentChoice() !== 'accepted') return
    report(providers)
    return providers
  } catch {
    // Without a connection there is nobody to tell; the next report tries again.
    loaded = undefined
  }
}

/** Which interview somebody is in is not the providers' business. */
const withoutIds = (path: string) => path.replace(/[^/]*\d[^/]*/g, ':id')
