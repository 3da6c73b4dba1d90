import {
  CheckUserExists,
  CurrentSession,
  LogIn,
  ResendCode,
  Session,
  SignUp,
  SignUpStarted,
  UserExists,
  VerifySignUp,
} from '@sightline/contracts/auth'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HOUR_MS, SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { createBetterAuth } from './better-auth.ts'
import { type AuthDeps, createEntrance } from './entrance.ts'
import {
  CODES_PER_CLIENT,
  FAILED_LOG_INS,
  LOG_INS_PER_CLIENT,
  SIGN_UPS_PER_CLIENT,
  USER_CHECKS,
  USER_CHECKS_PER_CLIENT,
} from './limits.ts'
import { createSignUps } from './sign-up.ts'
import { users } from './table.ts'

/** How long a browser keeps the secret of a sign-up under way; the code itself lives shorter. */
const SIGN_UP_COOKIE_S = HOUR_MS / SECOND_MS

/** Sign-up by code, log-in and log-out. Public. */
export const authRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { db, limiter, sessions } = deps
  const { cookieOptions, endSession, enter, forLibrary, limitClient, signUpCookie } = createEntrance(deps)
  const library = createBetterAuth(deps)
  const signUps = createSignUps(deps)

  app.get('/auth/session', { schema: { response: { 200: CurrentSession } } }, async (request, reply) => ({
    session: await sessions.find(request, reply),
  }))

  app.post(
    '/auth/log-in',
    { schema: { body: LogIn, response: { 200: Session } }, preHandler: limitClient(LOG_INS_PER_CLIENT) },
    async (request, reply) => {
      const email = request.body.email.toLowerCase()
      await limiter.consume(FAILED_LOG_INS, email)
      const body = { email, password: request.body.password }
      const response = await library.api.signInEmail({ body, headers: forLibrary(request), asResponse: true })
      if (response.status >= 500) throw new Error('The sign-in library failed', { cause: await response.text() })
      if (!response.ok) throw new AppError('wrong_credentials', 'Invalid login credentials')
      await limiter.refund(FAILED_LOG_INS, email)
      return await enter(request, reply, response.headers.getSetCookie())
    },
  )

  app.post('/auth/log-out', async (request, reply) => {
    await endSession(request)
    sessions.clearCookie(reply)
    return reply.code(204).send()
  })

  app.post(
    '/auth/sign-up',
    { schema: { body: SignUp, response: { 200: SignUpStarted } }, preHandler: limitClient(SIGN_UPS_PER_CLIENT) },
    async ({ body, cookies }, reply) => {
      const secret = await signUps.start({ ...body, browser: cookies[signUpCookie] })
      if (secret) reply.setCookie(signUpCookie, secret, { ...cookieOptions, maxAge: SIGN_UP_COOKIE_S })
      const identities = secret ? [{ id: 'pending', provider: 'email' as const }] : []
      return { session: null, user: { email: body.email, identities } }
    },
  )

  app.post(
    '/auth/resend',
    { schema: { body: ResendCode }, preHandler: limitClient(CODES_PER_CLIENT) },
    async ({ body, cookies }, reply) => {
      await signUps.resend({ email: body.email, browser: cookies[signUpCookie] })
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/verify',
    { schema: { body: VerifySignUp, response: { 200: Session } }, preHandler: limitClient(CODES_PER_CLIENT) },
    async (request, reply) => {
      const { email, token } = request.body
      const userId = await signUps.verify({ email, code: token, browser: request.cookies[signUpCookie] })
      const response = await library.api.openSession({
        body: { userId },
        headers: forLibrary(request),
        asResponse: true,
      })
      const session = await enter(request, reply, response.headers.getSetCookie())
      reply.clearCookie(signUpCookie, cookieOptions)
      return session
    },
  )

  app.post(
    '/check-user-exists',
    {
      schema: { body: CheckUserExists, response: { 200: UserExists } },
      preHandler: limitClient(USER_CHECKS_PER_CLIENT),
    },
    async ({ body }) => {
      await limiter.consume(USER_CHECKS, body.email)
      const found = await db.select({ id: users.id }).from(users).where(eq(users.email, body.email))
      return { exists: found.length > 0 }
    },
  )
}
