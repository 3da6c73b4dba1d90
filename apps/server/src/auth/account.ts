import { and, asc, eq, or, sql } from 'drizzle-orm'
import { addMs, type Clock, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { FAILED_LOG_INS } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import { accounts, pendingSignUps, sessions, users, verifications } from './table.ts'

/** How long after a log-in it still proves who is there, where an account has no password to ask for. */
const RECENT_MS = 10 * MINUTE_MS

interface Owner {
  id: string
  email: string
  sessionId: string
}

/**
 * Makes sure that it is the owner who asks for something that cannot be undone: by the password, or by a recent log-in where the account
 * has none.
 * @throws AppError('wrong_credentials' | 'forbidden' | 'too_many_requests')
 */
export async function reauthenticate(
  { db, clock, limiter }: { db: Db; clock: Clock; limiter: Limiter },
  owner: Owner,
  password: string,
): Promise<void> {
  const isCredential = and(eq(accounts.userId, owner.id), eq(accounts.providerId, 'credential'))
  const [credential] = await db.select({ hash: accounts.password }).from(accounts).where(isCredential)
  if (credential?.hash) {
    // The same count as for log-ins: a session that somebody left open is no place to guess the password.
    await limiter.consume(FAILED_LOG_INS, owner.email)
    if (!(await verifyPassword({ hash: credential.hash, password })))
      throw new AppError('wrong_credentials', 'This is not the password of your account.', { field: 'password' })
    return limiter.refund(FAILED_LOG_INS, owner.email)
  }
  const [session] = await db.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, owner.sessionId))
  if (!session || session.at < addMs(clock(), -RECENT_MS))
    throw new AppError('forbidden', 'Log out, log in again, and come back within ten minutes to do this.')
}

/** Who somebody is here, without anything that opens a session. */
export async function exportUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const logIns = await db
    .select({ provider: accounts.providerId, addedAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt))
  const { ipAddress, claimedAddress, userAgent, createdAt, updatedAt, expiresAt } = sessions
  const open = await db
    .select({ ipAddress, claimedAddress, userAgent, signedInAt: createdAt, lastSeenAt: updatedAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt))
  return { user, logIns, sessions: open }
}

/** Deletes a user and all that refers to it, and what is kept under their address for the way in. */
export async function deleteUser(tx: Db, { id, email }: Pick<Owner, 'id' | 'email'>): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email))
  const mentions = (text: string) => sql`position(${text} in ${verifications.value}) > 0`
  await tx.delete(verifications).where(or(mentions(id), mentions(email)))
}
