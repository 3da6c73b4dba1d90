import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Avatar } from '@sightline/ui/avatar'
import { Menu, MenuHeading, MenuItem, MenuLink } from '@sightline/ui/menu'
import LogOut from 'lucide-react/icons/log-out'
import UserPen from 'lucide-react/icons/user-pen'
import { Link } from 'react-router'
import { useSession } from '../auth/public.ts'
import { displayName } from './display-name.ts'

/** The avatar, a button that opens the account menu. */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const session = useSession()
  if (session.status !== 'present') return null
  const { user } = session
  const name = displayName(user)
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t`Account of ${name}`}
          className="grid size-10 place-items-center rounded-full"
        >
          <Avatar name={name} pictureUrl={user.user_metadata.avatar_url} />
        </button>
      }
    >
      <MenuHeading>
        <span className="block max-w-64 truncate font-medium">{name}</span>
        <span className="block max-w-64 truncate text-muted">{user.email}</span>
      </MenuHeading>
      <MenuLink>
        <Link to="/home/profile">
          <UserPen size={16} aria-hidden /> <Trans>Edit Profile</Trans>
        </Link>
      </MenuLink>
      <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={onLogOut}>
        {t`Log Out`}
      </MenuItem>
    </Menu>
  )
}
