import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { SIGN_UP_CODE_LENGTH } from '@sightline/contracts/auth-limits'

/** 256 random bits, safe in URLs and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** What is stored of a random token. It needs no salt or key: nobody can guess 256 bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Six random digits, each code as likely as any other. */
export const randomCode = () => String(randomInt(10 ** SIGN_UP_CODE_LENGTH)).padStart(SIGN_UP_CODE_LENGTH, '0')

/** What is stored of a code: keyed, since six digits could be tried against a plain hash, and bound to its sign-up. */
export const hashCode = (secret: string, signUpId: string, code: string) =>
  createHmac('sha256', secret).update(`sign-up-code:${signUpId}:${code}`).digest('base64url')

/** Compares two hashes in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
