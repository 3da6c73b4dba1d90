import { asc, eq, inArray } from 'drizzle-orm'
import { interviewReviews } from '../interviews/public.ts'
import { modelCalls, textStreams } from '../models/public.ts'
import type { Db } from '../platform/db/client.ts'
import { interviews } from '../session-log/public.ts'

/**
 * Exports the model replies and reviews of a user's interviews, and the record of each model call,
 * oldest first.
 */
export async function exportModels(db: Db, ownerId: string) {
  const ownInterviewIds = db
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.ownerId, ownerId))
  const [replies, reviews, calls] = [textStreams, interviewReviews, modelCalls]
  return {
    replies: await db
      .select()
      .from(replies)
      .where(inArray(replies.interviewId, ownInterviewIds))
      .orderBy(asc(replies.startedAt)),
    reviews: await db
      .select()
      .from(reviews)
      .where(inArray(reviews.interviewId, ownInterviewIds))
      .orderBy(asc(reviews.at)),
    calls: await db
      .select()
      .from(calls)
      .where(inArray(calls.interviewId, ownInterviewIds))
      .orderBy(asc(calls.at)),
  }
}
