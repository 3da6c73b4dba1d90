import { ButtonLink, IconButton } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import MenuIcon from 'lucide-react/icons/menu'
import { Link, useLocation } from 'react-router'
import { useSession } from '../auth/public.ts'
import { productName } from '../content/brand.ts'
import { NavigationPanel } from './navigation-panel.tsx'
import { useScrollSpy } from './scroll-spy.ts'
import { SectionLink } from './section-link.tsx'

/** Sections of the landing page that every public page links to. */
const SECTIONS = [
  { id: 'features', to: '/#features', label: 'Features' },
  { id: 'pricing', to: '/#pricing', label: 'Pricing' },
  { id: 'faq', to: '/#faq', label: 'FAQ' },
  { id: 'contact', to: '/#contact', label: 'Contact' },
]
const START = { to: '/signup', label: 'Start free' }
const SECTION_IDS = SECTIONS.map(({ id }) => id)
const NO_SECTIONS: string[] = []
const PANEL_ID = 'navigation'

/**
 * Header of the public pages: links to the landing page's sections, and to the dashboard or to log-in and sign-up. On
 * phones the log-in is in the panel.
 */
export function PublicHeader() {
  const isSignedIn = useSession().status === 'present'
  const current = useScrollSpy(useLocation().pathname === '/' ? SECTION_IDS : NO_SECTIONS)
  const entrance = isSignedIn ? { to: '/home', label: 'Dashboard' } : { to: '/login', label: 'Sign In' }

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 sm:px-6">
        <Link to="/" aria-label={productName} className="rounded-control">
          <Logo name={productName} />
        </Link>
        <nav aria-label="Main" className="ml-8 hidden h-full gap-6 md:flex">
          {SECTIONS.map(({ id, to, label }) => (
            <SectionLink
              key={id}
              to={to}
              aria-current={id === current ? 'true' : undefined}
              className="flex items-center border-y-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink"
            >
              {label}
            </SectionLink>
          ))}
        </nav>
        <ButtonLink
          as={Link}
          to={entrance.to}
          variant={isSignedIn ? 'secondary' : 'quiet'}
          className={`ml-auto w-28 ${isSignedIn ? '' : 'max-sm:hidden'}`}
        >
          {entrance.label}
        </ButtonLink>
        {!isSignedIn && (
          <ButtonLink as={Link} to={START.to} variant="primary" className="max-sm:ml-auto">
            {START.label}
          </ButtonLink>
        )}
        <IconButton
          label="Open navigation"
          icon={<MenuIcon size={20} aria-hidden />}
          popoverTarget={PANEL_ID}
          aria-haspopup="dialog"
          className="-mr-2 md:hidden"
        />
      </div>
      <NavigationPanel id={PANEL_ID} links={[...SECTIONS, entrance, ...(isSignedIn ? [] : [START])]} />
    </header>
  )
}
