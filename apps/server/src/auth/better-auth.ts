import { randomUUID } from 'node:crypto'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addMs, type Clock, DAY_MS, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { cookiePrefix } from './cookies.ts'
import {
  emailOfLinkedUser,
  type GoogleIntent,
  readIdToken,
  refuseGoogleUser,
} from './google/google-users.ts'
import { withHashedSessionTokens } from './hashed-session-tokens.ts'
import { googleLinkMail } from './mails.ts'
import { hashPassword, verifyPassword } from './passwords/passwords.ts'
import { accounts, sessions, users, verifications } from './table.ts'

/** A session ends after this time without use. */
export const SESSION_IDLE_MS = 7 * DAY_MS
/** A session ends this long after the log-in, however much it is used. */
export const SESSION_MAX_MS = 30 * DAY_MS
/**
 * The header that passes the client address, as Fastify determines it, to Better Auth. A client's
 * own header of this name is dropped.
 */
const CLIENT_ADDRESS_HEADER = 'x-sightline-client-address'

interface Deps {
  db: Db
  env: Env
  clock: Clock
  mails: MailQueue
  /** Needed for sign-in with Google, which may link accounts. */
  log?: FastifyBaseLogger
}

/**
 * Better Auth for log-in by password and for new sessions. The route files call Better Auth as a
 * library, and none of its own HTTP endpoints is reachable. Sign-up and recovery are our own:
 * anyone who registers a stranger's address first can hijack Better Auth's sign-up by code.
 */
export const createBetterAuth = (deps: Deps) =>
  betterAuth({ ...options(deps), plugins: [sessionOpener] })

/**
 * Better Auth for sign-in with Google. Without Google's discovery document, the result has no
 * social provider. With the intent 'sign-up' it refuses users who exist already.
 */
export function createBetterAuthWithGoogle(deps: Deps, intent: GoogleIntent): BetterAuthWithGoogle {
  const auth = betterAuth({ ...options(deps, intent), plugins: [google(deps.env)] })
  return {
    hasProvider: async () => (await auth.$context).socialProviders.length > 0,
    signIn: (body, headers) => auth.api.signInSocial({ body, headers, asResponse: true }),
    handle: auth.handler,
  }
}

/** What sign-in with Google takes of Better Auth. */
export interface BetterAuthWithGoogle {
  /** Whether Google's discovery document could be read. */
  hasProvider: () => Promise<boolean>
  signIn: (
    body: {
      provider: 'google'
      callbackURL: string
      newUserCallbackURL: string
      errorCallbackURL: string
      disableRedirect: true
    },
    headers: Headers,
  ) => Promise<Response>
  /** Answers a request to one of Better Auth's own addresses. */
  handle: (request: Request) => Promise<Response>
}

/** The headers of a request that Better Auth may see. */
export const betterAuthHeaders = (request: FastifyRequest) =>
  new Headers({
    cookie: request.headers.cookie ?? '',
    'user-agent': request.headers['user-agent'] ?? '',
    [CLIENT_ADDRESS_HEADER]: request.ip,
  })

function options({ db, env, clock, mails, log }: Deps, intent: GoogleIntent = 'log-in') {
  const isSecure = env.WEB_ORIGIN.startsWith('https:')
  return {
    baseURL: env.WEB_ORIGIN,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.WEB_ORIGIN],
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits are shared by all servers and also count per account.
    rateLimit: { enabled: false },
    // Better Auth's transactions would deadlock the embedded database. The calls used here need
    // none: each is one statement or safe in two.
    database: withHashedSessionTokens(
      drizzleAdapter(db, {
        provider: 'pg',
        transaction: false,
        schema: { user: users, session: sessions, account: accounts, verification: verifications },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: (password) => hashPassword(password, env.PASSWORD_HASH_COST),
        verify: verifyPassword,
      },
    },
    session: {
      expiresIn: SESSION_IDLE_MS / SECOND_MS,
      disableSessionRefresh: true,
      fields: { token: 'tokenHash' },
    },
    account: { encryptOAuthTokens: true },
    verification: { storeIdentifier: 'hashed' },
    onAPIError: { errorURL: `${env.WEB_ORIGIN}/login` },
    user: {
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' ? refuseGoogleUser(db, user, { ...source, intent }) : undefined,
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({ data: { ...account, idToken: null } }),
          after: async ({ id, userId, providerId }, context) => {
            const email = providerId === 'google' ? await emailOfLinkedUser(db, userId) : null
            if (!email) return
            const ip = context?.headers?.get(CLIENT_ADDRESS_HEADER) ?? ''
            if (log) logSecurityEvent({ log, ip }, { event: 'google-linked', userId })
            await mails.add(db, {
              ...googleLinkMail(env.WEB_ORIGIN),
              key: `google-link:${id}`,
              to: email,
            })
          },
        },
        update: { before: async (account) => ({ data: { ...account, idToken: null } }) },
      },
      session: {
        create: {
          before: async (session) => {
            const now = clock()
            return {
              data: {
                ...session,
                createdAt: now,
                updatedAt: now,
                expiresAt: addMs(now, SESSION_IDLE_MS),
              },
            }
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

/**
 * A plugin that opens a session for a user whom a flow of our own has verified. Only this process
 * can call it.
 */
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
        prompt: 'consent',
        pkce: true,
        requireIdTokenVerification: true,
        getUserInfo: async ({ idToken }) => readIdToken(idToken),
      },
    ],
  })
