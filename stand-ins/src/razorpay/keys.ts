import { createHmac, randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 14

/** Hex HMAC-SHA256, as everything is signed. */
export const sign = (message: string, secret: string) => createHmac('sha256', secret).update(message).digest('hex')

/** An id as in `sub_` and 14 letters and digits. */
export const newId = (prefix: string) =>
  `${prefix}_${Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
