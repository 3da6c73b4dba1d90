import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Avatar } from '@sightline/ui/avatar'
import LogOut from 'lucide-react/icons/log-out'
import UserPen from 'lucide-react/icons/user-pen'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../auth/public.ts'
import { displayName } from './display-name.ts'

const ITEM =
  'flex w-full items-center gap-3 rounded-control px-3 py-2 text-left text-sm hover:bg-surface focus-visible:-outline-offset-2'

/**
 * The avatar, a button that opens the account menu. The menu is a native popover, which the browser
 * opens, and closes with Esc or a press beside it: a menu from a library would add 29 kB of scripts
 * to every signed-in page.
 */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const session = useSession()
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
