import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { IconButton } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import { SidePanel } from '@sightline/ui/side-panel'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { productName } from '../content/brand.ts'
import { AccountMenu } from './account-menu.tsx'

const LINKS = [
  { to: '/home', label: msg`Dashboard` },
  { to: '/home/pricing', label: msg`Pricing` },
  { to: '/home/manifesto', label: msg`Manifesto` },
  { to: '/home/help', label: msg`Help Center` },
]

/**
 * The signed-in area's navigation: inline where there is room, else in a panel behind a button.
 * `onLogOut` is undefined while it is not known who is signed in: there is no account menu then.
 */
export function TopBar({ onLogOut }: { onLogOut: (() => void) | undefined }) {
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  // The dashboard is prerendered at an address that ends with a slash, which NavLink would take for
  // another page.
  const path = useLocation().pathname.replace(/\/$/, '')
  const links = LINKS.map((link) => ({ ...link, isCurrent: link.to === path }))
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 sm:px-6">
        <IconButton
          label={t`Open navigation`}
          icon={<MenuIcon size={20} aria-hidden />}
          onClick={() => setIsPanelOpen(true)}
          aria-haspopup="dialog"
          className="-ml-2 md:hidden"
        />
        <Link to="/" aria-label={productName} className="rounded-control">
          <Logo name={productName} />
        </Link>
        <nav aria-label={t`Main`} className="ml-8 hidden h-full gap-6 md:flex">
          {links.map(({ to, label, isCurrent }) => (
            <Link
              key={to}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex items-center border-y-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
            >
              {i18n._(label)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto">{onLogOut && <AccountMenu onLogOut={onLogOut} />}</div>
      </div>
      <SidePanel
        isOpen={isPanelOpen}
        onClose={() => setIsPanelOpen(false)}
        title={t`Navigation`}
        side="left"
      >
        <nav aria-label={t`Main`} className="flex flex-col gap-1">
          {links.map(({ to, label, isCurrent }) => (
            <Link
              key={to}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => setIsPanelOpen(false)}
              className="rounded-control px-3 py-3 font-medium text-muted transition-colors hover:bg-surface aria-[current=page]:bg-surface aria-[current=page]:text-ink"
            >
              {i18n._(label)}
            </Link>
          ))}
        </nav>
      </SidePanel>
    </header>
  )
}
