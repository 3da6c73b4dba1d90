import type { Topic } from '@sightline/contracts/events'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** The one channel all servers listen on. */
export const CHANNEL = 'user_events'

/** Tells every open page of a user to look again. Inside a transaction it is told when that commits, and not at all if it does not. */
export async function notify(db: Db, userId: string, topic: Topic): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ userId, topic })})`)
}
