// @ts-check
/// <reference lib="webworker" />

/*
 * Leads navigations that reach no server to the offline page, which it stores with its files. The build fills in the
 * page's version, so that the browser installs the worker again when the page has changed.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))
const CACHE = 'offline-%version%'
/** The codes of the locales whose addresses start with them; the build fills them in. */
const LOCALES = '%locales%'.split(' ')
const PAGES = ['/offline', ...LOCALES.map((locale) => `/${locale}/offline`)]
const ASSET = /["'(](\/assets\/[\w.-]+)["')]/g

worker.addEventListener('install', (event) => event.waitUntil(storePage()))
worker.addEventListener('activate', (event) => event.waitUntil(removeOtherVersions()))
worker.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(navigate(event))
  else if (!navigator.onLine && pathname.startsWith('/assets/'))
    event.respondWith(loadStored(event.request))
})

async function storePage() {
  const cache = await caches.open(CACHE)
  const pages = await Promise.all(PAGES.map((path) => fetch(path)))
  const texts = await Promise.all(pages.map((page) => page.clone().text()))
  await Promise.all(pages.map((page, index) => cache.put(PAGES[index] ?? '', page)))
  await cache.addAll([
    ...new Set(
      texts.flatMap((html) => [...html.matchAll(ASSET)].flatMap(([, path]) => path ?? [])),
    ),
  ])
  await worker.skipWaiting()
}

async function removeOtherVersions() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  // The browser asks the server while this worker starts.
  await worker.registration.navigationPreload.enable()
}

/** @param {FetchEvent} event */
async function navigate({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname, search } = new URL(request.url)
    if (PAGES.includes(pathname)) return (await caches.match(pathname)) ?? Response.error()
    const locale = LOCALES.find((code) => code === pathname.split('/')[1])
    const page = locale ? `/${locale}/offline` : '/offline'
    return Response.redirect(`${page}?to=${encodeURIComponent(pathname + search)}`)
  }
}

/** @param {Request} request */
const loadStored = async (request) => (await caches.match(request)) ?? fetch(request)
