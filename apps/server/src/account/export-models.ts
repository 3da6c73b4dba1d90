import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { interviews } from '../interviews/public.ts'
import { modelCalls } from '../models/public.ts'
import { interviewReplies } from '../replies/public.ts'
import { interviewReviews } from '../reviews/public.ts'

/** What models said in a user's interviews and of them, and what each call of a model took, oldest first. */
export async function exportModels(db: Db, ownerId: string) {
  const isOwners = eq(interviews.ownerId, ownerId)
  return {
    replies: await db
      .select(getTableColumns(interviewReplies))
      .from(interviewReplies)
      .innerJoin(interviews, eq(interviews.id, interviewReplies.interviewId))
      .where(isOwners)
      .orderBy(asc(interviewReplies.startedAt)),
    reviews: await db
      .select(getTableColumns(interviewReviews))
      .from(interviewReviews)
      .innerJoin(interviews, eq(interviews.id, interviewReviews.interviewId))
      .where(isOwners)
      .orderBy(asc(interviewReviews.at)),
    calls: await db
      .select(getTableColumns(modelCalls))
      .from(modelCalls)
      .innerJoin(interviews, eq(interviews.id, modelCalls.interviewId))
      .where(isOwners)
      .orderBy(asc(modelCalls.at)),
  }
}
