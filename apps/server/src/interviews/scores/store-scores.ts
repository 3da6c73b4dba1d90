import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { applyReview } from '@sightline/coach/scoring/apply-review'
import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import type { Review } from '@sightline/contracts/reviews/reviews'
import { and, eq, not, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { notify } from '../../platform/events/public.ts'
import { interviews } from '../../session-log/public.ts'
import type { InterviewDeps } from '../deps.ts'
import { readDecisiveEvents } from '../event-log.ts'
import type { OwnedInterviewId } from '../owned-interview.ts'
import { prepareInterviewMeanings } from '../prepare-meanings.ts'
import type { InterviewQuestions } from '../question-bank.ts'
import { interviewReviews, interviewScores } from '../table.ts'
import { bankOf } from '../written/written-question.ts'
import { scoreOf } from './score-interview.ts'

/** Stores the score of an interview that has ended. A repeat changes nothing. */
export async function storeScore(
  tx: Db,
  {
    bank,
    owned,
    interview,
  }: { bank: InterviewQuestions; owned: OwnedInterviewId; interview: Interview },
): Promise<void> {
  if (interview.endedAt === null) return
  const score = await scoreOf(interview, bank)
  await tx
    .update(interviews)
    .set({ score: score.overall, durationMs: Math.round(interview.clockMs) })
    .where(eq(interviews.id, owned.id))
  const rows = scoreRows(owned, score, new Date(interview.endedAt))
  if (rows.length > 0) await tx.insert(interviewScores).values(rows).onConflictDoNothing()
}

const scoreRows = (owned: OwnedInterviewId, { questions }: InterviewScore, endedAt: Date) =>
  questions.flatMap(({ slug, topic, difficulty, dimensions }) =>
    dimensions.map(({ dimension, level }) => ({
      interviewId: owned.id,
      ownerId: owned.ownerId,
      question: slug,
      topic,
      difficulty,
      dimension,
      level,
      endedAt,
    })),
  )

/**
 * Stores a model's review, with its levels as the scores of the interview. Of several servers, the
 * first one stores its review; the others change nothing.
 */
export async function storeReview(
  deps: InterviewDeps,
  owned: OwnedInterviewId,
  review: Review,
): Promise<void> {
  const { db, clock } = deps
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  if (interview.endedAt === null) return
  const endedAt = new Date(interview.endedAt)
  await prepareInterviewMeanings(deps, interview)
  const score = applyReview(
    await scoreOf(interview, await bankOf(deps, owned.id, interview)),
    review,
  )
  const { by: model, dimensions, kept } = review
  const row = { model, dimensions, kept, isScore: true, at: clock() }
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(interviewReviews)
      .values({ interviewId: owned.id, ...row })
      .onConflictDoUpdate({
        target: interviewReviews.interviewId,
        set: row,
        setWhere: not(interviewReviews.isScore),
      })
      .returning({ id: interviewReviews.interviewId })
    if (stored.length === 0) return
    await tx.update(interviews).set({ score: score.overall }).where(eq(interviews.id, owned.id))
    const rows = scoreRows(owned, score, endedAt)
    const { interviewId, question, dimension } = interviewScores
    if (rows.length > 0)
      await tx
        .insert(interviewScores)
        .values(rows)
        .onConflictDoUpdate({
          target: [interviewId, question, dimension],
          set: { level: sql`excluded.level` },
        })
    await notify(tx, owned.ownerId, 'interviews')
  })
}

/** The review whose levels are the scores of an interview; null where the coach's are. */
export async function readReview(db: Db, interviewId: string): Promise<Review | null> {
  const isOfInterview = and(eq(interviewReviews.interviewId, interviewId), interviewReviews.isScore)
  const [row] = await db.select().from(interviewReviews).where(isOfInterview)
  return row ? { by: row.model, dimensions: row.dimensions, kept: row.kept } : null
}
