import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Avatar } from '@sightline/ui/avatar'
import { IconButton } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import { SidePanel } from '@sightline/ui/side-panel'
import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import UserPen from 'lucide-react/icons/user-pen'
import { useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLogInSession } from '../auth/public.ts'
import { productName } from '../content/brand.ts'
import { displayName } from './display-name.ts'

const HOME = '/home'
/** `includes`: other pages that the link stands for; links between them are on the pages. */
const LINKS: { to: string; label: MessageDescriptor; includes?: string }[] = [
  { to: HOME, label: msg`Dashboard` },
  { to: '/home/live', label: msg`Live sessions` },
  { to: '/home/jobs', label: msg`Jobs`, includes: '/home/applications' },
  { to: '/home/practice-questions', label: msg`Practice questions` },
  { to: '/home/context', label: msg`Background` },
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
  const isAt = (to: string) => path === to || (to !== HOME && path.startsWith(`${to}/`))
  const links = LINKS.map((link) => ({
    ...link,
    isCurrent: isAt(link.to) || (link.includes !== undefined && isAt(link.includes)),
  }))
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 sm:px-6">
        <IconButton
          label={t`Open navigation`}
          icon={<MenuIcon size={20} aria-hidden />}
          onClick={() => setIsPanelOpen(true)}
          aria-haspopup="dialog"
          className="-ml-2 lg:hidden"
        />
        <Link to="/" aria-label={productName} className="rounded-control">
          <Logo name={productName} />
        </Link>
        <nav aria-label={t`Main`} className="ml-6 hidden h-full gap-5 lg:flex xl:ml-8 xl:gap-6">
          {links.map(({ to, label, isCurrent }) => (
            <Link
              key={to}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex items-center border-y-2 border-transparent text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
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

const ITEM =
  'flex w-full items-center gap-3 rounded-control px-3 py-2 text-left text-sm hover:bg-surface focus-visible:-outline-offset-2'

/**
 * The avatar, a button that opens the account menu. The menu is a native popover, which the browser
 * opens, and closes with Esc or a press beside it: a menu from a library would add 29 kB of scripts
 * to every signed-in page.
 */
function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const session = useLogInSession()
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  if (session.status !== 'present') return null
  const { user } = session
  const name = displayName(user)
  const label = t`Account of ${name}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="grid size-10 place-items-center rounded-full"
      >
        <Avatar name={name} pictureUrl={user.user_metadata.avatar_url} />
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label={label}
        className="inset-auto top-14 right-4 m-0 max-w-[calc(100vw-2rem)] min-w-48 rounded-card border border-line bg-background p-1 text-ink shadow-float open:animate-appear sm:right-[max(1.5rem,calc(50%-33.5rem))]"
      >
        <p className="mb-1 border-b border-line px-3 pt-2 pb-3 text-sm">
          <span className="block max-w-64 truncate font-medium">{name}</span>
          <span className="block max-w-64 truncate text-muted">{user.email}</span>
        </p>
        <Link to="/home/profile" className={ITEM} onClick={() => menu.current?.hidePopover()}>
          <UserPen size={16} aria-hidden /> <Trans>Edit Profile</Trans>
        </Link>
        <button type="button" className={ITEM} onClick={onLogOut}>
          <LogOut size={16} aria-hidden /> <Trans>Log Out</Trans>
        </button>
      </nav>
    </>
  )
}
