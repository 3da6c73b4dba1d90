import { Trans } from '@lingui/react/macro'
import { Logo } from '@sightline/ui/logo'
import { Link, Outlet } from 'react-router'
import { productName } from '../content/brand.ts'
import { LocaleLinks } from '../locale/locale-links.tsx'
import { LocaleOffer } from '../locale/locale-offer.tsx'

/** The layout of the sign-in pages: a single column below the logo. */
export default function AuthLayout() {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-form flex-col px-4 py-8 sm:px-0 sm:py-16">
      <header className="mb-8 sm:mb-12">
        <Link to="/" aria-label={productName} className="inline-block rounded-control">
          <Logo name={productName} />
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <noscript>
        <Trans>Sightline needs JavaScript from here on.</Trans>
      </noscript>
      <footer className="mt-auto pt-12">
        <LocaleLinks className="justify-center" />
        <LocaleOffer />
      </footer>
    </div>
  )
}
