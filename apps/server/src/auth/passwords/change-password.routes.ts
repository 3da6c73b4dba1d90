import { randomUUID } from 'node:crypto'
import { ChangePassword } from '@sightline/contracts/account/account'
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '../../platform/errors.ts'
import { notify } from '../../platform/events/public.ts'
import { logSecurityEvent } from '../../platform/security-log.ts'
import type { AuthDeps } from '../deps.ts'
import { newPasswordMail } from '../mails.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { accounts, recoveries, sessions } from '../table.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './weak-passwords.ts'

/** The change of a password by its signed-in user. Registered inside the signed-in scope. */
export const changePasswordRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { db, env, clock, mails } = deps

  app.post('/account/password', { schema: { body: ChangePassword } }, async (request, reply) => {
    const { body, user, logInSession } = request
    if (!user.identities.some(({ provider }) => provider === 'email'))
      throw new AppError('conflict', 'Your account has no password yet. Ask for a mail to set one.')
    const owner = { id: user.id, logInSessionId: logInSession.id }
    await reauthenticate(deps, owner, {
      password: body.current_password,
      field: 'current_password',
    })
    refuseWeakPassword(body.password, [user.email, user.user_metadata.full_name])
    const password = await hashPassword(body.password, env.PASSWORD_HASH_COST)
    await db.transaction(async (tx) => {
      const isCredential = and(eq(accounts.userId, user.id), eq(accounts.providerId, 'credential'))
      await tx.update(accounts).set({ password, updatedAt: clock() }).where(isCredential)
      await tx.delete(recoveries).where(eq(recoveries.userId, user.id))
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, user.id), ne(sessions.id, logInSession.id)))
      const endsDevices = body.ends_devices
      await deps.onNewPassword(tx, user.id, { endsDevices })
      await mails.add(tx, {
        ...newPasswordMail(env.WEB_ORIGIN, { endsDevices }),
        key: `new-password:${randomUUID()}`,
        to: user.email,
      })
    })
    logSecurityEvent(request, { event: 'password-changed', userId: user.id })
    await notify(db, user.id, 'log-in-session')
    return reply.code(204).send()
  })
}
