import {
  foldPassword,
  PASSWORD_WEAKNESSES,
  passwordWeakness,
} from '@sightline/contracts/auth/weak-passwords'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../platform/errors.ts'

/**
 * About 49,000 passwords, the most common of published leaks, in lower case. Source:
 * @zxcvbn-ts/language-common, MIT licence. Only the server loads the list, because it is too large
 * for a page.
 */
const COMMON_PASSWORDS = new Set(dictionary['passwords-common'])

/**
 * Refuses passwords that a guesser tries first: common ones, patterns, the name of the product, and
 * the address and the name of the account. Case does not matter.
 * @param own the address and the name of the account, as far as they are known
 * @throws AppError('validation_failed') with a message for the user
 */
export function refuseWeakPassword(password: string, own: readonly string[]): void {
  if (COMMON_PASSWORDS.has(foldPassword(password)))
    throw weak('This password is among the most common ones. Please choose another.')
  const weakness = passwordWeakness(password, own)
  if (weakness) throw weak(PASSWORD_WEAKNESSES[weakness])
}

const weak = (message: string) => new AppError('validation_failed', message, { field: 'password' })
