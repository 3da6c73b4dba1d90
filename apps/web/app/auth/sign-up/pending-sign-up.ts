import { RESEND_WAIT_S } from '@sightline/contracts/auth-limits'

const KEY = 'sightline-sign-up'

/**
 * A sign-up that waits for its code; `resendAtMs` is when another may be asked for. Kept for this tab, so that a reload goes on where
 * it was; never holds the password.
 */
export type PendingSignUp = { email: string; resendAtMs: number }

/** The sign-up of an address whose code was mailed just now. */
export const justMailed = (email: string): PendingSignUp => ({ email, resendAtMs: Date.now() + RESEND_WAIT_S * 1000 })

export const keepPending = (pending: PendingSignUp) => sessionStorage.setItem(KEY, JSON.stringify(pending))

export const forgetPending = () => sessionStorage.removeItem(KEY)

export function recallPending(): PendingSignUp | null {
  const text = sessionStorage.getItem(KEY)
  return text === null ? null : JSON.parse(text)
}
