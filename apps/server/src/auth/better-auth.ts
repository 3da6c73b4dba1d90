import { randomUUID } from 'node:crypto'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import { addMs, type Clock, DAY_MS, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { accounts, sessions, users, verifications } from './table.ts'

/** A session ends after this long without use … */
export const SESSION_IDLE_MS = 7 * DAY_MS
/** … and in any case this long after the log-in. */
export const SESSION_MAX_MS = 30 * DAY_MS
/** Carries the client's address, as Fastify sees it, to the library; a client's own header of this name never gets there. */
export const CLIENT_ADDRESS_HEADER = 'x-sightline-client-address'

/** Cookies on https have the `__Host-` prefix: no other host and no plain connection can set them. */
export const cookiePrefix = (webOrigin: string) => (webOrigin.startsWith('https:') ? '__Host-sightline' : 'sightline')

interface Deps {
  db: Db
  env: Env
  clock: Clock
}

/**
 * Better Auth, used as a library: passwords, Google, and the session it opens. It has no HTTP surface of its own; routes.ts
 * calls it. Sign-up and recovery are ours, since its own sign-up by code can be hijacked by whoever registers an address first.
 */
export const createBetterAuth = (deps: Deps) => betterAuth({ ...options(deps), plugins: [sessionOpener] })

/** The same with Google. Its provider's discovery document must be reachable; without it the provider is missing. */
export const createBetterAuthWithGoogle = (deps: Deps) => betterAuth({ ...options(deps), plugins: [google(deps.env)] })

export type BetterAuthWithGoogle = ReturnType<typeof createBetterAuthWithGoogle>

function options({ db, env, clock }: Deps) {
  const isSecure = env.WEB_ORIGIN.startsWith('https:')
  return {
    baseURL: env.WEB_ORIGIN,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.WEB_ORIGIN],
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Ours are shared by all servers and count per account too.
    rateLimit: { enabled: false },
    // Each of its calls here is one statement or harmless in two; its transactions would deadlock the embedded database.
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: false,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: (password) => hashPassword(password, env.PASSWORD_HASH_COST), verify: verifyPassword },
    },
    session: { expiresIn: SESSION_IDLE_MS / SECOND_MS, disableSessionRefresh: true },
    account: { encryptOAuthTokens: true },
    verification: { storeIdentifier: 'hashed' },
    onAPIError: { errorURL: `${env.WEB_ORIGIN}/login` },
    user: {
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && user.emailVerified !== true
          ? { error: 'email_not_verified', errorDescription: 'Google has not verified this email address.' }
          : undefined,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const now = clock()
            return { data: { ...session, createdAt: now, updatedAt: now, expiresAt: addMs(now, SESSION_IDLE_MS) } }
          },
        },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(env.WEB_ORIGIN),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
  } satisfies BetterAuthOptions
}

/** Opens a session for a user whom one of our own flows has just proved; it can be called from this process alone. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.uuid() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.userId)
        if (!user) throw context.error('NOT_FOUND')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
        return context.json({ ok: true })
      },
    ),
  },
} satisfies BetterAuthPlugin

const google = (env: Env) =>
  genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl: env.GOOGLE_DISCOVERY_URL,
        clientId: env.GOOGLE_CLIENT_ID ?? '',
        ...(env.GOOGLE_CLIENT_SECRET && { clientSecret: env.GOOGLE_CLIENT_SECRET }),
        scopes: ['openid', 'email', 'profile'],
        redirectURI: `${env.WEB_ORIGIN}/oauth-callback`,
        accessType: 'offline',
        prompt: 'consent',
        pkce: true,
        requireIdTokenVerification: true,
        // Strictly true: a provider that leaves the claim out, or sends the word, has verified nothing.
        mapProfileToUser: (profile) => ({ emailVerified: profile.email_verified === true }),
      },
    ],
  })
