import { SIGN_UP_CODE_LENGTH } from '@sightline/contracts/auth-limits'
import { Button } from '@sightline/ui/button'
import { CodeInput } from '@sightline/ui/code-input'
import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../http.ts'
import { AuthHeading, SubmitButton } from '../form-parts.tsx'
import { resendCode, verifySignUp } from '../session.ts'
import { textOf, useForm } from '../use-form.ts'
import { justMailed, type PendingSignUp } from './pending-sign-up.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

const WRONG = { message: 'Invalid or expired OTP. Please try again.', field: 'code' }
const REFUSALS = ['wrong_code', 'other_browser', 'validation_failed']

type Props = { pending: PendingSignUp; onWait: (pending: PendingSignUp) => void; onChangeAddress: () => void }

/** Step 2 of a sign-up: the code from the mail. The page around it sees the success, as a change of who is signed in. */
export function SignUpCode({ pending, onWait, onChangeAddress }: Props) {
  const { form, problem, setProblem, busyWith, run, errorOf } = useForm<'verify' | 'resend'>()
  const [hasResent, setHasResent] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const waitS = useSecondsUntil(pending.resendAtMs)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setHasResent(false)
    const code = textOf(form.current, 'code').trim()
    if (!code) return setProblem({ message: 'Please enter the OTP.', field: 'code' })
    // An unfinished code must not use up one of the few tries.
    if (code.length < SIGN_UP_CODE_LENGTH) return setProblem(WRONG)
    run('verify', async () => {
      try {
        await verifySignUp(pending.email, code)
      } catch (error) {
        if (!(error instanceof ApiError && REFUSALS.includes(error.code))) throw error
        setAttempt(attempt + 1)
        return WRONG
      }
    })
  }

  function resend() {
    setHasResent(false)
    run('resend', async () => {
      try {
        await resendCode(pending.email)
      } catch (error) {
        if (error instanceof ApiError && error.retryAfterS !== undefined)
          onWait({ ...pending, resendAtMs: Date.now() + error.retryAfterS * 1000 })
        throw error
      }
      onWait(justMailed(pending.email))
      setAttempt(attempt + 1)
      setHasResent(true)
    })
  }

  const news = hasResent && 'A new OTP was sent. The one before no longer works.'
  return (
    <>
      <AuthHeading
        title="Enter OTP"
        lead={
          <>
            An OTP was sent to <strong className="font-medium wrap-anywhere text-ink">{pending.email}</strong>.
          </>
        }
        message={problem?.message ?? news}
        tone={problem ? 'bad' : 'good'}
      />
      <form ref={form} noValidate onSubmit={submit}>
        <div className="min-h-37">
          <CodeInput
            key={attempt}
            autoFocus
            label="OTP"
            id="code"
            name="code"
            length={SIGN_UP_CODE_LENGTH}
            hint="Six digits, good for 10 minutes."
            error={errorOf('code')}
          />
        </div>
        <SubmitButton isBusy={busyWith === 'verify'} isDisabled={busyWith !== null} busyLabel="Verifying...">
          Verify OTP
        </SubmitButton>
      </form>
      <div className="mt-3 flex flex-col gap-3">
        <Button
          size="large"
          isBusy={busyWith === 'resend'}
          disabled={busyWith !== null || waitS > 0}
          onClick={resend}
          className="tabular-nums"
        >
          {waitS > 0 ? `Send a new OTP in ${waitS} s` : 'Send a new OTP'}
        </Button>
        <Button variant="quiet" size="large" disabled={busyWith !== null} onClick={onChangeAddress}>
          Use another address
        </Button>
      </div>
    </>
  )
}
