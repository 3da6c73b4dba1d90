import type { CookieSerializeOptions } from '@fastify/cookie'

/**
 * With the `__Host-` prefix on https, neither another host nor a plain connection can set a cookie.
 */
export const cookiePrefix = (webOrigin: string) =>
  webOrigin.startsWith('https:') ? '__Host-sightline' : 'sightline'

/** The names and the common options of all cookies that give access. */
export function authCookies(webOrigin: string) {
  const prefix = cookiePrefix(webOrigin)
  const isSecure = webOrigin.startsWith('https:')
  return {
    options: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    } satisfies CookieSerializeOptions,
    /** Better Auth sets this cookie and defines its name. */
    session: `${prefix}.session_token`,
    signUp: `${prefix}.sign_up`,
    recovery: `${prefix}.recovery`,
    googleIntent: `${prefix}.google_intent`,
    device: `${prefix}.device`,
    /** Of a device that shows a live session as a second screen. */
    liveView: `${prefix}.live_view`,
  }
}
