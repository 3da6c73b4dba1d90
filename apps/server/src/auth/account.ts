import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { accounts, pendingSignUps, sessions, signUpLinks, users, verifications } from './table.ts'

/**
 * Exports the user, the log-in methods and the sessions, without any secret that could open a
 * session.
 */
export async function exportUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const logIns = await db
    .select({ provider: accounts.providerId, addedAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt))
  const { ipAddress, claimedAddress, userAgent, createdAt, updatedAt, expiresAt } = sessions
  const openSessions = await db
    .select({
      ipAddress,
      claimedAddress,
      userAgent,
      signedInAt: createdAt,
      lastSeenAt: updatedAt,
      expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt))
  return { user, logIns, sessions: openSessions }
}

/**
 * Deletes a user with all rows that refer to the user, and the pending sign-ups and verifications
 * of the address.
 */
export async function deleteUser(
  tx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email))
  await tx.delete(signUpLinks).where(eq(signUpLinks.email, email))
  const mentions = (text: string) => sql`position(${text} in ${verifications.value}) > 0`
  await tx.delete(verifications).where(or(mentions(id), mentions(email)))
}
