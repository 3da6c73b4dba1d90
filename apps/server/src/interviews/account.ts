import { asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { interviews, releaseBytes } from '../session-log/public.ts'
import type { InterviewDeps } from './deps.ts'
import { interviewLog } from './event-log.ts'
import { isOwnedInterview, notFound, type OwnedId } from './owned-interview.ts'
import { readInterviewContext } from './read-interview.ts'
import { interviewScores, solutionReads } from './table.ts'
import { readWrittenQuestion } from './written/written-question.ts'

/**
 * Yields every interview of an owner, mock and live, with its context, scores and written question,
 * oldest first. Its events are read when they are asked for, because they can be many.
 */
export async function* exportInterviews(db: Db, ownerId: string): AsyncGenerator<object> {
  const { id, createdAt } = interviews
  const listed = await db
    .select({ id })
    .from(interviews)
    .where(eq(interviews.ownerId, ownerId))
    .orderBy(asc(createdAt))
  for (const { id: interviewId } of listed) {
    const [interview] = await db.select().from(interviews).where(eq(interviews.id, interviewId))
    // The interview was deleted since the list was read.
    if (!interview) continue
    const scores = await db
      .select()
      .from(interviewScores)
      .where(eq(interviewScores.interviewId, interviewId))
    const { ownerId: _, bytes: __, ...about } = interview
    yield {
      ...about,
      context: await readInterviewContext(db, interviewId),
      scores: scores.map(({ question, dimension, topic, difficulty, level }) => ({
        question,
        dimension,
        topic,
        difficulty,
        level,
      })),
      writtenQuestion: await readWrittenQuestion(db, interviewId),
      events: interviewLog.stored(db, interviewId),
    }
  }
}

/**
 * Deletes an interview with its events, scores, context and written question. Its credit stays
 * spent.
 * @throws AppError('not_found')
 */
export async function deleteInterview(
  { db }: Pick<InterviewDeps, 'db'>,
  owned: OwnedId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(interviews)
      .where(isOwnedInterview(owned))
      .returning({ bytes: interviews.bytes })
    if (!deleted[0]) throw notFound()
    await releaseBytes(tx, owned.ownerId, deleted[0].bytes)
    await notify(tx, owned.ownerId, 'interviews')
  })
  // Pages that show the interview reload it and get a 404.
  await notify(db, owned.ownerId, 'interview-events')
}

/** The solutions that an owner has read, oldest first. */
export const exportSolutionReads = (db: Db, ownerId: string) =>
  db
    .select({ question: solutionReads.question, firstReadAt: solutionReads.firstReadAt })
    .from(solutionReads)
    .where(eq(solutionReads.ownerId, ownerId))
    .orderBy(asc(solutionReads.firstReadAt))

/** Deletes all interviews of an owner, in the caller's transaction. */
export async function deleteInterviews(tx: Db, ownerId: string): Promise<void> {
  await tx.delete(interviews).where(eq(interviews.ownerId, ownerId))
}
