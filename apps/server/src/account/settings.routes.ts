import { SignedInDevices, UpdateAccount } from '@sightline/contracts/account/account'
import { LogInSession, PublicAddress, StoreLogInSession } from '@sightline/contracts/auth/auth'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { publicAddress } from '../adapters/ip-lookup.ts'
import { deviceName, sessions, users } from '../auth/public.ts'
import { type Clock, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import { logSecurityEvent } from '../platform/security-log.ts'

const ADDRESS_LOOKUPS_PER_CLIENT: Limit = {
  name: 'client:address-lookup',
  points: 20,
  windowMs: MINUTE_MS,
}

/**
 * The settings of the signed-in account: name, log-in sessions and client address. Registered
 * inside the signed-in scope.
 */
export const accountSettingsRoutes: FastifyPluginAsyncZod<{
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
}> = async (app, deps) => {
  const { db, env, clock, limiter } = deps

  app.patch(
    '/account',
    { schema: { body: UpdateAccount, response: { 200: LogInSession } } },
    async ({ body, logInSession, user }) => {
      await db
        .update(users)
        .set({ name: body.full_name, updatedAt: clock() })
        .where(eq(users.id, user.id))
      return {
        ...logInSession,
        user: { ...user, user_metadata: { ...user.user_metadata, full_name: body.full_name } },
      }
    },
  )

  app.get(
    '/account/sessions',
    { schema: { response: { 200: SignedInDevices } } },
    async ({ logInSession, user }) => {
      const isOwnAndOpen = and(eq(sessions.userId, user.id), gt(sessions.expiresAt, clock()))
      const rows = await db
        .select()
        .from(sessions)
        .where(isOwnAndOpen)
        .orderBy(desc(sessions.updatedAt), desc(sessions.id))
        .limit(100)
      return rows.map((row) => ({
        id: row.id,
        device: deviceName(row.userAgent ?? ''),
        address: row.ipAddress || null,
        signedInAt: row.createdAt.toISOString(),
        lastSeenAt: row.updatedAt.toISOString(),
        isCurrent: row.id === logInSession.id,
      }))
    },
  )

  app.delete(
    '/account/sessions/:id',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const { params, user } = request
      const id = z.uuid().safeParse(params.id)
      // Another user's session gets the same 404 as a missing one, so that ids cannot be probed.
      const deleted = id.success
        ? await db
            .delete(sessions)
            .where(and(eq(sessions.id, id.data), eq(sessions.userId, user.id)))
            .returning({ id: sessions.id })
        : []
      if (deleted.length === 0) throw new AppError('not_found', 'This session has ended already.')
      const event = 'log-in-session-ended'
      logSecurityEvent(request, { event, userId: user.id, logInSessionId: params.id })
      await notify(db, user.id, 'log-in-session')
      return reply.code(204).send()
    },
  )

  app.post(
    '/store-session',
    { schema: { body: StoreLogInSession } },
    async ({ body, logInSession, user, ip }, reply) => {
      if (body.user_id !== user.id)
        throw new AppError('forbidden', 'A session is recorded for its own user alone.')
      const record = {
        claimedAddress: body.ip_address,
        ipAddress: ip,
        userAgent: body.user_agent,
        updatedAt: clock(),
      }
      await db.update(sessions).set(record).where(eq(sessions.id, logInSession.id))
      return reply.code(204).send()
    },
  )

  app.get('/ip', { schema: { response: { 200: PublicAddress } } }, async ({ ip }) => {
    await limiter.consume(ADDRESS_LOOKUPS_PER_CLIENT, clientKey(ip))
    return { ip: await publicAddress(ip, env.IP_LOOKUP_URL) }
  })
}
