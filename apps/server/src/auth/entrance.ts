import type { Session } from '@sightline/contracts/auth'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { CLIENT_ADDRESS_HEADER, cookiePrefix } from './better-auth.ts'
import { type Sessions, tokenOf } from './session.ts'
import { sessions as sessionTable } from './table.ts'

export interface AuthDeps {
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  mailer: Mailer
  sessions: Sessions
  /** Lets work go on after the answer; the server waits for it before it stops. */
  inBackground(work: Promise<void>): void
}

/** What every way in has in common: cookies, limits by client, and the change from one session to the next. */
export function createEntrance({ db, env, limiter, sessions }: AuthDeps) {
  const prefix = cookiePrefix(env.WEB_ORIGIN)

  /** Ends the session that a request brings, on the server. */
  const endSession = async (request: FastifyRequest) => {
    const token = tokenOf(request.cookies[sessions.cookieName] ?? '')
    if (token) await db.delete(sessionTable).where(eq(sessionTable.token, token))
  }

  return {
    endSession,
    cookieOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: env.WEB_ORIGIN.startsWith('https:') } as const,
    signUpCookie: `${prefix}.sign_up`,
    recoveryCookie: `${prefix}.recovery`,

    limitClient: (limit: Limit) => async (request: FastifyRequest) => limiter.consume(limit, clientKey(request.ip)),

    /** The headers of a request that the sign-in library may know of. */
    forLibrary: (request: FastifyRequest) =>
      new Headers({
        cookie: request.headers.cookie ?? '',
        'user-agent': request.headers['user-agent'] ?? '',
        [CLIENT_ADDRESS_HEADER]: request.ip,
      }),

    /** Hands the cookies of a session just opened to the browser, and ends the one it had. */
    async enter(request: FastifyRequest, reply: FastifyReply, cookies: string[]): Promise<Session> {
      const name = `${sessions.cookieName}=`
      const opened =
        cookies
          .find((cookie) => cookie.startsWith(name))
          ?.slice(name.length)
          .split(';')[0] ?? ''
      const session = await sessions.byToken(tokenOf(decodeURIComponent(opened)))
      if (!session) throw new Error('The session that was just opened cannot be found')
      await endSession(request)
      reply.header('set-cookie', cookies)
      return session
    },
  }
}
