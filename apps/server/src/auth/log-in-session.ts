import type { LogInSession } from '@sightline/contracts/auth/auth'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addMs, type Clock, MINUTE_MS } from '../platform/clock.ts'
import { batch } from '../platform/db/batch.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './better-auth.ts'
import { authCookies } from './cookies.ts'
import { hashToken } from './secrets.ts'
import { accounts, sessions, users } from './table.ts'

/** The precision of "last seen": a log-in session in use is written at most once in this time. */
const LAST_SEEN_STEP_MS = MINUTE_MS

export interface LogInSessions {
  /**
   * Finds the log-in session of a request's cookie and extends it; null without a cookie and for
   * unknown, ended and expired sessions.
   */
  find(request: FastifyRequest, reply: FastifyReply): Promise<LogInSession | null>
  /** True while the log-in session of a request's cookie lasts. Does not extend it. */
  isValid(request: FastifyRequest): Promise<boolean>
  /**
   * Passes the cookies of a new session to the browser, and ends the previous session of that
   * browser.
   */
  start(request: FastifyRequest, reply: FastifyReply, newCookies: string[]): Promise<LogInSession>
  /**
   * Ends the log-in session of a request in the database. Returns its id and its user's, or null
   * without one.
   */
  end(request: FastifyRequest): Promise<{ id: string; userId: string } | null>
  /** Deletes the log-in session cookie in the browser. */
  clearCookie(reply: FastifyReply): void
  /**
   * Deletes the cookie and all that the browser stores for the site, in every tab: drafts, unsent
   * events, pictures. The pages write the settings of the device again, such as the locale.
   */
  clearBrowser(reply: FastifyReply): void
}

/**
 * Reads the sessions that Better Auth creates. Requests that arrive at the same time share one
 * indexed query; nothing is cached, so that an ended session is refused at once. The token's 190
 * random bits are the proof, therefore its signature is not checked again.
 */
export function createLogInSessions({
  db,
  env,
  clock,
}: {
  db: Db
  env: Env
  clock: Clock
}): LogInSessions {
  const cookies = authCookies(env.WEB_ORIGIN)
  const readSession = createSessionQuery(db, clock)

  /** Extends a log-in session in use, and its cookie, at most once a minute. */
  const extend = async (
    row: SessionRow,
    cookie: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const now = clock()
    if (now.getTime() - row.lastSeenAt.getTime() < LAST_SEEN_STEP_MS) return row
    const latestEnd = addMs(row.createdAt, SESSION_MAX_MS)
    const expiresAt = new Date(Math.min(addMs(now, SESSION_IDLE_MS).getTime(), latestEnd.getTime()))
    await db
      .update(sessions)
      .set({ updatedAt: now, expiresAt, ipAddress: request.ip })
      .where(eq(sessions.id, row.id))
    reply.setCookie(cookies.session, cookie, { ...cookies.options, expires: expiresAt })
    return { ...row, expiresAt }
  }

  const end = async (request: FastifyRequest) => {
    const cookie = request.cookies[cookies.session]
    if (!cookie) return null
    const [ended] = await db
      .delete(sessions)
      .where(eq(sessions.tokenHash, tokenHashOf(cookie)))
      .returning({ id: sessions.id, userId: sessions.userId })
    return ended ?? null
  }

  const clearCookie = (reply: FastifyReply) =>
    void reply.clearCookie(cookies.session, cookies.options)

  return {
    async find(request, reply) {
      const cookie = request.cookies[cookies.session]
      const row = cookie ? await readSession(tokenHashOf(cookie)) : null
      return cookie && row ? present(await extend(row, cookie, request, reply)) : null
    },
    async isValid(request) {
      const cookie = request.cookies[cookies.session]
      return cookie !== undefined && (await readSession(tokenHashOf(cookie))) !== null
    },
    async start(request, reply, newCookies) {
      const prefix = `${cookies.session}=`
      const sessionCookie = newCookies.find((cookie) => cookie.startsWith(prefix)) ?? ''
      const value = sessionCookie.slice(prefix.length).split(';')[0] ?? ''
      const row = await readSession(tokenHashOf(decodeURIComponent(value)))
      if (!row) throw new Error('The session that was just created cannot be found')
      await end(request)
      reply.header('set-cookie', newCookies)
      return present(row)
    },
    end,
    clearCookie,
    clearBrowser(reply) {
      clearCookie(reply)
      reply.header('clear-site-data', '"storage"')
    },
  }
}

type Identities = LogInSession['user']['identities']

/**
 * Reads a log-in session by the hash of its token, together with its user and the user's
 * identities.
 */
function createSessionQuery(db: Db, clock: Clock) {
  const identities = sql<Identities>`(
    select coalesce(json_agg(json_build_object(
      'id', ${accounts.id},
      'provider', case ${accounts.providerId} when 'credential' then 'email' else ${accounts.providerId} end
    ) order by ${accounts.createdAt}), '[]'::json)
    from ${accounts} where ${accounts.userId} = ${users.id})`
  const query = db
    .select({
      tokenHash: sessions.tokenHash,
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
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::text[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_sessions')

  return batch(async (hashes: readonly string[]) => {
    const rows = await query.execute({ hashes: [...new Set(hashes)], now: clock() })
    const rowByHash = new Map(rows.map((row) => [row.tokenHash, row]))
    return hashes.map((hash) => rowByHash.get(hash) ?? null)
  })
}

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionQuery>>>>

/** The hash of the token in a cookie of the form `token.signature`. */
const tokenHashOf = (cookie: string) =>
  hashToken(cookie.slice(0, Math.max(0, cookie.lastIndexOf('.'))))

const present = (row: SessionRow): LogInSession => ({
  id: row.id,
  expires_at: row.expiresAt.toISOString(),
  user: {
    id: row.userId,
    email: row.email,
    identities: row.identities,
    user_metadata: {
      full_name: row.name || (row.email.split('@')[0] ?? ''),
      avatar_url: row.image,
    },
  },
})

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a request in the signed-in scope. */
    logInSession: LogInSession
    /** The user of a request in the signed-in scope. */
    user: LogInSession['user']
  }
}

/**
 * Guards the signed-in scope: every handler behind this hook has `request.user`. `admitDevice` says
 * whether the request is one of a device, and refuses those that the route does not take.
 */
export const requireLogIn =
  (
    find: LogInSessions['find'],
    admitDevice: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (await admitDevice(request, reply)) return
    const session = await find(request, reply)
    if (!session) throw new AppError('unauthenticated', 'Session expired. Please log in again.')
    request.logInSession = session
    request.user = session.user
  }
