import { TextLink } from '@sightline/ui/button'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { authApi } from '../api.ts'
import { checkAddress, checkSignUp } from '../checks.ts'
import { AuthField, AuthHeading, BackToWebsite, SubmitButton } from '../form-parts.tsx'
import { GoogleButton } from '../google-button.tsx'
import type { Arrival } from '../log-in/arrival-notice.ts'
import { signUp, startGoogle } from '../session.ts'
import { textOf, useForm, usePrefill } from '../use-form.ts'

type Props = { lead: ReactNode; address: string | undefined; onCodeSent: (address: string) => void }

/** Step 1 of a sign-up: who, and with which password. */
export function SignUpForm({ lead, address, onCodeSent }: Props) {
  const navigate = useNavigate()
  const { form, problem, setProblem, busyWith, run, errorOf } = useForm<'sign-up' | 'google'>()
  const emailField = useRef<HTMLInputElement>(null)
  usePrefill(emailField, address)
  const read = () => ({
    email: textOf(form.current, 'email').trim(),
    password: textOf(form.current, 'password'),
    confirmation: textOf(form.current, 'confirmation'),
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const input = read()
    const found = checkSignUp(input)
    if (found) return setProblem(found)
    run('sign-up', async () => {
      const outcome = await signUp(input.email, input.password)
      if (outcome === 'taken') return { message: 'This email is already registered. Please log in.', field: 'email' }
      onCodeSent(input.email)
    })
  }

  function signUpWithGoogle() {
    const { email } = read()
    const found = email ? checkAddress(email) : null
    if (found) return setProblem(found)
    run('google', async () => {
      if (email) {
        const isTaken = await authApi.doesUserExist(email).catch(() => undefined)
        if (isTaken === undefined) return { message: 'Something went wrong. Try again.' }
        if (isTaken) {
          const state: Arrival = { notice: 'This email is already registered. Please log in instead.', email }
          await navigate('/login', { state })
          return
        }
      }
      await startGoogle('sign-up')
    })
  }

  return (
    <>
      <AuthHeading title="Create Account" lead={lead} message={problem?.message} />
      <GoogleButton isBusy={busyWith === 'google'} isDisabled={busyWith !== null} onClick={signUpWithGoogle}>
        Sign up with Google
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
        <AuthField
          label="Password"
          id="password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errorOf('password')}
        />
        <AuthField
          label="Confirm password"
          id="confirmation"
          name="confirmation"
          type="password"
          autoComplete="new-password"
          error={errorOf('confirmation')}
        />
        <SubmitButton isBusy={busyWith === 'sign-up'} isDisabled={busyWith !== null} busyLabel="Sending OTP...">
          Sign Up
        </SubmitButton>
      </form>
      <p className="mt-6 text-center text-sm">
        <TextLink as={Link} to="/login">
          Already have an account?
        </TextLink>
      </p>
      <BackToWebsite to="/home" />
    </>
  )
}
