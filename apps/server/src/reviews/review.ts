import { notesText } from '@sightline/coach/text/notes-text'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { Review } from '@sightline/contracts/reviews'
import { eq } from 'drizzle-orm'
import {
  type InterviewDeps,
  type OwnedInterviewId,
  readDecisiveEvents,
  readReport,
  requireOwnedInterview,
} from '../interviews/public.ts'
import { lastNotes, type ModelPool, requestStructured } from '../models/public.ts'
import { Assessment, checkAssessment, reviewableLevels } from './check.ts'
import { reviewPrompt } from './prompt.ts'
import { interviewReviews } from './table.ts'

/** The candidate's answers in order, then the latest notes. */
const wordsOf = (events: InterviewEvent[]) => [
  ...events.flatMap((event) => (event.type === 'answered' || event.type === 'follow-up-answered' ? [event.text] : [])),
  ...lastNotes(events).map(notesText),
]

/**
 * A model's second opinion on an ended interview, written once and stored; null without answers in words or without a
 * model that answers. The coach's scores do not change. @throws AppError('not_found' | 'conflict')
 */
export async function readOrWriteReview(
  { deps, modelPool }: { deps: InterviewDeps; modelPool: ModelPool },
  owned: OwnedInterviewId,
  signal: AbortSignal,
): Promise<Review | null> {
  const { db, clock } = deps
  await requireOwnedInterview(db, owned)
  const [stored] = await db.select().from(interviewReviews).where(eq(interviewReviews.interviewId, owned.id))
  if (stored) return { by: stored.model, dimensions: stored.dimensions }
  const { score } = await readReport(deps, owned)
  if (modelPool.models.length === 0) return null
  const events = await readDecisiveEvents(db, owned.id)
  const words = wordsOf(events)
  const levels = reviewableLevels(score, words)
  if (levels.length === 0) return null
  const prompt = reviewPrompt(score.round, levels, events)
  const request = { interviewId: owned.id, purpose: 'review' as const, prompt, signal }
  const answer = await requestStructured(modelPool, request, Assessment)
  if (!answer) return null
  const dimensions = checkAssessment(answer.value, levels, words)
  const row = { interviewId: owned.id, model: answer.by, dimensions, at: clock() }
  await db.insert(interviewReviews).values(row).onConflictDoNothing()
  return { by: answer.by, dimensions }
}
