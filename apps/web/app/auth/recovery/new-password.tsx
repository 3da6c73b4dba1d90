import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { REDIRECT_DELAY_MS } from '@sightline/contracts/auth/limits'
import { TextLink } from '@sightline/ui/button'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { firstError, useForm } from '../../use-form.ts'
import { checkNewPassword } from '../checks.ts'
import { AuthField, AuthHeading, SubmitButton, useFirstFocus } from '../form-parts.tsx'
import { setNewPassword } from '../log-in-session.ts'
import { forgetRecovery } from './open-recovery.ts'

/** Sets the password of an open recovery, then leads to the log-in page. */
export function NewPassword() {
  const navigate = useNavigate()
  const [isUpdated, setIsUpdated] = useState(false)
  const passwordField = useFirstFocus<HTMLInputElement>()

  useEffect(() => {
    if (!isUpdated) return
    const timer = setTimeout(() => navigate('/login', { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isUpdated, navigate])

  const form = useForm({
    fields: ['password'],
    validate: (values) => checkNewPassword(values),
    async submit({ password }) {
      try {
        await setNewPassword(password)
      } catch (error) {
        return { form: t`Error updating password: ${errorMessage(error)}` }
      }
      forgetRecovery()
      setIsUpdated(true)
    },
  })

  const error = firstError(form.errors)
  return (
    <>
      <AuthHeading
        title={t`Set a new password`}
        lead={t`You are signed out everywhere else once it is set.`}
        message={error ?? (isUpdated && t`Password updated! Redirecting to login...`)}
        tone={error ? 'bad' : 'good'}
      />
      <form {...form.props}>
        <AuthField
          ref={passwordField}
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
        />
        <SubmitButton
          isBusy={form.pending !== null}
          isDisabled={isUpdated}
          busyLabel={t`Updating...`}
        >
          {t`Update Password`}
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm">
        <TextLink as={Link} to="/forgot-password">
          <Trans>Request a new link</Trans>
        </TextLink>
      </p>
    </>
  )
}
