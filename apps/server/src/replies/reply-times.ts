import type { ReplyTimes } from '@sightline/contracts/replies/replies'
import { and, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { textStreams } from '../models/public.ts'
import { type Db, singleRow } from '../platform/db/client.ts'

/** The number of latest replies, of all users, that count. */
const LATEST = 1000

/** Times to first words, in one interview and in the latest replies of all users. */
export async function readReplyTimes(db: Db, interviewId: string): Promise<ReplyTimes> {
  const [here, everywhere] = await Promise.all([
    read(db, eq(textStreams.interviewId, interviewId)),
    read(db, undefined),
  ])
  return { here, everywhere }
}

async function read(db: Db, which: SQL | undefined): Promise<ReplyTimes['here']> {
  const latest = db
    .select({ ms: textStreams.firstWordsMs })
    .from(textStreams)
    .where(and(isNotNull(textStreams.firstWordsMs), ne(textStreams.kind, 'live-answer'), which))
    .orderBy(desc(textStreams.startedAt))
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
