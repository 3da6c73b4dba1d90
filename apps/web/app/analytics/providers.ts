import type { SiteConfig } from '@sightline/contracts/site/site'

/** Id of the LinkedIn conversion for sign-ups and downloads. */
const CONVERSION_ID = 22164513

type TagManagerEvent = { event: string; [detail: string]: string | number }
type PixelCall =
  | ['init', string]
  | ['set', 'autoConfig', false, string]
  | ['track' | 'trackCustom', string]
type InsightCall = ['track'] | ['track', { conversion_id: number }]

/** The globals in which each provider's script finds the calls made before it loaded. */
interface Pixel {
  (...call: PixelCall): void
  callMethod?: (...call: PixelCall) => void
  queue: PixelCall[]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
}
interface Insight {
  (...call: InsightCall): void
  q: InsightCall[]
}

declare global {
  interface Window {
    dataLayer?: TagManagerEvent[]
    fbq?: Pixel
    _fbq?: Pixel
    lintrk?: Insight
    _linkedin_data_partner_ids?: string[]
  }
}

/** Reports to one provider in its own format. */
type Provider = { pageView: (path: string) => void; signUp: () => void; download: () => void }

export type Providers = Provider & {
  /** Resolves when every script has loaded or failed to. */
  arrived: Promise<unknown>
}

/**
 * Loads the scripts of the providers that are configured. Call it only with the visitor's consent,
 * and once.
 */
export function loadProviders(config: SiteConfig): Providers {
  const scripts: Promise<void>[] = []
  const all: Provider[] = []
  if (config.tagManagerId) {
    all.push(tagManager())
    const url = new URL(config.tagManagerUrl)
    url.searchParams.set('id', config.tagManagerId)
    scripts.push(load(url.href))
  }
  if (config.pixelId) {
    all.push(pixel(config.pixelId))
    scripts.push(load(config.pixelUrl))
  }
  if (config.insightId) {
    all.push(insight(config.insightId))
    scripts.push(load(config.insightUrl))
  }
  return {
    pageView: (path) => all.forEach((provider) => void provider.pageView(path)),
    signUp: () => all.forEach((provider) => void provider.signUp()),
    download: () => all.forEach((provider) => void provider.download()),
    arrived: Promise.all(scripts),
  }
}

/** Resolves on failure too: browsers and extensions may block the script. */
function load(url: string): Promise<void> {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  const { promise, resolve } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => resolve())
  document.head.append(script)
  return promise
}

function tagManager(): Provider {
  window.dataLayer ??= []
  const { dataLayer } = window
  const tell = (event: TagManagerEvent) => void dataLayer.push(event)
  tell({ event: 'gtm.js', 'gtm.start': Date.now() })
  return {
    pageView: (path) => tell({ event: 'page_view', page_path: path }),
    signUp: () => tell({ event: 'sign_up' }),
    download: () => tell({ event: 'click_download_app' }),
  }
}

function pixel(id: string): Provider {
  const queueing = (...call: PixelCall) => {
    if (stub.callMethod) stub.callMethod(...call)
    else stub.queue.push(call)
  }
  const stub: Pixel = Object.assign(queueing, {
    queue: [],
    loaded: true,
    version: '2.0',
    // Page views are reported by pageView below; by default the script would report every change of
    // address as well.
    disablePushState: true,
    push: queueing as Pixel,
  })
  window.fbq ??= stub
  window._fbq ??= window.fbq
  const tell = window.fbq
  // Automatic tracking of buttons and forms is switched off.
  tell('set', 'autoConfig', false, id)
  tell('init', id)
  return {
    pageView: () => tell('track', 'PageView'),
    signUp: () => tell('track', 'CompleteRegistration'),
    download: () => tell('trackCustom', 'AppDownload'),
  }
}

function insight(id: string): Provider {
  window._linkedin_data_partner_ids = [id]
  if (!window.lintrk) {
    const q: InsightCall[] = []
    window.lintrk = Object.assign((...call: InsightCall) => void q.push(call), { q })
  }
  const convert = () => window.lintrk?.('track', { conversion_id: CONVERSION_ID })
  let hasFirst = false
  return {
    pageView() {
      // The script reports the page on which it loads by itself.
      if (hasFirst) window.lintrk?.('track')
      hasFirst = true
    },
    signUp: convert,
    download: convert,
  }
}
