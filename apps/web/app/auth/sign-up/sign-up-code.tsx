import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '@sightline/client/errors'
import { SIGN_UP_CODE_LENGTH } from '@sightline/contracts/auth/limits'
import { Button } from '@sightline/ui/button'
import { CodeInput } from '@sightline/ui/code-input'
import { useState } from 'react'
import { firstError, useForm } from '../../use-form.ts'
import { AuthHeading, SubmitButton } from '../form-parts.tsx'
import { resendCode, verifySignUp } from '../log-in-session.ts'
import { newPendingSignUp, type PendingSignUp } from './pending-sign-up.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

const wrongCode = () => ({ code: t`Invalid or expired OTP. Please try again.` })
const WRONG_CODE_ERRORS = ['wrong_code', 'other_browser', 'validation_failed']

type Props = {
  pending: PendingSignUp
  onWait: (pending: PendingSignUp) => void
  onChangeAddress: () => void
}

/**
 * Step 2 of a sign-up: the code from the mail, which is sent once it is complete. The page around
 * it notices success, because the session changes.
 */
export function SignUpCode({ pending, onWait, onChangeAddress }: Props) {
  const [wasResent, setWasResent] = useState(false)
  /** Counts the codes that no longer work. Each new count empties the input. */
  const [usedCodes, setUsedCodes] = useState(0)

  const form = useForm({
    fields: ['code'],
    validate: checkCode,
    async submit({ code }) {
      setWasResent(false)
      try {
        await verifySignUp(pending.email, code)
      } catch (error) {
        if (!(error instanceof ApiError && WRONG_CODE_ERRORS.includes(error.code))) throw error
        setUsedCodes(usedCodes + 1)
        return wrongCode()
      }
    },
  })

  async function resend(): Promise<undefined> {
    setWasResent(false)
    try {
      await resendCode(pending.email)
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterS !== undefined)
        onWait({ ...pending, resendAtMs: Date.now() + error.retryAfterS * 1000 })
      throw error
    }
    onWait(newPendingSignUp(pending.email))
    setUsedCodes(usedCodes + 1)
    setWasResent(true)
  }

  const error = firstError(form.errors)
  return (
    <>
      <AuthHeading
        title={t`Enter OTP`}
        lead={
          <Trans>
            An OTP was sent to{' '}
            <strong className="font-medium wrap-anywhere text-ink">{pending.email}</strong>.
          </Trans>
        }
        message={error ?? (wasResent && t`A new OTP was sent. The one before no longer works.`)}
        tone={error ? 'bad' : 'good'}
      />
      <form {...form.props}>
        <div className="min-h-37">
          <CodeInput
            key={usedCodes}
            autoFocus
            label={t`OTP`}
            id="code"
            length={SIGN_UP_CODE_LENGTH}
            hint={t`Six digits, good for 10 minutes.`}
            onComplete={() => form.pending === null && form.props.ref.current?.requestSubmit()}
            {...form.field('code')}
          />
        </div>
        <SubmitButton
          isBusy={form.pending === 'submit'}
          isDisabled={form.pending !== null}
          busyLabel={t`Verifying...`}
        >
          {t`Verify OTP`}
        </SubmitButton>
      </form>
      <OtherActions
        resendAtMs={pending.resendAtMs}
        pendingRequest={form.pending}
        onResend={() => form.run('resend', resend)}
        onChangeAddress={onChangeAddress}
      />
    </>
  )
}

type ActionsProps = {
  resendAtMs: number
  pendingRequest: string | null
  onResend: () => void
  onChangeAddress: () => void
}

function OtherActions({ resendAtMs, pendingRequest, onResend, onChangeAddress }: ActionsProps) {
  const waitS = useSecondsUntil(resendAtMs)
  const isPending = pendingRequest !== null
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button
        size="large"
        isBusy={pendingRequest === 'resend'}
        disabled={isPending || waitS > 0}
        onClick={onResend}
        className="tabular-nums"
      >
        {waitS > 0 ? t`Send a new OTP in ${waitS} s` : t`Send a new OTP`}
      </Button>
      <Button variant="quiet" size="large" disabled={isPending} onClick={onChangeAddress}>
        {t`Use another address`}
      </Button>
    </div>
  )
}

function checkCode({ code }: { code: string }) {
  if (!code) return { code: t`Please enter the OTP.` }
  // An incomplete code is not sent, because the server allows only a few attempts.
  return code.length < SIGN_UP_CODE_LENGTH ? wrongCode() : {}
}
