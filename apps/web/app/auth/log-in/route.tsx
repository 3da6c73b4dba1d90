import { TextLink } from '@sightline/ui/button'
import { type SyntheticEvent, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { pageTitle, productName } from '../../content/brand.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { checkLogIn } from '../checks.ts'
import { AuthField, AuthHeading, BackToWebsite, SubmitButton, useFirstFocus } from '../form-parts.tsx'
import { GoogleButton } from '../google-button.tsx'
import { logIn, recordSession, startGoogle, useSession } from '../session.ts'
import { textOf, useForm, usePrefill } from '../use-form.ts'
import { useArrival } from './arrival-notice.ts'

export const meta = () =>
  pageMeta({
    title: pageTitle('Log In'),
    description:
      'Log in to Sightline with your e-mail address or with Google, and go on with your interviews where you left them.',
    path: '/login',
  })

export default function LogIn() {
  const session = useSession()
  const navigate = useNavigate()
  const arrival = useArrival()
  const { form, problem, setProblem, busyWith, run, errorOf } = useForm<'log-in' | 'google'>()
  const emailField = useFirstFocus<HTMLInputElement>()
  usePrefill(emailField, arrival?.email)
  const isSignedIn = session.status === 'present'

  useEffect(() => {
    if (isSignedIn) navigate('/home', { replace: true })
  }, [isSignedIn, navigate])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const email = textOf(form.current, 'email').trim()
    const password = textOf(form.current, 'password')
    const found = checkLogIn({ email, password })
    if (found) return setProblem(found)
    run('log-in', async () => {
      await logIn(email, password)
      // Not waited for: a slow or failing record must not keep anyone out.
      recordSession()
    })
  }

  return (
    <>
      <AuthHeading
        title="Log In"
        lead="Your interviews and reports are where you left them."
        message={problem?.message ?? arrival?.notice}
      />
      <GoogleButton
        isBusy={busyWith === 'google'}
        isDisabled={busyWith !== null}
        onClick={() => run('google', () => startGoogle('log-in'))}
      >
        Continue with Google
      </GoogleButton>
      <form ref={form} noValidate onSubmit={submit}>
        <AuthField
          ref={emailField}
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          error={errorOf('email')}
        />
        <div className="relative">
          <AuthField
            label="Password"
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errorOf('password')}
          />
          <TextLink as={Link} to="/forgot-password" className="absolute top-0 right-0 text-sm">
            Forgot password?
          </TextLink>
        </div>
        <SubmitButton isBusy={busyWith === 'log-in'} isDisabled={busyWith !== null} busyLabel="Logging In...">
          Log In
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        New to {productName}?{' '}
        <TextLink as={Link} to="/signup">
          Create Account
        </TextLink>
      </p>
      <BackToWebsite to="/" />
    </>
  )
}
