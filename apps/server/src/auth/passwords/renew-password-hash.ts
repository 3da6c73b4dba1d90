import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { accounts, users } from '../table.ts'
import { hashPassword, isHashOutdated } from './passwords.ts'

/**
 * Hashes a password again, which a log-in has just verified, if its stored hash was made with other
 * parameters.
 */
export async function renewPasswordHash(
  { db, env }: { db: Db; env: Env },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [credential] = await db
    .select({ id: accounts.id, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')))
  if (!credential?.hash || !isHashOutdated(credential.hash, env.PASSWORD_HASH_COST)) return
  const renewed = await hashPassword(password, env.PASSWORD_HASH_COST)
  // Only if the password was not changed meanwhile.
  const isUnchanged = and(eq(accounts.id, credential.id), eq(accounts.password, credential.hash))
  await db.update(accounts).set({ password: renewed }).where(isUnchanged)
}
