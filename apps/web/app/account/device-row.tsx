import type { SignedInDevice } from '@sightline/contracts/account'
import { Badge } from '@sightline/ui/badge'
import { Button } from '@sightline/ui/button'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { formatLastSeen } from './last-seen.ts'

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device)
const exactTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A device on which the account is signed in. */
export function DeviceRow({ device, onSignOut }: { device: SignedInDevice; onSignOut: () => void }) {
  const Icon = isPhone(device.device) ? Smartphone : Laptop
  const lastSeenAt = new Date(device.lastSeenAt)
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0">
      <Icon size={20} aria-hidden className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device.device} {device.isCurrent && <Badge>This device</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {device.address && <span className="break-all">{device.address}</span>}
          {device.isCurrent ? (
            'in use now'
          ) : (
            <span>
              last seen{' '}
              <time dateTime={device.lastSeenAt} title={exactTime.format(lastSeenAt)}>
                {formatLastSeen(lastSeenAt.getTime(), Date.now())}
              </time>
            </span>
          )}
        </p>
      </div>
      <Button
        size="small"
        onClick={onSignOut}
        aria-label={['Sign out', device.device, device.address].filter(Boolean).join(' ')}
      >
        Sign out
      </Button>
    </li>
  )
}
