import { createHmac } from 'node:crypto'

/**
 * The keyed hash of a text (HMAC-SHA-256, safe in URLs and cookies), which only the holder of the
 * server's secret can make or try out. The same text has another hash for each purpose.
 */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
