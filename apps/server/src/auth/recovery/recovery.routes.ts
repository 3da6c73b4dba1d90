import { ForgotPassword, OpenRecovery, SetPassword } from '@sightline/contracts/auth/auth'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SECOND_MS } from '../../platform/clock.ts'
import { logSecurityEvent } from '../../platform/security-log.ts'
import { authCookies } from '../cookies.ts'
import type { AuthDeps } from '../deps.ts'
import {
  failedLogIns,
  limitClient,
  mailLimits,
  RECOVERIES_PER_CLIENT,
  RESET_MAILS_PER_CLIENT,
} from '../limits.ts'
import { createRecoveries, RECOVERY_LIFETIME_MS } from './recovery.ts'

/** Password recovery: the mail, its link, and the new password. Public. */
export const recoveryRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { env, limiter, logInSessions, knownDevices } = deps
  const cookieNames = authCookies(env.WEB_ORIGIN)
  const recoveries = createRecoveries(deps)

  app.post(
    '/auth/forgot-password',
    { schema: { body: ForgotPassword }, preHandler: limitClient(limiter, RESET_MAILS_PER_CLIENT) },
    async (request, reply) => {
      const { log } = request
      const { email } = request.body
      for (const limit of mailLimits('recovery')) await limiter.consume(limit, email)
      // Not awaited, so that the response and its time are the same for known and unknown
      // addresses.
      deps.inBackground(
        recoveries
          .mailLink(email)
          .then((userId) => logSecurityEvent(request, { event: 'password-reset-asked', userId }))
          .catch((error) => log.error({ err: error }, 'The recovery mail was not sent')),
      )
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/recovery',
    { schema: { body: OpenRecovery }, preHandler: limitClient(limiter, RECOVERIES_PER_CLIENT) },
    async ({ body }, reply) => {
      const secret = await recoveries.open({
        access: body.access_token,
        refresh: body.refresh_token,
      })
      const maxAge = RECOVERY_LIFETIME_MS / SECOND_MS
      reply.setCookie(cookieNames.recovery, secret, { ...cookieNames.options, maxAge })
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/new-password',
    { schema: { body: SetPassword }, preHandler: limitClient(limiter, RECOVERIES_PER_CLIENT) },
    async (request, reply) => {
      const secret = request.cookies[cookieNames.recovery] ?? ''
      const { password } = request.body
      const { email, userId } = await recoveries.setPassword({ secret, password })
      logSecurityEvent(request, { event: 'password-reset', userId })
      await limiter.reset(...failedLogIns(email, knownDevices.find(request, email)))
      reply.clearCookie(cookieNames.recovery, cookieNames.options)
      logInSessions.clearCookie(reply)
      return reply.code(204).send()
    },
  )
}
