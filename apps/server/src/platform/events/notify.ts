import type { Topic } from '@sightline/contracts/platform/events'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** The PostgreSQL channel that all servers listen on. */
export const CHANNEL = 'user_events'

/**
 * Tells every open page of a user to reload a topic. Inside a transaction, the notification is sent
 * at commit or not at all.
 */
export async function notify(db: Db, userId: string, topic: Topic): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ userId, topic })})`)
}
