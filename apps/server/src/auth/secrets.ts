import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { SIGN_UP_CODE_LENGTH } from '@sightline/contracts/auth/limits'
import { keyedHash } from '../platform/keyed-hash.ts'

/** 256 random bits, safe in URLs and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url')

/**
 * The stored form of a random token. 256 random bits cannot be guessed, so neither salt nor key is
 * needed.
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Six random digits, uniformly distributed. */
export const randomCode = () =>
  String(randomInt(10 ** SIGN_UP_CODE_LENGTH)).padStart(SIGN_UP_CODE_LENGTH, '0')

/**
 * The stored form of a code. The hash is keyed, because six digits could be guessed from a plain
 * hash, and bound to its sign-up.
 */
export const hashCode = (secret: string, signUpId: string, code: string) =>
  keyedHash(secret, 'sign-up-code', `${signUpId}:${code}`)

/** Compares two hashes in constant time. */
export function isSameHash(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)]
  return left.length === right.length && timingSafeEqual(left, right)
}
