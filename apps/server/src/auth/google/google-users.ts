import type { GoogleStart } from '@sightline/contracts/auth/auth'
import { normalizeEmail } from '@sightline/contracts/text/email-address'
import { and, eq, exists, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { accounts, users } from '../table.ts'

const SECOND_GOOGLE_ACCOUNT =
  'This address already belongs to an account that another Google account logs in to. Log in with that Google account, or with your password; ‘Forgot password?’ sets one.'

const ALREADY_REGISTERED = 'This email is already registered. Please log in instead.'

/** Which button led to Google. */
export type GoogleIntent = z.infer<typeof GoogleStart>['intent']

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.unknown(),
  name: z.string().optional(),
  picture: z.string().optional(),
})

/**
 * The user of an ID token, whose signature, issuer, audience, expiry and nonce Better Auth has
 * verified. Null refuses the log-in: without an ID token, Better Auth's own reading would trust an
 * endpoint that says nothing about the nonce.
 */
export function readIdToken(idToken: string | undefined) {
  const payload = idToken?.split('.')[1]
  if (!payload) return null
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const email = normalizeEmail(claims.email ?? '') ?? undefined
  // Strictly true: a missing claim or the string 'true' does not count as verified.
  const emailVerified = claims.email_verified === true
  return {
    id: claims.sub,
    sub: claims.sub,
    name: claims.name,
    image: claims.picture,
    email,
    emailVerified,
  }
}

/**
 * Refuses unverified addresses, the sign-up of a user who exists already, and a second Google
 * account with the address of a user: an address at Google can be given to somebody else, and the
 * subject then differs.
 */
export async function refuseGoogleUser(
  db: Db,
  user: { id?: unknown; emailVerified?: unknown },
  { action, intent }: { action: string; intent: GoogleIntent },
): Promise<{ error: string; errorDescription: string } | undefined> {
  if (user.emailVerified !== true)
    return {
      error: 'email_not_verified',
      errorDescription: 'Google has not verified this email address.',
    }
  if (intent === 'sign-up' && action !== 'create-user')
    return { error: 'already_registered', errorDescription: ALREADY_REGISTERED }
  if (action !== 'link-account' || typeof user.id !== 'string') return
  const isGoogle = and(eq(accounts.userId, user.id), eq(accounts.providerId, 'google'))
  const linked = await db.select({ id: accounts.id }).from(accounts).where(isGoogle)
  if (linked.length > 0)
    return { error: 'second_google_account', errorDescription: SECOND_GOOGLE_ACCOUNT }
}

/**
 * The address of a user who has another way to log in than Google; null for a user whom Google has
 * just created.
 */
export async function emailOfLinkedUser(db: Db, userId: string): Promise<string | null> {
  const isOther = and(eq(accounts.userId, users.id), ne(accounts.providerId, 'google'))
  const others = db.select({ id: accounts.id }).from(accounts).where(isOther)
  const isLinked = and(eq(users.id, userId), exists(others))
  const [user] = await db.select({ email: users.email }).from(users).where(isLinked)
  return user?.email ?? null
}
