import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../platform/errors.ts'

/**
 * About 49,000 passwords, the most common of published leaks, in lower case. Source:
 * @zxcvbn-ts/language-common, MIT licence. Only the server loads the list, because it is too large
 * for a page.
 */
const COMMON_PASSWORDS = new Set(dictionary['passwords-common'])

/**
 * Refuses passwords that a guesser tries first: common ones, the address of the account, and the
 * part before its @. Case does not matter.
 * @throws AppError('validation_failed') with a message for the user
 */
export function refuseWeakPassword(password: string, email: string): void {
  const folded = password.normalize('NFKC').trim().toLowerCase()
  if (COMMON_PASSWORDS.has(folded))
    throw weak('This password is among the most common ones. Please choose another.')
  if (folded === email || folded === email.split('@')[0])
    throw weak('Your email address is no safe password. Please choose another.')
}

const weak = (message: string) => new AppError('validation_failed', message, { field: 'password' })
