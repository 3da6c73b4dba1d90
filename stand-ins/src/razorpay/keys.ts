import { createHmac, randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 14

/** The signature of webhooks and payments: HMAC-SHA256 in hex. */
export const sign = (message: string, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex')

/**
 * A random id: the prefix, an underscore and 14 letters or digits, for example
 * `sub_N5q2hXJ0aB7cD9`.
 */
export const newId = (prefix: string) =>
  `${prefix}_${Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
