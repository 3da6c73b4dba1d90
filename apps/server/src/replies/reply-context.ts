import type { InterviewContext } from '@sightline/contracts/context'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { ReplyKind } from '@sightline/contracts/replies'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { asEvents, decisiveEventsOf, interviewContexts, interviews, type Mine, missing } from '../interviews/public.ts'
import { tokensUsedIn } from '../models/public.ts'
import type { Db } from '../platform/db/client.ts'
import { interviewReplies } from './table.ts'

/** A server at work says so every half second; one that did not for so long is gone. */
export const isAbandoned = sql<boolean>`${interviewReplies.beatAt} < now() - interval '5 seconds'`
export const isUnderWay = isNull(interviewReplies.outcome)

/** All that a reply needs to know of its interview. */
interface ReplyContext {
  underWay: { id: string; kind: ReplyKind; isAbandoned: boolean } | null
  events: InterviewEvent[]
  context: InterviewContext | null
  tokensUsed: number
}
/** @throws AppError('not_found') */
export type ReadReplyContext = (mine: Mine) => Promise<ReplyContext>

/** Reads it in one query, since first words wait for it. */
export function createReadReplyContext(db: Db): ReadReplyContext {
  const { resume, jobDescription, stories } = interviewContexts
  const query = db
    .select({
      found: decisiveEventsOf(db, interviews.id),
      underWay: { id: interviewReplies.id, kind: interviewReplies.kind, isAbandoned },
      context: { resume, jobDescription, stories },
      tokensUsed: tokensUsedIn(db, interviews.id),
    })
    .from(interviews)
    .leftJoin(interviewReplies, and(eq(interviewReplies.interviewId, interviews.id), isUnderWay))
    .leftJoin(interviewContexts, eq(interviewContexts.interviewId, interviews.id))
    .where(and(eq(interviews.id, sql.placeholder('id')), eq(interviews.ownerId, sql.placeholder('ownerId'))))
    .prepare('read_ground_of_reply')
  return async ({ id, ownerId }) => {
    const [row] = await query.execute({ id, ownerId })
    if (!row) throw missing()
    return { ...row, events: asEvents(row.found) }
  }
}
