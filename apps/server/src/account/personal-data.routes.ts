import { Readable } from 'node:stream'
import { DeleteAccount } from '@sightline/contracts/account/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FileStore } from '../adapters/files.ts'
import { type LogInSessions, reauthenticate } from '../auth/public.ts'
import type { BillingOptions } from '../billing/public.ts'
import type { Ledger } from '../credits/public.ts'
import { type Clock, HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { Limit, Limiter } from '../platform/limits/limiter.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

const EXPORTS: Limit = {
  name: 'account:export',
  points: 10,
  windowMs: HOUR_MS,
  message: 'Too many exports.',
}

interface Deps {
  db: Db
  clock: Clock
  limiter: Limiter
  ledger: Ledger
  files: FileStore
  mailer: Mailer
  logInSessions: LogInSessions
  billing: BillingOptions
  inBackground(work: Promise<void>): void
}

/**
 * Export and deletion of all stored data of the signed-in user. Registered inside the signed-in
 * scope.
 */
export const personalDataRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { clock, limiter, logInSessions } = deps

  app.get('/account/export', { config: { isHeavyRead: true } }, async (request, reply) => {
    const { user } = request
    await limiter.consume(EXPORTS, user.id)
    logSecurityEvent(request, { event: 'data-exported', userId: user.id })
    const day = clock().toISOString().slice(0, 10)
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="sightline-${day}.json"`)
      .send(Readable.from(exportAccount(deps, user)))
  })

  app.delete('/account', { schema: { body: DeleteAccount } }, async (request, reply) => {
    const { body, user, logInSession, log } = request
    if (body.email !== user.email)
      throw new AppError('validation_failed', 'This is not the address of your account.', {
        field: 'email',
      })
    await reauthenticate(
      deps,
      { id: user.id, logInSessionId: logInSession.id },
      { password: body.password, field: 'password' },
    )
    await deleteAccount(deps, user, log)
    logSecurityEvent(request, { event: 'account-deleted', userId: user.id })
    logInSessions.clearBrowser(reply)
    return reply.code(204).send()
  })
}
