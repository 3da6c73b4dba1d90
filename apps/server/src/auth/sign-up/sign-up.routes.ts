import {
  CheckUserExists,
  LogInSession,
  ResendCode,
  SignUp,
  SignUpStarted,
  UserExists,
  VerifySignUp,
} from '@sightline/contracts/auth/auth'
import { SIGN_UP_CODE_LENGTH } from '@sightline/contracts/auth/limits'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HOUR_MS, SECOND_MS } from '../../platform/clock.ts'
import { betterAuthHeaders, createBetterAuth } from '../better-auth.ts'
import { authCookies } from '../cookies.ts'
import type { AuthDeps } from '../deps.ts'
import {
  CODES_PER_CLIENT,
  limitClient,
  SIGN_UPS_PER_CLIENT,
  USER_CHECKS,
  USER_CHECKS_PER_CLIENT,
} from '../limits.ts'
import { completeLogIn } from '../log-in/complete-log-in.ts'
import { users } from '../table.ts'
import { createSignUps } from './sign-up.ts'

/**
 * The cookie of a pending sign-up outlives its code, so that a late code is reported as expired.
 */
const SIGN_UP_COOKIE_S = HOUR_MS / SECOND_MS

/** Sign-up with a mailed code. Public. */
export const signUpRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { db, env, limiter } = deps
  const cookieNames = authCookies(env.WEB_ORIGIN)
  const betterAuth = createBetterAuth(deps)
  const signUps = createSignUps(deps)

  app.post(
    '/auth/sign-up',
    {
      schema: { body: SignUp, response: { 200: SignUpStarted } },
      preHandler: limitClient(limiter, SIGN_UPS_PER_CLIENT),
    },
    async ({ body, cookies }, reply) => {
      const { secret, refusal } = await signUps.start({
        ...body,
        browserSecret: cookies[cookieNames.signUp],
      })
      if (secret)
        reply.setCookie(cookieNames.signUp, secret, {
          ...cookieNames.options,
          maxAge: SIGN_UP_COOKIE_S,
        })
      if (refusal) throw refusal
      const identities = secret ? [{ id: 'pending', provider: 'email' as const }] : []
      return { session: null, user: { email: body.email, identities } }
    },
  )

  app.post(
    '/auth/resend',
    { schema: { body: ResendCode }, preHandler: limitClient(limiter, CODES_PER_CLIENT) },
    async ({ body, cookies }, reply) => {
      await signUps.resend({ email: body.email, browserSecret: cookies[cookieNames.signUp] })
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/verify',
    {
      schema: { body: VerifySignUp, response: { 200: LogInSession } },
      preHandler: limitClient(limiter, CODES_PER_CLIENT),
    },
    async (request, reply) => {
      const { email, token } = request.body
      const browserSecret = request.cookies[cookieNames.signUp]
      const userId =
        token.length > SIGN_UP_CODE_LENGTH
          ? await signUps.verifyLink({ email, token, browserSecret })
          : await signUps.verifyCode({ email, code: token, browserSecret })
      const headers = betterAuthHeaders(request)
      const response = await betterAuth.api.openSession({
        body: { userId },
        headers,
        asResponse: true,
      })
      const cookies = response.headers.getSetCookie()
      const session = await completeLogIn(deps, request, reply, { cookies, isNewUser: true })
      reply.clearCookie(cookieNames.signUp, cookieNames.options)
      return session
    },
  )

  app.post(
    '/check-user-exists',
    {
      schema: { body: CheckUserExists, response: { 200: UserExists } },
      preHandler: limitClient(limiter, USER_CHECKS_PER_CLIENT),
    },
    async ({ body }) => {
      await limiter.consume(USER_CHECKS, body.email)
      const found = await db.select({ id: users.id }).from(users).where(eq(users.email, body.email))
      return { exists: found.length > 0 }
    },
  )
}
