import { asc, eq, inArray } from 'drizzle-orm'
import { interviews } from '../interviews/public.ts'
import { modelCalls } from '../models/public.ts'
import type { Db } from '../platform/db/client.ts'
import { interviewReplies } from '../replies/public.ts'
import { interviewReviews } from '../reviews/public.ts'

/** What models said in a user's interviews and of them, and what each call of a model took, oldest first. */
export async function exportModels(db: Db, ownerId: string) {
  const own = db.select({ id: interviews.id }).from(interviews).where(eq(interviews.ownerId, ownerId))
  const [replies, reviews, calls] = [interviewReplies, interviewReviews, modelCalls]
  return {
    replies: await db.select().from(replies).where(inArray(replies.interviewId, own)).orderBy(asc(replies.startedAt)),
    reviews: await db.select().from(reviews).where(inArray(reviews.interviewId, own)).orderBy(asc(reviews.at)),
    calls: await db.select().from(calls).where(inArray(calls.interviewId, own)).orderBy(asc(calls.at)),
  }
}
