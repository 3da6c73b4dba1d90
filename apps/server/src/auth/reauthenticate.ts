import { and, eq } from 'drizzle-orm'
import { addMs, type Clock, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { WRONG_PASSWORDS_IN_SESSION } from './limits.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { accounts, sessions } from './table.ts'

/** For accounts without a password, a log-in within this time counts as re-authentication. */
const RECENT_MS = 10 * MINUTE_MS

interface Owner {
  id: string
  logInSessionId: string
}

/**
 * Verifies the user again before an irreversible action: by the password, or by a recent log-in for
 * accounts without a password.
 * @throws AppError('wrong_credentials' | 'forbidden' | 'too_many_requests')
 */
export async function reauthenticate(
  { db, clock, limiter }: { db: Db; clock: Clock; limiter: Limiter },
  owner: Owner,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const isCredential = and(eq(accounts.userId, owner.id), eq(accounts.providerId, 'credential'))
  const [credential] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(isCredential)
  if (credential?.hash) {
    // Counted by log-in session, so that failed log-ins elsewhere do not keep the owner out.
    const key = owner.logInSessionId
    await limiter.consume(WRONG_PASSWORDS_IN_SESSION, key)
    if (!(await verifyPassword({ hash: credential.hash, password })))
      throw new AppError('wrong_credentials', 'This is not the password of your account.', {
        field,
      })
    return limiter.refund(WRONG_PASSWORDS_IN_SESSION, key)
  }
  const [session] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, owner.logInSessionId))
  if (!session || session.at < addMs(clock(), -RECENT_MS))
    throw new AppError(
      'forbidden',
      'Log out, log in again, and come back within ten minutes to do this.',
    )
}
