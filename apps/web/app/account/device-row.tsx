import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SignedInDevice } from '@sightline/contracts/account/account'
import { Badge } from '@sightline/ui/badge'
import { Button } from '@sightline/ui/button'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { localeFor } from '../locale/locale.ts'
import { formatLastSeen } from './last-seen.ts'

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device)

/** A device on which the account is signed in. */
export function DeviceRow({
  device,
  onSignOut,
}: {
  device: SignedInDevice
  onSignOut: () => void
}) {
  const Icon = isPhone(device.device) ? Smartphone : Laptop
  const lastSeenAt = new Date(device.lastSeenAt)
  const exactTime = new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const ago = formatLastSeen(lastSeenAt.getTime(), Date.now())
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0">
      <Icon size={20} aria-hidden className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device.device}{' '}
          {device.isCurrent && (
            <Badge>
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {device.address && <span className="break-all">{device.address}</span>}
          {device.isCurrent ? (
            t`in use now`
          ) : (
            <span>
              <Trans>
                last seen{' '}
                <time dateTime={device.lastSeenAt} title={exactTime.format(lastSeenAt)}>
                  {ago}
                </time>
              </Trans>
            </span>
          )}
        </p>
      </div>
      <Button
        size="small"
        onClick={onSignOut}
        aria-label={[t`Sign out`, device.device, device.address].filter(Boolean).join(' ')}
      >
        {t`Sign out`}
      </Button>
    </li>
  )
}
