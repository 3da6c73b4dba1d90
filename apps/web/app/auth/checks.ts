import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sightline/contracts/auth/limits'
import { type PasswordWeakness, passwordWeakness } from '@sightline/contracts/auth/weak-passwords'
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
  const { password } = checkNewPassword(values, [values.email])
  if (password) return { password }
  return values.confirmation === values.password ? {} : { confirmation: t`Passwords do not match.` }
}

/** The error of an address that signs up. */
export function checkAddress({ email }: { email: string }): FormErrors<'email'> {
  return normalizeEmail(email) !== null ? {} : { email: t`Invalid email address.` }
}

/**
 * The error of a password that is set. The server refuses more: it has a list of common ones.
 * @param own the address and the name of the account, as far as the page knows them
 */
export function checkNewPassword(
  { password }: { password: string },
  own: readonly string[] = [],
): FormErrors<'password'> {
  if (password.length < PASSWORD_MIN_LENGTH)
    return { password: t`Password must be at least ${PASSWORD_MIN_LENGTH} characters.` }
  if (password.length > PASSWORD_MAX_LENGTH)
    return { password: t`Password must be at most ${PASSWORD_MAX_LENGTH} characters.` }
  const weakness = passwordWeakness(password, own)
  return weakness ? { password: i18n._(WEAKNESSES[weakness]) } : {}
}

/** The sentences of the server, in the locale of the page. */
const WEAKNESSES: Record<PasswordWeakness, MessageDescriptor> = {
  blank: msg`A password of spaces alone is no safe one. Please choose another.`,
  pattern: msg`A password that repeats itself or follows the alphabet or the keyboard is no safe one. Please choose another.`,
  product: msg`The name of this product is no safe password. Please choose another.`,
  own: msg`Your name or email address is no safe password. Please choose another.`,
}

/** The error of an address that asks for a recovery mail. */
export function checkRecoveryEmail({ email }: { email: string }): FormErrors<'email'> {
  return email.includes('@') ? {} : { email: t`Please enter a valid email.` }
}
