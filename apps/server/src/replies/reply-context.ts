import type { InterviewContext } from '@sightline/contracts/context/context'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import { and, eq, sql } from 'drizzle-orm'
import {
  decisiveEventsColumn,
  interviewContexts,
  notFound,
  type OwnedId,
  parseEvents,
} from '../interviews/public.ts'
import { isAbandoned, isInProgress, textStreams, tokensUsedIn } from '../models/public.ts'
import type { Db } from '../platform/db/client.ts'
import { interviews } from '../session-log/public.ts'

/** What a reply is made from. */
export interface ReplyContext {
  inProgress: {
    id: string
    kind: ReplyKind
    author: string | null
    text: string
    isAbandoned: boolean
  } | null
  events: InterviewEvent[]
  context: InterviewContext | null
  tokensUsed: number
}
/** @throws AppError('not_found') */
export type ReadReplyContext = (owned: OwnedId) => Promise<ReplyContext>

/** Reads all of it in one prepared query, because the first words wait for it. */
export function createReadReplyContext(db: Db): ReadReplyContext {
  const { resume, jobDescription, stories } = interviewContexts
  const { id, kind, author, text } = textStreams
  const query = db
    .select({
      found: decisiveEventsColumn(db, interviews.id),
      inProgress: { id, kind: sql<ReplyKind>`${kind}`, author, text, isAbandoned },
      context: { resume, jobDescription, stories },
      tokensUsed: tokensUsedIn(db, interviews.id),
    })
    .from(interviews)
    .leftJoin(textStreams, and(eq(textStreams.interviewId, interviews.id), isInProgress))
    .leftJoin(interviewContexts, eq(interviewContexts.interviewId, interviews.id))
    .where(
      and(
        eq(interviews.id, sql.placeholder('id')),
        eq(interviews.ownerId, sql.placeholder('ownerId')),
      ),
    )
    .prepare('read_reply_context')
  return async ({ id, ownerId }) => {
    const [row] = await query.execute({ id, ownerId })
    if (!row) throw notFound()
    return { ...row, events: parseEvents(row.found) }
  }
}
