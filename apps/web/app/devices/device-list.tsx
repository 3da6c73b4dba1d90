import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { Device } from '@sightline/contracts/devices/devices'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Skeleton } from '@sightline/ui/skeleton'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Puzzle from 'lucide-react/icons/puzzle'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAnnouncedData } from '../events/public.ts'
import { localeFor } from '../locale/locale.ts'
import { devicesApi } from './api.ts'

const load = () => devicesApi.list()

/** Lists the devices that are signed in with a code, and ends them. */
export function DeviceList() {
  const loaded = useAnnouncedData('devices', 'log-in-session', load)
  const [selected, setSelected] = useState<Device | null>(null)
  const [isEnding, setIsEnding] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function end({ id }: Device) {
    setError(null)
    setIsEnding(true)
    await devicesApi.end(id).catch((cause: unknown) => {
      // A device that had ended meanwhile has ended.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) setError(errorMessage(cause))
    })
    await loaded.refresh()
    setIsEnding(false)
    setSelected(null)
  }

  if (loaded.status === 'failed')
    return (
      <div className="flex flex-col items-start gap-4">
        <Banner tone="bad">{errorMessage(loaded.error)}</Banner>
        <Button onClick={() => void loaded.refresh()}>{t`Try again`}</Button>
      </div>
    )
  if (loaded.status === 'loading') return <Skeleton className="h-16" />
  return (
    <>
      {error && <Banner tone="bad">{error}</Banner>}
      {loaded.value.length > 0 ? (
        <ul className="mb-6 divide-y divide-line border-b border-line">
          {loaded.value.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => setSelected(device)} />
          ))}
        </ul>
      ) : (
        <p className="mb-6 text-sm text-muted">
          <Trans>No device is signed in.</Trans>
        </p>
      )}
      <ButtonLink as={Link} to="/home/device">
        <Trans>Sign in a device</Trans>
      </ButtonLink>
      <ConfirmDialog
        isOpen={selected !== null}
        title={t`End this device`}
        text={t`Sign ${selected?.name ?? ''} out? It stops at once and needs a new code to come back.`}
        confirmLabel={t`End`}
        isDangerous
        onCancel={() => setSelected(null)}
        onConfirm={() => selected && end(selected)}
        isBusy={isEnding}
      />
    </>
  )
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { kind, name, system, createdAt, lastUsedAt } = device
  const Icon = kind === 'extension' ? Puzzle : MonitorSmartphone
  const day = new Intl.DateTimeFormat(localeFor('en-GB'), { dateStyle: 'medium' })
  const hour = new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const created = day.format(new Date(createdAt))
  const used = hour.format(new Date(lastUsedAt))
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0">
      <Icon size={20} aria-hidden className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <bdi className="break-words">{system}</bdi>
          <span>
            <Trans>signed in {created}</Trans>
          </span>
          <span>
            <Trans>last used {used}</Trans>
          </span>
        </p>
      </div>
      <Button size="small" onClick={onEnd} aria-label={t`End ${name}`}>
        {t`End`}
      </Button>
    </li>
  )
}
