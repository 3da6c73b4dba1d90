import type { SignedInDevice } from '@sightline/contracts/account'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Skeleton } from '@sightline/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, errorMessage } from '../http.ts'
import { accountApi } from './api.ts'
import { DeviceRow } from './device-row.tsx'

type Props = { onLeave: () => void; onSessionExpired: () => void }

/** Where the account is signed in, and ways to end that. */
export function Devices({ onLeave, onSessionExpired }: Props) {
  const [devices, setDevices] = useState<SignedInDevice[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** What the open dialog asks about. */
  const [asked, setAsked] = useState<SignedInDevice[]>([])
  const [isBusy, setIsBusy] = useState(false)

  function fail(error: unknown) {
    if (error instanceof ApiError && error.code === 'unauthenticated') onSessionExpired()
    else setProblem(errorMessage(error))
  }

  async function load() {
    setProblem(null)
    await accountApi.devices().then(setDevices, fail)
  }

  const loadFirst = useEffectEvent(load)
  useEffect(() => void loadFirst(), [])

  async function signOut() {
    setIsBusy(true)
    if (asked.some((device) => device.isCurrent)) return onLeave()
    const outcomes = await Promise.allSettled(asked.map(({ id }) => accountApi.signOutDevice(id)))
    await load()
    // One that has ended by itself meanwhile is what was asked for.
    const failed = outcomes.find((outcome) => outcome.status === 'rejected' && !isGone(outcome.reason))
    if (failed?.status === 'rejected') fail(failed.reason)
    setIsBusy(false)
    setAsked([])
  }

  const others = devices?.filter((device) => !device.isCurrent) ?? []
  const thisOne = devices?.filter((device) => device.isCurrent) ?? []
  if (!devices) {
    if (!problem) return <Loading />
    return (
      <div className="flex flex-col items-start gap-4">
        <Banner tone="bad">{problem}</Banner>
        <Button onClick={load}>Try again</Button>
      </div>
    )
  }
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <ul className="divide-y divide-line border-b border-line">
        {[...thisOne, ...others].map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setAsked([device])} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button onClick={() => setAsked(others)} className="mt-6">
          Sign out everywhere else
        </Button>
      ) : (
        <p className="mt-4 text-sm text-muted">You are signed in nowhere else.</p>
      )}
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={asked.length > 1 ? 'Sign out everywhere else' : 'Sign out'}
        text={question(asked)}
        confirmLabel="Sign out"
        isDangerous
        onCancel={() => setAsked([])}
        onConfirm={signOut}
        isBusy={isBusy}
      />
    </>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading where you are signed in</span>
      <Skeleton className="mb-2 h-18" />
      <Skeleton className="h-18" />
    </div>
  )
}

function question(asked: SignedInDevice[]): string {
  const [device] = asked
  if (asked.length > 1) return `End the ${asked.length} other sessions? Those devices have to log in again.`
  if (device?.isCurrent) return 'Sign out of this device? You have to log in again here.'
  return `End the session of ${device?.device ?? 'this device'}? It has to log in again.`
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found'
