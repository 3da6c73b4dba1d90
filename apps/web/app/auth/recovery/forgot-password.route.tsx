import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { TextLink } from '@sightline/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { firstError, useForm } from '../../use-form.ts'
import { checkRecoveryEmail } from '../checks.ts'
import { AuthHeading, EmailField, SubmitButton, useFirstFocus } from '../form-parts.tsx'
import { sendPasswordReset } from '../log-in-session.ts'

export const meta = () => [{ title: pageTitle(t`Forgot password`) }]

export default function ForgotPassword() {
  const [isSent, setIsSent] = useState(false)
  const emailField = useFirstFocus<HTMLInputElement>()

  const form = useForm({
    fields: ['email'],
    validate: checkRecoveryEmail,
    async submit({ email }) {
      setIsSent(false)
      await sendPasswordReset(email)
      setIsSent(true)
    },
  })

  const error = firstError(form.errors)
  return (
    <>
      <AuthHeading
        title={t`Forgot password`}
        lead={t`We mail you a link to set a new one. It is good for one hour.`}
        message={error ?? (isSent && t`Reset link sent! Please check your email.`)}
        tone={error ? 'bad' : 'good'}
      />
      <form {...form.props}>
        <EmailField ref={emailField} {...form.field('email')} />
        <SubmitButton isBusy={form.pending !== null} busyLabel={t`Sending...`}>
          {t`Send Reset Link`}
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm">
        <TextLink as={Link} to="/login">
          <Trans>Back to Log In</Trans>
        </TextLink>
      </p>
    </>
  )
}
