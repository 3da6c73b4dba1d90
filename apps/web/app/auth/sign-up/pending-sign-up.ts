import { RESEND_WAIT_S } from '@sightline/contracts/auth/limits'

const KEY = 'sightline-sign-up'

/**
 * A sign-up that waits for its code. From `resendAtMs` on another code may be requested. It is
 * stored for this tab, so that a reload shows the same step again; the password is never stored.
 */
export type PendingSignUp = { email: string; resendAtMs: number }

/** The pending sign-up of an address whose code has just been mailed. */
export const newPendingSignUp = (email: string): PendingSignUp => ({
  email,
  resendAtMs: Date.now() + RESEND_WAIT_S * 1000,
})

export const storePendingSignUp = (pending: PendingSignUp) =>
  sessionStorage.setItem(KEY, JSON.stringify(pending))

export const clearPendingSignUp = () => sessionStorage.removeItem(KEY)

export function readPendingSignUp(): PendingSignUp | null {
  const text = sessionStorage.getItem(KEY)
  return text === null ? null : JSON.parse(text)
}
