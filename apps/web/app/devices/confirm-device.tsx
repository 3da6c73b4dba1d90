import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { ClaimedDevice } from '@sightline/contracts/devices/devices'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { localeFor } from '../locale/locale.ts'
import { devicesApi } from './api.ts'

interface Props {
  device: ClaimedDevice
  onDecided: (isConfirmed: boolean) => void
  onBack: () => void
}

/** Shows which device asks, and asks whether it is the user's own. */
export function ConfirmDevice({ device, onDecided, onBack }: Props) {
  const [pending, setPending] = useState<'confirm' | 'deny' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function decide(isConfirmed: boolean) {
    setError(null)
    setPending(isConfirmed ? 'confirm' : 'deny')
    try {
      await devicesApi.decide(device.id, isConfirmed)
      onDecided(isConfirmed)
    } catch (cause) {
      setError(cause)
      setPending(null)
    }
  }

  const asked = new Intl.DateTimeFormat(localeFor('en-GB'), { timeStyle: 'short' })
  const isGone = error instanceof ApiError && error.code === 'not_found'
  return (
    <section aria-labelledby="confirm-device" className="flex flex-col gap-6">
      <h2 id="confirm-device" ref={heading} tabIndex={-1} className="text-lg outline-none">
        <Trans>Did you start this just now, on your own computer?</Trans>
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4">
        <Row name={t`Device`}>{device.name}</Row>
        <Row name={t`System`}>{device.system}</Row>
        <Row name={t`Network address`}>{device.address}</Row>
        <Row name={t`Asked at`}>{asked.format(new Date(device.askedAt))}</Row>
      </dl>
      <p className="text-muted">
        {device.kind === 'helper' ? (
          <Trans>
            It will run your live sessions and read your credits and the names of your background.
            It cannot change your account, and you can end it at any time.
          </Trans>
        ) : (
          <Trans>
            It will work on your applications. It cannot change your account, and you can end it at
            any time.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          If somebody sent you the code, or you are not sure, keep the device out: whoever holds it
          would use your account.
        </Trans>
      </p>
      {error !== null && <Banner tone="bad">{errorMessage(error)}</Banner>}
      {isGone ? (
        <Button onClick={onBack} className="self-start">{t`Type another code`}</Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            isBusy={pending === 'confirm'}
            disabled={pending !== null}
            onClick={() => decide(true)}
          >
            {t`Yes, sign it in`}
          </Button>
          <Button
            isBusy={pending === 'deny'}
            disabled={pending !== null}
            onClick={() => decide(false)}
          >
            {t`No, keep it out`}
          </Button>
        </div>
      )}
    </section>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 font-medium break-words">
      <bdi>{children}</bdi>
    </dd>
  </>
)
