import { ButtonLink, IconButton } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import { SidePanel } from '@sightline/ui/side-panel'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../auth/public.ts'
import { productName } from '../content/brand.ts'
import { useScrollSpy } from './scroll-spy.ts'

/** The parts of the start page that can be gone to from every public page. */
const SECTIONS = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'faq', label: 'FAQ' },
  { id: 'contact', label: 'Contact' },
]
const SECTION_IDS = SECTIONS.map(({ id }) => id)
const NONE: string[] = []

/** The head of the public pages: the parts of the start page, and the way in, or back in for who is signed in already. */
export function PublicHeader() {
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const isSignedIn = useSession().status === 'present'
  const current = useScrollSpy(useLocation().pathname === '/' ? SECTION_IDS : NONE)
  const entrance = isSignedIn ? { to: '/home', label: 'Dashboard' } : { to: '/login', label: 'Sign In' }

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 noscript:h-auto noscript:min-h-16 noscript:flex-wrap sm:px-6">
        <Link to="/" aria-label={productName} className="rounded-control">
          <Logo name={productName} />
        </Link>
        {/* Behind the button on small screens; where no script can open the panel, in a line of their own. */}
        <nav
          aria-label="Main"
          className="ml-8 hidden h-full gap-6 noscript:flex max-md:noscript:order-last max-md:noscript:ml-0 max-md:noscript:h-12 max-md:noscript:w-full md:flex"
        >
          {SECTIONS.map(({ id, label }) => (
            <Link
              key={id}
              to={`/#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex items-center border-y-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ButtonLink as={Link} to={entrance.to} className="ml-auto w-28">
          {entrance.label}
        </ButtonLink>
        <IconButton
          label="Open navigation"
          icon={<MenuIcon size={20} aria-hidden />}
          onClick={() => setIsPanelOpen(true)}
          aria-haspopup="dialog"
          className="-mr-2 noscript:hidden md:hidden"
        />
      </div>
      <SidePanel isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} title="Navigation">
        <nav aria-label="Main" className="flex flex-col gap-1">
          {[...SECTIONS.map(({ id, label }) => ({ to: `/#${id}`, label })), entrance].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={() => setIsPanelOpen(false)}
              className="rounded-control px-3 py-3 font-medium text-muted transition-colors hover:bg-surface hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
      </SidePanel>
    </header>
  )
}
