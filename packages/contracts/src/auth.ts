import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './auth-limits.ts'
import { normalizeEmail } from './email-address.ts'
import { Text } from './text.ts'

/** An e-mail address in its one spelling: see `normalizeEmail`. */
const emailWith = (message: string) =>
  Text.max(254).transform((text, context) => {
    const email = normalizeEmail(text)
    if (email !== null) return email
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })

export const Email = emailWith('Invalid email address.')

export const NewPassword = Text.min(
  PASSWORD_MIN_LENGTH,
  `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`,
).max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`)

export const Identity = z.object({ id: z.string(), provider: z.enum(['email', 'google']) })

export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  identities: z.array(Identity),
  user_metadata: z.object({ full_name: z.string(), avatar_url: z.string().nullable() }),
})
export type SessionUser = z.infer<typeof SessionUser>

/** `id` names the session in the profile's list. It is not a secret. */
export const Session = z.object({ id: z.uuid(), expires_at: z.iso.datetime(), user: SessionUser })
export type Session = z.infer<typeof Session>

/** GET /api/auth/session. Null when nobody is signed in. */
export const CurrentSession = z.object({ session: Session.nullable() })

/** POST /api/auth/log-in */
export const LogIn = z.strictObject({
  // Text that is no address gets the response of an unknown address.
  email: Text.trim()
    .min(1, 'Email and password are required.')
    .max(254)
    .transform((text) => normalizeEmail(text) ?? text.toLowerCase()),
  password: Text.min(1, 'Email and password are required.').max(PASSWORD_MAX_LENGTH),
})

/** POST /api/auth/sign-up */
export const SignUp = z.strictObject({ email: Email, password: NewPassword })
/** No session yet. An empty list of identities means that the address is already registered. */
export const SignUpStarted = z.object({
  session: z.null(),
  user: z.object({ email: z.string(), identities: z.array(Identity) }),
})

/** POST /api/auth/verify: the code from the mail, or the token of the mail's link. */
export const VerifySignUp = z.strictObject({
  email: Email,
  token: Text.trim().min(1, 'Please enter the OTP.').max(64),
  type: z.literal('signup'),
})

/** POST /api/auth/resend: a new code for the pending sign-up of this browser. */
export const ResendCode = z.strictObject({ email: Email })

/** POST /api/auth/google: where to send the browser. */
export const GoogleStart = z.strictObject({ intent: z.enum(['log-in', 'sign-up']) })
export const GoogleRedirect = z.object({ url: z.url() })

/** POST /api/auth/forgot-password */
export const ForgotPassword = z.strictObject({ email: emailWith('Please enter a valid email.') })

/** POST /api/auth/recovery: the two tokens of the mailed link, which work once. */
export const OpenRecovery = z.strictObject({
  access_token: Text.min(1).max(128),
  refresh_token: Text.min(1).max(128),
  type: z.literal('recovery'),
})

/** POST /api/auth/new-password: within an open recovery. */
export const SetPassword = z.strictObject({ password: NewPassword })

/** POST /api/check-user-exists */
export const CheckUserExists = z.strictObject({ email: Email })
export const UserExists = z.object({ exists: z.boolean() })

/**
 * POST /api/store-session. `ip_address` is the address that the client claims; the server also records the address it
 * observes.
 */
export const StoreSession = z.strictObject({
  user_id: z.uuid(),
  ip_address: z.union([z.ipv4(), z.ipv6()]).nullable(),
  user_agent: Text.max(1024),
})

/** GET /api/ip. Null if the address is unknown: on a private network without a look-up service. */
export const PublicAddress = z.object({ ip: z.union([z.ipv4(), z.ipv6()]).nullable() })
