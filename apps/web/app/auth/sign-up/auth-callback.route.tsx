import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import { normalizeEmail } from '@sightline/contracts/text/email-address'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { takeLinkHash } from '../link-hash.ts'
import { getLogInSession, verifySignUp } from '../log-in-session.ts'
import { useLogInSession } from '../use-log-in-session.ts'
import { EmailVerified } from './email-verified.tsx'

export const meta = () => [
  { title: pageTitle(t`Verifying your email`) },
  { name: 'robots', content: 'noindex' },
]

/** The parameters of the link. */
type MailedCode = { email: string; token: string }
type Failure = { title: string; text: string; next: { label: string; to: string } | 'retry' }

const expired = (): Failure => ({
  title: t`This link no longer works`,
  text: t`It is good for one hour and only once, and a newer mail ends it. Ask for a new OTP where you are signing up, or sign up again. If you have verified this address already, log in.`,
  next: { label: t`Sign up again`, to: '/signup' },
})
const otherBrowser = (): Failure => ({
  title: t`No sign-up is under way here`,
  // This browser cannot know which of the two happened, so the text names both.
  text: t`The link was opened in another browser than the one that signed up, or it was used already. Go back to the page where you signed up and type the six digits of the mail there. If you have done that, log in.`,
  next: { label: t`Log in`, to: '/login' },
})
const noLink = (): Failure => ({
  title: t`Open the link in your mail`,
  text: t`This page verifies an address with the link of its sign-up mail. You can also type the six digits of that mail where you are signing up.`,
  next: { label: t`Sign up`, to: '/signup' },
})

/** Completes a sign-up with the link of its mail. */
export default function AuthCallback() {
  const session = useLogInSession()
  const [code, setCode] = useState<MailedCode | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  // React may run an effect twice, but the code works only once.
  const hasStarted = useRef(false)

  const verify = useCallback(async (mailed: MailedCode) => {
    setFailure(null)
    try {
      await verifySignUp(mailed.email, mailed.token)
    } catch (error) {
      // A link that is opened a second time is no failure: the address is verified already.
      if (!(await isSignedInAs(mailed.email))) setFailure(toFailure(error))
    }
  }, [])

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const link = takeLinkHash()
    const [email, token] = [link.get('email'), link.get('token')]
    if (!email || !token) return setFailure(noLink())
    setCode({ email, token })
    verify({ email, token })
  }, [verify])

  const isVerified =
    session.status === 'present' && (code === null || isSameAddress(session.user.email, code.email))
  if (isVerified) return <EmailVerified />
  if (failure) {
    return (
      <>
        <h1 className="text-2xl">{failure.title}</h1>
        <p role="alert" className="mt-3 mb-6 text-muted">
          {failure.text}
        </p>
        {failure.next === 'retry' && code && (
          <Button variant="primary" size="large" className="w-full" onClick={() => verify(code)}>
            {t`Try again`}
          </Button>
        )}
        {failure.next !== 'retry' && (
          <ButtonLink
            as={Link}
            to={failure.next.to}
            variant="primary"
            size="large"
            className="w-full"
          >
            {failure.next.label}
          </ButtonLink>
        )}
      </>
    )
  }
  return (
    <h1 role="status" className="flex items-center gap-3 text-2xl">
      <Spinner size={24} /> <Trans>Verifying your email</Trans>
    </h1>
  )
}

function toFailure(error: unknown): Failure {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'wrong_code' || code === 'validation_failed') return expired()
  if (code === 'other_browser') return otherBrowser()
  if (code === 'email_taken')
    return {
      title: t`This address has an account`,
      text: errorMessage(error),
      next: { label: t`Log in`, to: '/login' },
    }
  return { title: t`Your email is not verified yet`, text: errorMessage(error), next: 'retry' }
}

async function isSignedInAs(email: string) {
  const session = await getLogInSession().catch(() => null)
  return session !== null && isSameAddress(session.user.email, email)
}

const isSameAddress = (email: string, other: string) =>
  normalizeEmail(email) === normalizeEmail(other)
