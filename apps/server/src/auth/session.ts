import type {} from '@fastify/cookie'
import type { Session } from '@sightline/contracts/auth'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addMs, type Clock, MINUTE_MS } from '../platform/clock.ts'
import { batch } from '../platform/db/batch.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { cookiePrefix, SESSION_IDLE_MS, SESSION_MAX_MS } from './better-auth.ts'
import { accounts, sessions, users } from './table.ts'

/** "Last seen" is exact to this much; a session in use is written at most once in it. */
const LAST_SEEN_STEP_MS = MINUTE_MS

export interface Sessions {
  cookieName: string
  /** The session that a request's cookie opens, kept rolling; null for none, an unknown, an ended or an expired one. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Session | null>
  /** The session with this token, as the cookie's own value begins with it. */
  byToken(token: string): Promise<Session | null>
  /** Forgets the session's cookie in the browser. */
  clearCookie(reply: FastifyReply): void
}

type Identities = Session['user']['identities']

/**
 * Reads the sessions that Better Auth opens: one indexed query for all the requests that arrive together, asked anew for the next
 * ones. The 190 random bits of the token are the proof, so its signature is not checked again.
 */
export function createSessions({ db, env, clock }: { db: Db; env: Env; clock: Clock }): Sessions {
  const isSecure = env.WEB_ORIGIN.startsWith('https:')
  const cookieName = `${cookiePrefix(env.WEB_ORIGIN)}.session_token`
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  const identities = sql<Identities>`(
    select coalesce(json_agg(json_build_object(
      'id', ${accounts.id},
      'provider', case ${accounts.providerId} when 'credential' then 'email' else ${accounts.providerId} end
    ) order by ${accounts.createdAt}), '[]'::json)
    from ${accounts} where ${accounts.userId} = ${users.id})`
  const query = db
    .select({
      token: sessions.token,
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      userId: users.id,
      email: users.email,
      name: users.name,
      image: users.image,
      identities,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.token} = any(${sql.placeholder('tokens')}::text[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_sessions')

  const read = batch(async (tokens: readonly string[]) => {
    const rows = new Map(
      (await query.execute({ tokens: [...new Set(tokens)], now: clock() })).map((row) => [row.token, row]),
    )
    // Each caller gets a row of its own, which it may change.
    return tokens.map((token) => {
      const row = rows.get(token)
      return row ? { ...row } : null
    })
  })

  return {
    cookieName,
    async find(request, reply) {
      const cookie = request.cookies[cookieName]
      const row = cookie ? await read(tokenOf(cookie)) : null
      if (!cookie || !row) return null
      const now = clock()
      if (now.getTime() - row.lastSeenAt.getTime() >= LAST_SEEN_STEP_MS) {
        row.expiresAt = new Date(
          Math.min(addMs(now, SESSION_IDLE_MS).getTime(), addMs(row.createdAt, SESSION_MAX_MS).getTime()),
        )
        await db
          .update(sessions)
          .set({ updatedAt: now, expiresAt: row.expiresAt, ipAddress: request.ip })
          .where(eq(sessions.id, row.id))
        reply.setCookie(cookieName, cookie, { ...cookieOptions, expires: row.expiresAt })
      }
      return present(row)
    },
    async byToken(token) {
      const row = await read(token)
      return row && present(row)
    },
    clearCookie: (reply) => void reply.clearCookie(cookieName, cookieOptions),
  }
}

/** The cookie is `token.signature`. */
export const tokenOf = (cookie: string) => cookie.slice(0, Math.max(0, cookie.lastIndexOf('.')))

interface Row {
  id: string
  expiresAt: Date
  userId: string
  email: string
  name: string
  image: string | null
  identities: Identities
}

const present = (row: Row): Session => ({
  id: row.id,
  expires_at: row.expiresAt.toISOString(),
  user: {
    id: row.userId,
    email: row.email,
    identities: row.identities,
    user_metadata: { full_name: row.name || (row.email.split('@')[0] ?? ''), avatar_url: row.image },
  },
})

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a request in the signed-in scope. */
    session: Session
    /** Its user. */
    user: Session['user']
  }
}

/** The gate of the signed-in scope: past it, `request.user` is always there. */
export const requireSession = (find: Sessions['find']) => async (request: FastifyRequest, reply: FastifyReply) => {
  const session = await find(request, reply)
  if (!session) throw new AppError('unauthenticated', 'Session expired. Please log in again.')
  request.session = session
  request.user = session.user
}
