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
import type { OwnedId } from '../owned-interview.ts'
import { prepareInterviewMeanings } from '../prepare-meanings.ts'
import type { InterviewQuestions } from '../question-bank.ts'
import { interviewReviews, interviewScores } from '../table.ts'
import { bankOf } from '../written/written-question.ts'
import { scoreOf } from './score-interview.ts'

interface Ended {
  bank: InterviewQuestions
  owned: OwnedId
  interview: Interview
}

/**
 * Stores the score of an interview that has ended: a model's levels where it has a review, else the
 * coach's. False when the score is provisional, which is not stored.
 */
export async function storeScore(tx: Db, { bank, owned, interview }: Ended): Promise<boolean> {
  if (interview.endedAt === null) return true
  const [coach, review] = [await scoreOf(interview, bank), await readReview(tx, owned.id)]
  const score = review ? applyReview(coach, review, interview) : coach
  await tx
    .update(interviews)
    .set({
      durationMs: Math.round(interview.clockMs),
      ...(!score.isProvisional && { score: score.overall }),
    })
    .where(eq(interviews.id, owned.id))
  if (score.isProvisional) return false
  const rows = scoreRows(owned, score, new Date(interview.endedAt))
  const { interviewId, question, dimension } = interviewScores
  if (rows.length > 0)
    await tx
      .insert(interviewScores)
      .values(rows)
      .onConflictDoUpdate({
        target: [interviewId, question, dimension],
        set: { level: sql`excluded.level` },
      })
  return true
}

const scoreRows = (owned: OwnedId, { questions }: InterviewScore, endedAt: Date) =>
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
  owned: OwnedId,
  review: Review,
): Promise<void> {
  const { db, clock } = deps
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  if (interview.endedAt === null) return
  await prepareInterviewMeanings(deps, interview)
  const bank = await bankOf(deps, owned.id, interview)
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
    if (!(await storeScore(tx, { bank, owned, interview }))) await deps.scoreLater(tx, owned)
    await notify(tx, owned.ownerId, 'interviews')
  })
}

/** The review whose levels are the scores of an interview; null where the coach's are. */
export async function readReview(db: Db, interviewId: string): Promise<Review | null> {
  const isOfInterview = and(eq(interviewReviews.interviewId, interviewId), interviewReviews.isScore)
  const [row] = await db.select().from(interviewReviews).where(isOfInterview)
  return row ? { by: row.model, dimensions: row.dimensions, kept: row.kept } : null
}
