import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL error codes for text with a NUL, as text (22021) and inside JSON (22P05). */
const UNSTORABLE_TEXT = ['22021', '22P05']
/** The code of JSON with a lone surrogate, which PostgreSQL shares with other malformed values. */
const MALFORMED_VALUE = '22P02'

/**
 * True when PostgreSQL refused a query because one of its texts holds characters that the database
 * cannot store.
 */
export function isTextUnstorable(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  if (!(reason instanceof Error && 'code' in reason)) return false
  return (
    UNSTORABLE_TEXT.includes(String(reason.code)) ||
    (reason.code === MALFORMED_VALUE && reason.message.includes('type json'))
  )
}
