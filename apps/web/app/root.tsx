import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { sansFontUrl } from '@sightline/ui/fonts'
import { Spinner } from '@sightline/ui/spinner'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { Tracking } from './analytics/tracking.tsx'
import stylesheet from './app.css?url'
import { productName, SITE_CONFIG_ID, siteConfig } from './content/brand.ts'
import { usePageLocale } from './locale/use-page-locale.ts'
import { PageProblem } from './shell/page-problem.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

const Toasts = lazy(async () => ({ default: (await import('@sightline/ui/toasts')).Toasts }))

export const links: Route.LinksFunction = () => [
  // Named here and imported by no script, or the first lazy import would load it again: decision
  // 002.
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'preload', href: sansFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/**
 * For the fallback page, which serves every address without a prerendered page. Prerendered pages
 * have their own.
 */
export const meta: Route.MetaFunction = () => [
  { title: productName },
  { name: 'robots', content: 'noindex' },
]

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <html lang={i18n.locale}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1115" />
          <Meta />
          <Links />
          {/* The server fills in the operator's settings: the content differs from the prerendered
              one on purpose. */}
          <script id={SITE_CONFIG_ID} type="application/json" suppressHydrationWarning>
            {JSON.stringify(siteConfig)}
          </script>
        </head>
        <body>
          <a
            href="#main"
            className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-sm text-background focus:translate-y-0"
          >
            <Trans>Skip to content</Trans>
          </a>
          <RouteFocus />
          {children}
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </I18nProvider>
  )
}

export default function Root() {
  const { pathname } = useLocation()
  const locale = usePageLocale(pathname)
  return (
    <>
      <Tracking path={pathname} />
      <Outlet key={locale} />
      {/* Outside the routes, so that a message outlives a redirect. The landing page shows no
          messages. */}
      {pathname !== '/' && <ToastsOnceHydrated />}
    </>
  )
}

/** Has a state of its own: an update of the root would hold up the hydration of the page. */
function ToastsOnceHydrated() {
  const isHydrated = useIsHydrated()
  return (
    isHydrated && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}

/** Content of the fallback page until the app has loaded. */
export function HydrateFallback() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 text-muted">
      <p role="status" className="flex items-center gap-3">
        <Spinner /> <Trans>Loading</Trans>
      </p>
      <noscript>
        <Trans>Sightline needs JavaScript from here on.</Trans>
      </noscript>
    </main>
  )
}

export function ErrorBoundary() {
  return <PageProblem />
}

/**
 * Makes a client-side navigation accessible like a full page load: moves the focus to the page's
 * heading and announces the title. Links within a page, and form fields that took the focus
 * themselves, keep it.
 */
function RouteFocus() {
  const { pathname, hash } = useLocation()
  const shownPathname = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    setTitle(document.title)
    if (hash || document.activeElement?.matches('input, textarea, select')) return
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
