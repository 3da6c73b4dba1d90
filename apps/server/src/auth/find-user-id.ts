import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { users } from './table.ts'

/**
 * The id of the user with this address, or null. The look-up takes the same time for both, so that
 * a response that waits for it does not tell who has an account.
 */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? null
}
