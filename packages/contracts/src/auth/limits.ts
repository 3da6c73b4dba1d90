/** Limits are separate from the schemas, so that a page can validate a form without loading zod. */

export const PASSWORD_MIN_LENGTH = 6
/** Bounds the cost of hashing a password. */
export const PASSWORD_MAX_LENGTH = 128
export const SIGN_UP_CODE_LENGTH = 6
/** Minimum time between two sign-up mails to one address. */
export const RESEND_WAIT_S = 60
/**
 * How long a success message is shown before the next page, after sign-up and after setting a new
 * password.
 */
export const REDIRECT_DELAY_MS = 1500
