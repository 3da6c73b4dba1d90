import { t } from '@lingui/core/macro'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sightline/contracts/auth/limits'
import { normalizeEmail } from '@sightline/contracts/text/email-address'
import type { FormErrors } from '../use-form.ts'

// These pages do not load zod before they send something, so their forms are not checked with the
// schemas of contracts.

/** The errors of a log-in form. */
export function checkLogIn({
  email,
  password,
}: {
  email: string
  password: string
}): FormErrors<'email' | 'password'> {
  if (email && password) return {}
  return { [email ? 'password' : 'email']: t`Email and password are required.` }
}

/** The first error in the order of the sign-up form. */
export function checkSignUp(values: {
  email: string
  password: string
  confirmation: string
}): FormErrors<'email' | 'password' | 'confirmation'> {
  const { email } = checkAddress(values)
  if (email) return { email }
  const { password } = checkNewPassword(values)
  if (password) return { password }
  return values.confirmation === values.password ? {} : { confirmation: t`Passwords do not match.` }
}

/** The error of an address that signs up. */
export function checkAddress({ email }: { email: string }): FormErrors<'email'> {
  return normalizeEmail(email) !== null ? {} : { email: t`Invalid email address.` }
}

/** The error of a password that is set. */
export function checkNewPassword({ password }: { password: string }): FormErrors<'password'> {
  if (password.length < PASSWORD_MIN_LENGTH)
    return { password: t`Password must be at least ${PASSWORD_MIN_LENGTH} characters.` }
  if (password.length > PASSWORD_MAX_LENGTH)
    return { password: t`Password must be at most ${PASSWORD_MAX_LENGTH} characters.` }
  return {}
}

/** The error of an address that asks for a recovery mail. */
export function checkRecoveryEmail({ email }: { email: string }): FormErrors<'email'> {
  return email.includes('@') ? {} : { email: t`Please enter a valid email.` }
}
