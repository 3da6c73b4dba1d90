import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { users } from './table.ts'

/**
 * Makes transactions of one user run one after another: locks the user's row until the end of the
 * transaction.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  // The weaker lock: `for update` would also wait for every insert of a row that references the
  // user.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
