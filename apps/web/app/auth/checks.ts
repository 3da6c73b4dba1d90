import { EMAIL_PATTERN, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sightline/contracts/auth-limits'

/** What is wrong with a form: the words to show, and the name of the field they are about. */
export type Problem = { message: string; field?: string | undefined }

export function checkLogIn({ email, password }: { email: string; password: string }): Problem | null {
  if (email && password) return null
  return { message: 'Email and password are required.', field: email ? 'password' : 'email' }
}

/** The first problem in the order of the form. */
export function checkSignUp(form: { email: string; password: string; confirmation: string }): Problem | null {
  const found = checkAddress(form.email) ?? checkNewPassword(form.password)
  if (found) return found
  if (form.confirmation !== form.password) return { message: 'Passwords do not match.', field: 'confirmation' }
  return null
}

export function checkAddress(email: string): Problem | null {
  return EMAIL_PATTERN.test(email) ? null : { message: 'Invalid email address.', field: 'email' }
}

export function checkNewPassword(password: string): Problem | null {
  if (password.length < PASSWORD_MIN_LENGTH) return passwordProblem(`at least ${PASSWORD_MIN_LENGTH}`)
  if (password.length > PASSWORD_MAX_LENGTH) return passwordProblem(`at most ${PASSWORD_MAX_LENGTH}`)
  return null
}

export function checkRecoveryEmail(email: string): Problem | null {
  return email.includes('@') ? null : { message: 'Please enter a valid email.', field: 'email' }
}

const passwordProblem = (bound: string) => ({ message: `Password must be ${bound} characters.`, field: 'password' })
