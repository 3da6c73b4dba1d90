import type { ReplyTimes } from '@sightline/contracts/replies/replies'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type Db, singleRow } from '../platform/db/client.ts'
import { interviewReplies } from './table.ts'

/** The number of latest replies, of all users, that count. */
const LATEST = 1000

/** Times to first words, in one interview and in the latest replies of all users. */
export async function readReplyTimes(db: Db, interviewId: string): Promise<ReplyTimes> {
  const [here, everywhere] = await Promise.all([
    read(db, eq(interviewReplies.interviewId, interviewId)),
    read(db, undefined),
  ])
  return { here, everywhere }
}

async function read(db: Db, which: SQL | undefined): Promise<ReplyTimes['here']> {
  const latest = db
    .select({ ms: interviewReplies.firstWordsMs })
    .from(interviewReplies)
    .where(and(isNotNull(interviewReplies.firstWordsMs), which))
    .orderBy(desc(interviewReplies.startedAt))
    .limit(LATEST)
    .as('latest')
  const share = (part: number) =>
    sql<
      number | null
    >`percentile_cont(${sql.raw(String(part))}) within group (order by ${latest.ms})::float`
  const replies = sql<number>`count(*)::int`
  return singleRow(
    await db.select({ replies, medianMs: share(0.5), p95Ms: share(0.95) }).from(latest),
  )
}
