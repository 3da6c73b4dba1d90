import { ForgotPassword, OpenRecovery, SetPassword } from '@sightline/contracts/auth'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SECOND_MS } from '../platform/clock.ts'
import { type AuthDeps, createEntrance } from './entrance.ts'
import { mailLimits, RECOVERIES_PER_CLIENT, RESET_MAILS_PER_CLIENT } from './limits.ts'
import { createRecoveries, RECOVERY_LIFETIME_MS } from './recovery.ts'

/** A forgotten password: the mail, its link, the new one. Public. */
export const recoveryRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { limiter, sessions } = deps
  const { cookieOptions, limitClient, recoveryCookie } = createEntrance(deps)
  const recoveries = createRecoveries(deps)

  app.post(
    '/auth/forgot-password',
    { schema: { body: ForgotPassword }, preHandler: limitClient(RESET_MAILS_PER_CLIENT) },
    async ({ body, log }, reply) => {
      const email = body.email.toLowerCase()
      for (const limit of mailLimits('recovery')) await limiter.consume(limit, email)
      // Not waited for: the answer and its time are the same for known and unknown addresses.
      deps.inBackground(
        recoveries.mailLink(email).catch((error) => log.error({ err: error }, 'The recovery mail was not sent')),
      )
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/recovery',
    { schema: { body: OpenRecovery }, preHandler: limitClient(RECOVERIES_PER_CLIENT) },
    async ({ body }, reply) => {
      const secret = await recoveries.open({ access: body.access_token, refresh: body.refresh_token })
      reply.setCookie(recoveryCookie, secret, { ...cookieOptions, maxAge: RECOVERY_LIFETIME_MS / SECOND_MS })
      return reply.code(204).send()
    },
  )

  app.post(
    '/auth/new-password',
    { schema: { body: SetPassword }, preHandler: limitClient(RECOVERIES_PER_CLIENT) },
    async ({ body, cookies }, reply) => {
      await recoveries.setPassword({ secret: cookies[recoveryCookie] ?? '', password: body.password })
      reply.clearCookie(recoveryCookie, cookieOptions)
      sessions.clearCookie(reply)
      return reply.code(204).send()
    },
  )
}
