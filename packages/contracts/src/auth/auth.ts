import * as z from 'zod/mini'
import { normalizeEmail } from '../text/email-address.ts'
import { Text } from '../text/text.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'
import { PASSWORD_WEAKNESSES, passwordWeakness } from './weak-passwords.ts'

/** An e-mail address in its one spelling: see `normalizeEmail`. */
const emailWith = (message: string) =>
  z.pipe(
    Text.check(z.maxLength(254)),
    z.transform((text, context) => {
      const email = normalizeEmail(text)
      if (email !== null) return email
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )

export const Email = emailWith('Invalid email address.')

/** What is weak in the eyes of its own user, or common, is refused by the routes. */
export const NewPassword = Text.check(
  z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`),
  z.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`),
  (context) => {
    const weakness = passwordWeakness(context.value)
    if (weakness === null) return
    const message = PASSWORD_WEAKNESSES[weakness]
    context.issues.push({ code: 'custom', message, input: context.value })
  },
)

export const Identity = z.object({ id: z.string(), provider: z.enum(['email', 'google']) })

export const SignedInUser = z.object({
  id: z.uuid(),
  email: z.string(),
  identities: z.array(Identity),
  user_metadata: z.object({ full_name: z.string(), avatar_url: z.nullable(z.string()) }),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** `id` names the log-in session in the list of account settings. It is not a secret. */
export const LogInSession = z.object({
  id: z.uuid(),
  expires_at: z.iso.datetime(),
  user: SignedInUser,
})
export type LogInSession = z.infer<typeof LogInSession>

/** GET /api/auth/session. Null when nobody is signed in. */
export const CurrentLogInSession = z.object({ session: z.nullable(LogInSession) })

/** POST /api/auth/log-in */
export const LogIn = z.strictObject({
  // Text that is no address gets the response of an unknown address.
  email: z.pipe(
    Text.check(z.trim(), z.minLength(1, 'Email and password are required.'), z.maxLength(254)),
    z.transform((text) => normalizeEmail(text) ?? text.toLowerCase()),
  ),
  password: Text.check(
    z.minLength(1, 'Email and password are required.'),
    z.maxLength(PASSWORD_MAX_LENGTH),
  ),
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
  token: Text.check(z.trim(), z.minLength(1, 'Please enter the OTP.'), z.maxLength(64)),
  type: z.literal('signup'),
})

/** POST /api/auth/resend: a new code for the pending sign-up of this browser. */
export const ResendCode = z.strictObject({ email: Email })

/** POST /api/auth/google: where to send the browser. */
export const GoogleStart = z.strictObject({ intent: z.enum(['log-in', 'sign-up']) })
export const GoogleRedirect = z.object({ url: z.url() })

/** POST /api/auth/forgot-password */
export const ForgotPassword = z.strictObject({ email: emailWith('Please enter a valid email.') })

/** POST /api/auth/recovery: the two tokens of the mailed link, which work until it is used. */
export const OpenRecovery = z.strictObject({
  access_token: Text.check(z.minLength(1), z.maxLength(128)),
  refresh_token: Text.check(z.minLength(1), z.maxLength(128)),
  type: z.literal('recovery'),
})

/** POST /api/auth/new-password: within an open recovery. */
export const SetPassword = z.strictObject({ password: NewPassword })

/** POST /api/check-user-exists */
export const CheckUserExists = z.strictObject({ email: Email })
export const UserExists = z.object({ exists: z.boolean() })

/**
 * POST /api/store-session. `ip_address` is the address that the client claims; the server also
 * records the address it observes.
 */
export const StoreLogInSession = z.strictObject({
  user_id: z.uuid(),
  ip_address: z.nullable(z.union([z.ipv4(), z.ipv6()])),
  user_agent: Text.check(z.maxLength(1024)),
})

/** GET /api/ip. Null if the address is unknown: on a private network without a look-up service. */
export const PublicAddress = z.object({ ip: z.nullable(z.union([z.ipv4(), z.ipv6()])) })
