import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { TextLink } from '@sightline/ui/button'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { pageTitle, productName } from '../../content/brand.ts'
import { pageMeta } from '../../page-meta.ts'
import { firstError, useForm } from '../../use-form.ts'
import { checkLogIn } from '../checks.ts'
import {
  AuthField,
  AuthHeading,
  BackToWebsite,
  EmailField,
  SubmitButton,
  useFirstFocus,
  usePrefill,
} from '../form-parts.tsx'
import { GoogleButton } from '../google-button.tsx'
import { logIn, recordLogInSession, startGoogle } from '../log-in-session.ts'
import { returnPath } from '../return-path.ts'
import { useSignUpPath } from '../sign-up/chosen-plan.ts'
import { useLogInSession } from '../use-log-in-session.ts'
import { useLogInNotice } from './notice.ts'

export const meta = () =>
  pageMeta({
    title: pageTitle(t`Log In`),
    description: t`Log in to Sightline with your e-mail address or with Google, and go on with your interviews where you left them.`,
    path: '/login',
  })

export default function LogIn() {
  const session = useLogInSession()
  const navigate = useNavigate()
  const notice = useLogInNotice()
  const signUpPath = useSignUpPath()
  const emailField = useFirstFocus<HTMLInputElement>()
  usePrefill(emailField, notice?.email)
  const isSignedIn = session.status === 'present'

  useEffect(() => {
    if (isSignedIn) navigate(returnPath(), { replace: true })
  }, [isSignedIn, navigate])

  const form = useForm({
    fields: ['email', 'password'],
    validate: checkLogIn,
    async submit({ email, password }) {
      await logIn(email, password)
      // Not awaited: a slow or failing record must not delay the log-in.
      recordLogInSession()
    },
  })

  return (
    <>
      <AuthHeading
        title={t`Log In`}
        lead={t`Your interviews and reports are where you left them.`}
        message={firstError(form.errors) ?? notice?.message}
      />
      <GoogleButton
        isBusy={form.pending === 'google'}
        isDisabled={form.pending !== null}
        onClick={() => form.run('google', () => startGoogle('log-in'))}
      >
        {t`Continue with Google`}
      </GoogleButton>
      <form {...form.props}>
        <EmailField ref={emailField} {...form.field('email')} />
        <div className="relative">
          <AuthField
            label={t`Password`}
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
          <TextLink as={Link} to="/forgot-password" className="absolute top-0 right-0 text-sm">
            <Trans>Forgot password?</Trans>
          </TextLink>
        </div>
        <SubmitButton
          isBusy={form.pending === 'submit'}
          isDisabled={form.pending !== null}
          busyLabel={t`Logging In...`}
        >
          {t`Log In`}
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        <Trans>
          New to {productName}?{' '}
          <TextLink as={Link} to={signUpPath}>
            Create Account
          </TextLink>
        </Trans>
      </p>
      <BackToWebsite to="/" />
    </>
  )
}
