import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ClaimedDevice } from '@sightline/contracts/devices/devices'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Field } from '@sightline/ui/field'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import type { PageHandle } from '../shell/checking.tsx'
import { firstError, useForm } from '../use-form.ts'
import { devicesApi } from './api.ts'
import { ConfirmDevice } from './confirm-device.tsx'

export const meta = () => [
  { title: pageTitle(t`Sign in a device`) },
  { name: 'robots', content: 'noindex' },
]

/** Visitors come here because a device tells them to: they log in and come back. */
export const handle = { leadsToLogIn: true } satisfies PageHandle

type Outcome = { name: string; isConfirmed: boolean }

/** Signs in the device whose code the user types. The address never carries the code. */
export default function SignInDevice() {
  const [device, setDevice] = useState<ClaimedDevice | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  function decided(isConfirmed: boolean) {
    setOutcome({ name: device?.name ?? '', isConfirmed })
    setDevice(null)
  }

  return (
    <div className="flex max-w-form flex-col gap-6">
      <h1 className="text-2xl">
        <Trans>Sign in a device</Trans>
      </h1>
      {outcome ? (
        <Decided {...outcome} onAgain={() => setOutcome(null)} />
      ) : device ? (
        <ConfirmDevice device={device} onDecided={decided} onBack={() => setDevice(null)} />
      ) : (
        <CodeForm onFound={setDevice} />
      )}
    </div>
  )
}

function CodeForm({ onFound }: { onFound: (device: ClaimedDevice) => void }) {
  const form = useForm({
    fields: ['user_code'],
    validate: ({ user_code }) =>
      user_code.trim() ? {} : { user_code: t`Please type the code that your device shows.` },
    async submit({ user_code }) {
      onFound(await devicesApi.claim(user_code))
      return undefined
    },
  })
  const error = firstError(form.errors)
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <p className="text-muted">
        <Trans>
          Your device shows a code of eight letters. Type it here yourself: nobody from Sightline
          sends you a code or asks for one.
        </Trans>
      </p>
      {error && !form.errors.user_code && <Banner tone="bad">{error}</Banner>}
      <Field
        label={t`Code`}
        hint={t`As in BCDF-GHJK`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        className="font-mono uppercase"
        {...form.field('user_code')}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={form.pending !== null}
        busyLabel={t`Checking...`}
        className="self-start"
      >
        {t`Continue`}
      </Button>
    </form>
  )
}

function Decided({ name, isConfirmed, onAgain }: Outcome & { onAgain: () => void }) {
  return (
    <>
      {isConfirmed ? (
        <Banner tone="good">
          <Trans>
            <bdi>{name}</bdi> is signed in within a few seconds. Go on there.
          </Trans>
        </Banner>
      ) : (
        <Banner tone="info">
          <Trans>
            <bdi>{name}</bdi> was kept out. If somebody sent you its code, they wanted to use your
            account.
          </Trans>
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} to="/home/profile">
          <Trans>See your devices</Trans>
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {t`Type another code`}
        </Button>
      </div>
    </>
  )
}
