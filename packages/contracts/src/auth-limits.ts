/** Apart from the shapes, so that a page can check a form without loading zod. */

export const PASSWORD_MIN_LENGTH = 6
/** An upper bound, so that hashing a password never costs more than a password is worth. */
export const PASSWORD_MAX_LENGTH = 128
export const SIGN_UP_CODE_LENGTH = 6
/** Pause between two mails with a sign-up code to one address. */
export const RESEND_WAIT_S = 60
/** Pause between success and the next page, after a verified sign-up and after a new password. */
export const REDIRECT_DELAY_MS = 1500

/** The simple pattern of the sign-up form: text, @, text, dot, text; nothing with a space in it. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
