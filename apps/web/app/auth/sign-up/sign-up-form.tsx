import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { TextLink } from '@sightline/ui/button'
import { type ReactNode, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { firstError, useForm } from '../../use-form.ts'
import { authApi } from '../api.ts'
import { checkAddress, checkSignUp } from '../checks.ts'
import {
  AuthField,
  AuthHeading,
  BackToWebsite,
  EmailField,
  SubmitButton,
  usePrefill,
} from '../form-parts.tsx'
import { GoogleButton } from '../google-button.tsx'
import type { LogInNotice } from '../log-in/notice.ts'
import { signUp, startGoogle } from '../log-in-session.ts'

type Props = { lead: ReactNode; address: string | undefined; onCodeSent: (address: string) => void }

/** Step 1 of a sign-up: address and password, or Google. */
export function SignUpForm({ lead, address, onCodeSent }: Props) {
  const navigate = useNavigate()
  const emailField = useRef<HTMLInputElement>(null)
  usePrefill(emailField, address)

  const form = useForm({
    fields: ['email', 'password', 'confirmation'],
    validate: checkSignUp,
    async submit({ email, password }) {
      if ((await signUp(email, password)) === 'taken')
        return { email: t`This email is already registered. Please log in.` }
      onCodeSent(email)
    },
  })

  async function signUpWithGoogle() {
    const { email } = form.readValues()
    if (email) {
      const errors = checkAddress({ email })
      if (errors.email) return errors
      const isTaken = await authApi.doesUserExist(email).catch(() => undefined)
      if (isTaken === undefined) return { form: t`Something went wrong. Try again.` }
      if (isTaken) {
        const state: LogInNotice = {
          message: t`This email is already registered. Please log in instead.`,
          email,
        }
        await navigate('/login', { state })
        return
      }
    }
    await startGoogle('sign-up')
  }

  return (
    <>
      <AuthHeading title={t`Create Account`} lead={lead} message={firstError(form.errors)} />
      <GoogleButton
        isBusy={form.pending === 'google'}
        isDisabled={form.pending !== null}
        onClick={() => form.run('google', signUpWithGoogle)}
      >
        {t`Sign up with Google`}
      </GoogleButton>
      <form {...form.props}>
        <EmailField ref={emailField} {...form.field('email')} />
        <AuthField
          label={t`Password`}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
        />
        <AuthField
          label={t`Confirm password`}
          type="password"
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <SubmitButton
          isBusy={form.pending === 'submit'}
          isDisabled={form.pending !== null}
          busyLabel={t`Sending OTP...`}
        >
          {t`Sign Up`}
        </SubmitButton>
      </form>
      <p className="mt-4 text-center text-sm text-muted">
        <Trans>
          By signing up you agree to the{' '}
          <TextLink as={Link} to="/termsConditions">
            Terms of Service
          </TextLink>{' '}
          and the{' '}
          <TextLink as={Link} to="/privacy-policy">
            Privacy Policy
          </TextLink>
          .
        </Trans>
      </p>
      <p className="mt-6 text-center text-sm">
        <TextLink as={Link} to="/login">
          <Trans>Already have an account?</Trans>
        </TextLink>
      </p>
      <BackToWebsite to="/home" />
    </>
  )
}
