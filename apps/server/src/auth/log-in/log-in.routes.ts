import { CurrentLogInSession, LogIn, LogInSession } from '@sightline/contracts/auth/auth'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '../../platform/errors.ts'
import { logSecurityEvent } from '../../platform/security-log.ts'
import { betterAuthHeaders, createBetterAuth } from '../better-auth.ts'
import type { AuthDeps } from '../deps.ts'
import { findUserId } from '../find-user-id.ts'
import { failedLogIns, LOG_INS_PER_CLIENT, limitClient } from '../limits.ts'
import { renewPasswordHash } from '../passwords/renew-password-hash.ts'
import { completeLogIn } from './complete-log-in.ts'

/** Log-in by password, the current session, and log-out. Public. */
export const logInRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { db, limiter, logInSessions, knownDevices } = deps
  const betterAuth = createBetterAuth(deps)

  /** Logs that a client or an account has reached its limit of log-ins, where `limit` rejects. */
  const logLimit = (request: FastifyRequest, limit: Promise<void>, email?: string) =>
    limit.catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'too_many_requests') {
        const userId = email === undefined ? null : await findUserId(db, email)
        logSecurityEvent(request, { event: 'log-in-limited', userId })
      }
      throw error
    })

  app.get(
    '/auth/session',
    { schema: { response: { 200: CurrentLogInSession } } },
    async (request, reply) => ({
      session: await logInSessions.find(request, reply),
    }),
  )

  app.post(
    '/auth/log-in',
    {
      schema: { body: LogIn, response: { 200: LogInSession } },
      preHandler: (request: FastifyRequest) =>
        logLimit(request, limitClient(limiter, LOG_INS_PER_CLIENT)(request)),
    },
    async (request, reply) => {
      const { email } = request.body
      const attempts = failedLogIns(email, knownDevices.find(request, email))
      await logLimit(request, limiter.consume(...attempts), email)
      const body = { email, password: request.body.password }
      const headers = betterAuthHeaders(request)
      const response = await betterAuth.api.signInEmail({ body, headers, asResponse: true })
      if (response.status >= 500)
        throw new Error('Better Auth failed', { cause: await response.text() })
      if (!response.ok) {
        const userId = await findUserId(db, email)
        logSecurityEvent(request, { event: 'log-in-failed', userId })
        throw new AppError('wrong_credentials', 'Invalid login credentials')
      }
      await limiter.refund(...attempts)
      await renewPasswordHash(deps, body)
      const cookies = response.headers.getSetCookie()
      return await completeLogIn(deps, request, reply, { cookies, isNewUser: false })
    },
  )

  app.post('/auth/log-out', async (request, reply) => {
    const ended = await logInSessions.end(request)
    if (ended)
      logSecurityEvent(request, {
        event: 'logged-out',
        userId: ended.userId,
        logInSessionId: ended.id,
      })
    logInSessions.clearBrowser(reply)
    return reply.code(204).send()
  })
}
