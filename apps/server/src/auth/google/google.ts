import { GoogleRedirect } from '@sightline/contracts/auth/auth'
import type { FastifyBaseLogger } from 'fastify'
import { isDiscoverable } from '../../adapters/google.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { type BetterAuthWithGoogle, createBetterAuthWithGoogle } from '../better-auth.ts'
import type { GoogleIntent } from './google-users.ts'

const ANSWER_TIMEOUT_MS = 8000
/**
 * Better Auth reports a new user only by redirecting to another address; this marks that address.
 */
const NEW_USER = 'signed-up'
const UNREACHABLE =
  'Google cannot be reached at the moment. Try again in a minute, or use your email address.'

export interface GoogleSignIn {
  /**
   * Returns the address of Google's sign-in page, and the cookies that bind the log-in to the
   * browser.
   */
  start(headers: Headers): Promise<{ url: string; cookies: string[] }>
  /**
   * Finishes a log-in with the query that Google sent back. A refused log-in does not throw:
   * `problem` is a message for the user. `isSignUp` is true for a new user.
   */
  finish(
    query: string,
    headers: Headers,
    intent: GoogleIntent,
  ): Promise<{ cookies: string[]; problem: string | null; isSignUp: boolean }>
}

/**
 * Sign-in with Google. Discovery happens on first use and again after a failure, so that a short
 * outage of Google needs no restart.
 */
export function createGoogleSignIn(deps: {
  db: Db
  env: Env
  clock: Clock
  mails: MailQueue
  log: FastifyBaseLogger
}): GoogleSignIn {
  const { env } = deps
  const connected = new Map<GoogleIntent, BetterAuthWithGoogle>()

  const connect = async (intent: GoogleIntent): Promise<BetterAuthWithGoogle> => {
    if (!env.GOOGLE_CLIENT_ID)
      throw new AppError(
        'not_configured',
        'Google sign-in is not set up here: GOOGLE_CLIENT_ID is missing.',
      )
    const known = connected.get(intent)
    if (known) return known
    if (!(await isDiscoverable(env.GOOGLE_DISCOVERY_URL)))
      throw new AppError('upstream_failed', UNREACHABLE)
    const candidate = createBetterAuthWithGoogle(deps, intent)
    if (!(await withTimeout(candidate.hasProvider())))
      throw new AppError('upstream_failed', UNREACHABLE)
    connected.set(intent, candidate)
    return candidate
  }

  return {
    async start(headers) {
      const auth = await connect('log-in')
      const callbackURL = `${env.WEB_ORIGIN}/oauth-callback`
      const body = {
        provider: 'google',
        callbackURL,
        newUserCallbackURL: `${callbackURL}?${NEW_USER}`,
        errorCallbackURL: `${env.WEB_ORIGIN}/login`,
        disableRedirect: true,
      } as const
      const response = await auth.signIn(body, headers)
      const redirect = GoogleRedirect.safeParse(await response.json())
      if (!redirect.success)
        throw new AppError('upstream_failed', UNREACHABLE, { cause: redirect.error })
      return { url: redirect.data.url, cookies: response.headers.getSetCookie() }
    },

    async finish(query, headers, intent) {
      try {
        const auth = await connect(intent)
        const request = new Request(`${env.WEB_ORIGIN}/api/auth/callback/google${query}`, {
          headers,
        })
        const response = await withTimeout(auth.handle(request))
        const target = new URL(
          response.headers.get('location') ?? '/login?error=unknown',
          env.WEB_ORIGIN,
        )
        const error = target.searchParams.get('error')
        const problem =
          error === null ? null : (target.searchParams.get('error_description') ?? explain(error))
        const isSignUp = problem === null && target.searchParams.has(NEW_USER)
        return { cookies: response.headers.getSetCookie(), problem, isSignUp }
      } catch (error) {
        if (error instanceof AppError)
          return { cookies: [], problem: error.message, isSignUp: false }
        throw error
      }
    },
  }
}

function explain(error: string): string {
  switch (error) {
    case 'access_denied':
      return 'You cancelled the sign-in with Google.'
    case 'account_not_linked':
      return 'This address has an account that Google cannot be added to. Log in with your password.'
    case 'email_not_found':
      return 'Google did not tell an email address. Choose another account, or sign up with your email address.'
    case 'state_mismatch':
    case 'state_not_found':
    case 'please_restart_the_process':
      return 'This sign-in was started in another browser or took too long. Please try again.'
    default:
      return 'Google sign-in did not work. Please try again.'
  }
}

/** Better Auth sets no timeouts on its calls to the provider. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new AppError('upstream_failed', UNREACHABLE)),
    ANSWER_TIMEOUT_MS,
  )
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
