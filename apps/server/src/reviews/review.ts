import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { Review } from '@sightline/contracts/reviews'
import { eq } from 'drizzle-orm'
import { findMine, type Mine, type Parts, readDecisiveEvents, readReport } from '../interviews/public.ts'
import { lastNotes, type ModelPool, requestStructured } from '../models/public.ts'
import { Assessment, checkAssessment, reviewableLevels } from './check.ts'
import { reviewPrompt } from './prompt.ts'
import { interviewReviews } from './table.ts'

/** The candidate's answers in order, then the latest notes. */
const wordsOf = (events: InterviewEvent[]) => [
  ...events.flatMap((event) => (event.type === 'answered' || event.type === 'follow-up-answered' ? [event.text] : [])),
  ...lastNotes(events).map(({ text }) => text),
]

/**
 * A model's second opinion on an ended interview, written once and stored; null without answers in words or without a model that answers.
 * The coach's scores do not change. @throws AppError('not_found' | 'conflict')
 */
export async function readOrWriteReview(
  { parts, modelPool }: { parts: Parts; modelPool: ModelPool },
  mine: Mine,
  signal: AbortSignal,
): Promise<Review | null> {
  const { db, clock } = parts
  await findMine(db, mine)
  const [stored] = await db.select().from(interviewReviews).where(eq(interviewReviews.interviewId, mine.id))
  if (stored) return { by: stored.model, dimensions: stored.dimensions }
  const { score } = await readReport(parts, mine)
  if (modelPool.models.length === 0) return null
  const events = await readDecisiveEvents(db, mine.id)
  const words = wordsOf(events)
  const levels = reviewableLevels(score, words)
  if (levels.length === 0) return null
  const prompt = reviewPrompt(score.round, levels, events)
  const request = { interviewId: mine.id, purpose: 'review' as const, prompt, signal }
  const answer = await requestStructured(modelPool, request, Assessment)
  if (!answer) return null
  const dimensions = checkAssessment(answer.value, levels, words)
  const row = { interviewId: mine.id, model: answer.by, dimensions, at: clock() }
  await db.insert(interviewReviews).values(row).onConflictDoNothing()
  return { by: answer.by, dimensions }
}
