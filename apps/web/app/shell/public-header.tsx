import { ButtonLink, IconButton } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import MenuIcon from 'lucide-react/icons/menu'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { watchSession } from '../auth/public.ts'
import { productName } from '../content/brand.ts'
import { NavigationPanel } from './navigation-panel.tsx'
import { SectionLink } from './section-link.tsx'
import './scroll-spy.element.ts'

/** Sections of the landing page that every public page links to. */
const SECTIONS = [
  { id: 'features', to: '/#features', label: 'Features' },
  { id: 'pricing', to: '/#pricing', label: 'Pricing' },
  { id: 'faq', to: '/#faq', label: 'FAQ' },
  { id: 'contact', to: '/#contact', label: 'Contact' },
]
const LOG_IN = { to: '/login', label: 'Sign In' }
const START = { to: '/signup', label: 'Start free' }
const DASHBOARD = { to: '/home', label: 'Dashboard' }
const PANEL_ID = 'navigation'

/**
 * Header of the public pages: links to the landing page's sections, and to the dashboard or to log-in and sign-up. On
 * phones the log-in is in the panel.
 */
export function PublicHeader() {
  useEffect(() => watchSession(() => {}), [])

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 sm:px-6">
        <Link to="/" aria-label={productName} className="rounded-control">
          <Logo name={productName} />
        </Link>
        <scroll-spy className="ml-8 hidden h-full md:block">
          <nav aria-label="Main" className="flex h-full gap-6">
            {SECTIONS.map(({ id, to, label }) => (
              <SectionLink
                key={id}
                to={to}
                className="flex items-center border-y-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink"
              >
                {label}
              </SectionLink>
            ))}
          </nav>
        </scroll-spy>
        <ButtonLink as={Link} to={LOG_IN.to} variant="quiet" className="ml-auto w-28 max-sm:hidden signed-in:hidden">
          {LOG_IN.label}
        </ButtonLink>
        <ButtonLink as={Link} to={START.to} variant="primary" className="max-sm:ml-auto signed-in:hidden">
          {START.label}
        </ButtonLink>
        <ButtonLink as={Link} to={DASHBOARD.to} className="ml-auto w-28 signed-out:hidden">
          {DASHBOARD.label}
        </ButtonLink>
        <IconButton
          label="Open navigation"
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
    </header>
  )
}
