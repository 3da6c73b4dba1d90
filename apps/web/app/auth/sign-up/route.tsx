import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { REDIRECT_DELAY_MS } from '@sightline/contracts/auth/limits'
import { normalizeEmail } from '@sightline/contracts/text/email-address'
import { Spinner } from '@sightline/ui/spinner'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { pageMeta } from '../../page-meta.ts'
import { returnPath } from '../return-path.ts'
import { useLogInSession } from '../use-log-in-session.ts'
import { useChosenPlan } from './chosen-plan.ts'
import {
  clearPendingSignUp,
  newPendingSignUp,
  type PendingSignUp,
  readPendingSignUp,
  storePendingSignUp,
} from './pending-sign-up.ts'
import { SignUpCode } from './sign-up-code.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const meta = () =>
  pageMeta({
    title: pageTitle(t`Create Account`),
    description: t`Create a Sightline account with your e-mail address or with Google. The first mock interview is free.`,
    path: '/signup',
  })

export default function SignUp() {
  const session = useLogInSession()
  const chosenPlan = useChosenPlan()
  const navigate = useNavigate()
  const [pending, setPending] = useState<PendingSignUp | null>(null)
  const [isChangingAddress, setIsChangingAddress] = useState(false)
  const email = session.status === 'present' ? session.user.email : null
  // True also after the link of the mail was opened in another tab.
  const isVerified = email !== null && email === normalizeEmail(pending?.email ?? '')

  useEffect(() => setPending(readPendingSignUp()), [])

  useEffect(() => {
    if (email === null) return
    clearPendingSignUp()
    const leave = () => navigate(returnPath(), { replace: true })
    if (!isVerified) return void leave()
    const timer = setTimeout(leave, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [email, isVerified, navigate])

  function waitForCode(next: PendingSignUp) {
    storePendingSignUp(next)
    setPending(next)
    setIsChangingAddress(false)
  }

  if (isVerified) return <Verified />
  const isWaiting = pending !== null && !isChangingAddress
  return (
    <>
      {/* Hidden, not unmounted, so that its fields are still filled in when the user changes the
          address. */}
      <div hidden={isWaiting}>
        <SignUpForm
          lead={
            pending ? (
              <BackToCode email={pending.email} onClick={() => setIsChangingAddress(false)} />
            ) : chosenPlan ? (
              t`You chose ${chosenPlan}. You pay after signing up, and your first mock interview is free.`
            ) : (
              t`Your first mock interview is free.`
            )
          }
          address={pending?.email}
          onCodeSent={(address) => waitForCode(newPendingSignUp(address))}
        />
      </div>
      {isWaiting && (
        <SignUpCode
          pending={pending}
          onWait={waitForCode}
          onChangeAddress={() => setIsChangingAddress(true)}
        />
      )}
    </>
  )
}

function BackToCode({ email, onClick }: { email: string; onClick: () => void }) {
  return (
    <Trans>
      Still waiting: <span className="wrap-anywhere">{email}</span>.{' '}
      <button
        type="button"
        onClick={onClick}
        className="rounded-control text-accent-strong underline underline-offset-4"
      >
        Enter its OTP
      </button>
    </Trans>
  )
}

/** Step 3 of a sign-up: shows that the address is verified, until the redirect. */
function Verified() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <CircleCheck size={36} aria-hidden className="mb-4 text-good" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>OTP verified successfully</Trans>
      </h1>
      <p role="status" className="mt-3 flex items-center gap-3 text-muted">
        <Spinner /> <Trans>Redirecting to dashboard in a moment...</Trans>
      </p>
    </>
  )
}
