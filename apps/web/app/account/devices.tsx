import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { SignedInDevice } from '@sightline/contracts/account/account'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Skeleton } from '@sightline/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { accountApi } from './api.ts'
import { DeviceRow } from './device-row.tsx'

type Props = { onLeave: () => void; onSessionExpired: () => void }

/** Lists the devices on which the account is signed in, and signs them out. */
export function Devices({ onLeave, onSessionExpired }: Props) {
  const [devices, setDevices] = useState<SignedInDevice[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** The devices that the open confirmation is about. Empty while no confirmation is open. */
  const [selected, setSelected] = useState<SignedInDevice[]>([])
  const [isSigningOut, setIsSigningOut] = useState(false)

  function showFailure(cause: unknown) {
    if (cause instanceof ApiError && cause.code === 'unauthenticated') onSessionExpired()
    else setError(errorMessage(cause))
  }

  async function load() {
    setError(null)
    await accountApi.devices().then(setDevices, showFailure)
  }

  const loadOnMount = useEffectEvent(load)
  useEffect(() => void loadOnMount(), [])

  async function signOut() {
    setIsSigningOut(true)
    if (selected.some((device) => device.isCurrent)) {
      setIsSigningOut(false)
      setSelected([])
      return onLeave()
    }
    const outcomes = await Promise.allSettled(
      selected.map(({ id }) => accountApi.signOutDevice(id)),
    )
    await load()
    // A session that had ended meanwhile counts as signed out.
    const failed = outcomes.find(
      (outcome) => outcome.status === 'rejected' && !isNotFound(outcome.reason),
    )
    if (failed?.status === 'rejected') showFailure(failed.reason)
    setIsSigningOut(false)
    setSelected([])
  }

  const others = devices?.filter((device) => !device.isCurrent) ?? []
  const current = devices?.filter((device) => device.isCurrent) ?? []
  if (!devices) {
    if (!error) return <Loading />
    return (
      <div className="flex flex-col items-start gap-4">
        <Banner tone="bad">{error}</Banner>
        <Button onClick={load}>{t`Try again`}</Button>
      </div>
    )
  }
  return (
    <>
      {error && <Banner tone="bad">{error}</Banner>}
      <ul className="divide-y divide-line border-b border-line">
        {[...current, ...others].map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setSelected([device])} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button onClick={() => setSelected(others)} className="mt-6">
          {t`Sign out everywhere else`}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-muted">
          <Trans>You are signed in nowhere else.</Trans>
        </p>
      )}
      <ConfirmDialog
        isOpen={selected.length > 0}
        title={selected.length > 1 ? t`Sign out everywhere else` : t`Sign out`}
        text={confirmationText(selected)}
        confirmLabel={t`Sign out`}
        isDangerous
        onCancel={() => setSelected([])}
        onConfirm={signOut}
        isBusy={isSigningOut}
      />
    </>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading where you are signed in</Trans>
      </span>
      {/* As tall as the list of one device. */}
      <Skeleton className="h-32 sm:h-25.5" />
    </div>
  )
}

function confirmationText(devices: SignedInDevice[]): string {
  const [device] = devices
  if (devices.length > 1)
    return t`End the ${devices.length} other sessions? Those browsers have to log in again. The helper and the extension stay signed in: end them under Devices.`
  if (device?.isCurrent) return t`Sign out of this device? You have to log in again here.`
  return t`End the session of ${device?.device ?? t`this device`}? It has to log in again.`
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'not_found'
