import { TextLink } from '@sightline/ui/button'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { checkRecoveryEmail } from '../checks.ts'
import { AuthField, AuthHeading, SubmitButton, useFirstFocus } from '../form-parts.tsx'
import { sendPasswordReset } from '../session.ts'
import { textOf, useForm } from '../use-form.ts'

export const meta = () => [{ title: pageTitle('Forgot password') }]

export default function ForgotPassword() {
  const { form, problem, setProblem, busyWith, run, errorOf } = useForm()
  const [isSent, setIsSent] = useState(false)
  const emailField = useFirstFocus<HTMLInputElement>()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setIsSent(false)
    const email = textOf(form.current, 'email').trim()
    const found = checkRecoveryEmail(email)
    if (found) return setProblem(found)
    run('send', async () => {
      await sendPasswordReset(email)
      setIsSent(true)
    })
  }

  return (
    <>
      <AuthHeading
        title="Forgot password"
        lead="We mail you a link to set a new one. It is good for one hour."
        message={problem?.message ?? (isSent && 'Reset link sent! Please check your email.')}
        tone={problem ? 'bad' : 'good'}
      />
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
        <SubmitButton isBusy={busyWith !== null} busyLabel="Sending...">
          Send Reset Link
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm">
        <TextLink as={Link} to="/login">
          Back to Log In
        </TextLink>
      </p>
    </>
  )
}
