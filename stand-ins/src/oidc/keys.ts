import { createSign, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

export const newKey = async (): Promise<KeyObject> =>
  (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey

/** Returns the token with a signature by another key. The header still names the original key. */
export function forge(jwt: string, key: KeyObject) {
  const content = jwt.slice(0, jwt.lastIndexOf('.'))
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
}
