import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { ButtonLink, IconButton } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import MenuIcon from 'lucide-react/icons/menu'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { watchLogInSession } from '../auth/public.ts'
import { productName } from '../content/brand.ts'
import { LocaleOffer } from '../locale/locale-offer.tsx'
import { NavigationPanel } from './navigation/navigation-panel.tsx'
import { SectionLink } from './navigation/section-link.tsx'
import './navigation/scroll-spy.element.ts'

/** Sections of the landing page that every public page links to. */
const SECTIONS = [
  { id: 'features', to: '/#features', label: msg`Features` },
  { id: 'pricing', to: '/#pricing', label: msg`Pricing` },
  { id: 'faq', to: '/#faq', label: msg`FAQ` },
  { id: 'contact', to: '/#contact', label: msg`Contact` },
]
const LOG_IN = { to: '/login', label: msg`Sign In` }
const START = { to: '/signup', label: msg`Start free` }
const DASHBOARD = { to: '/home', label: msg`Dashboard` }
const PANEL_ID = 'navigation'

/**
 * Header of the public pages: links to the landing page's sections, and to the dashboard or to
 * log-in and sign-up. On phones the log-in is in the panel.
 */
export function PublicHeader() {
  useEffect(() => watchLogInSession(() => {}), [])

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 sm:px-6">
        <Link to="/" aria-label={productName} className="rounded-control">
          <Logo name={productName} />
        </Link>
        <scroll-spy className="ml-8 hidden h-full md:block">
          <nav aria-label={t`Main`} className="flex h-full gap-6">
            {SECTIONS.map(({ id, to, label }) => (
              <SectionLink
                key={id}
                to={to}
                className="flex items-center border-y-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink"
              >
                {i18n._(label)}
              </SectionLink>
            ))}
          </nav>
        </scroll-spy>
        <ButtonLink
          as={Link}
          to={LOG_IN.to}
          variant="quiet"
          className="ml-auto w-28 max-sm:hidden signed-in:hidden"
        >
          {i18n._(LOG_IN.label)}
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={START.to}
          variant="primary"
          className="max-sm:ml-auto signed-in:hidden"
        >
          {i18n._(START.label)}
        </ButtonLink>
        <ButtonLink as={Link} to={DASHBOARD.to} className="ml-auto w-28 signed-out:hidden">
          {i18n._(DASHBOARD.label)}
        </ButtonLink>
        <IconButton
          label={t`Open navigation`}
          icon={<MenuIcon size={20} aria-hidden />}
          popoverTarget={PANEL_ID}
          aria-haspopup="dialog"
          className="-mr-2 md:hidden"
        />
      </div>
      <NavigationPanel
        id={PANEL_ID}
        links={[
          ...SECTIONS,
          { ...LOG_IN, className: 'signed-in:hidden' },
          { ...START, className: 'signed-in:hidden' },
          { ...DASHBOARD, className: 'signed-out:hidden' },
        ]}
      />
      <LocaleOffer />
    </header>
  )
}
