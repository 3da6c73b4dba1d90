import type { Env } from '../platform/env.ts'

const GOOGLE = 'https://accounts.google.com'
const GOOGLE_PICTURES = 'https://*.googleusercontent.com'

/**
 * The origins of account pictures, which come from the sign-in provider; none if it is not
 * configured.
 */
export function pictureOrigins(env: Env): string[] {
  if (!env.GOOGLE_CLIENT_ID) return []
  const { origin } = new URL(env.GOOGLE_DISCOVERY_URL)
  return [origin === GOOGLE ? GOOGLE_PICTURES : origin]
}
