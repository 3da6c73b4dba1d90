import { REDIRECT_DELAY_MS } from '@sightline/contracts/auth-limits'
import { TextLink } from '@sightline/ui/button'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { errorMessage } from '../../http.ts'
import { checkNewPassword } from '../checks.ts'
import { AuthField, AuthHeading, SubmitButton, useFirstFocus } from '../form-parts.tsx'
import { setNewPassword } from '../session.ts'
import { textOf, useForm } from '../use-form.ts'
import { forgetRecovery } from './open-recovery.ts'

/** The form of an open recovery; leads to the log-in page. */
export function NewPassword() {
  const navigate = useNavigate()
  const { form, problem, setProblem, busyWith, run, errorOf } = useForm()
  const [isUpdated, setIsUpdated] = useState(false)
  const passwordField = useFirstFocus<HTMLInputElement>()

  useEffect(() => {
    if (!isUpdated) return
    const timer = setTimeout(() => navigate('/login', { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isUpdated, navigate])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const password = textOf(form.current, 'password')
    const found = checkNewPassword(password)
    if (found) return setProblem(found)
    run('send', async () => {
      try {
        await setNewPassword(password)
      } catch (error) {
        return { message: `Error updating password: ${errorMessage(error)}` }
      }
      forgetRecovery()
      setIsUpdated(true)
    })
  }

  return (
    <>
      <AuthHeading
        title="Set a new password"
        lead="You are signed out everywhere else once it is set."
        message={problem?.message ?? (isUpdated && 'Password updated! Redirecting to login...')}
        tone={problem ? 'bad' : 'good'}
      />
      <form ref={form} noValidate onSubmit={submit}>
        <AuthField
          ref={passwordField}
          label="New password"
          id="password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errorOf('password')}
        />
        <SubmitButton isBusy={busyWith !== null} isDisabled={isUpdated} busyLabel="Updating...">
          Update Password
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm">
        <TextLink as={Link} to="/forgot-password">
          Request a new link
        </TextLink>
      </p>
    </>
  )
}
