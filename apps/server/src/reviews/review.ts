import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { Review } from '@sightline/contracts/reviews'
import { eq } from 'drizzle-orm'
import { findMine, type Mine, type Parts, readDecisiveEvents, readReport } from '../interviews/public.ts'
import { lastNotes, type ModelPool, requestStructured } from '../models/public.ts'
import { Assessment, checkAssessment, reviewableLevels } from './check.ts'
import { reviewPrompt } from './prompt.ts'
import { interviewReviews } from './table.ts'

/** What the candidate answered, in order, and the notes beside it. */
const wordsOf = (events: InterviewEvent[]) => [
  ...events.flatMap((event) => (event.type === 'answered' || event.type === 'follow-up-answered' ? [event.text] : [])),
  ...lastNotes(events).map(({ text }) => text),
]

/**
 * A model's reading of an ended interview, written once and kept; null where there is nothing to read or nobody to read it. The coach's
 * scores stay what they are. @throws AppError('not_found' | 'conflict')
 */
export async function reviewOf(
  { parts, modelPool }: { parts: Parts; modelPool: ModelPool },
  mine: Mine,
  signal: AbortSignal,
): Promise<Review | null> {
  const { db, clock } = parts
  await findMine(db, mine)
  const [kept] = await db.select().from(interviewReviews).where(eq(interviewReviews.interviewId, mine.id))
  if (kept) return { by: kept.model, dimensions: kept.dimensions }
  const { score } = await readReport(parts, mine)
  if (modelPool.models.length === 0) return null
  const events = await readDecisiveEvents(db, mine.id)
  const words = wordsOf(events)
  const grounds = reviewableLevels(score, words)
  if (grounds.length === 0) return null
  const prompt = reviewPrompt(score.round, grounds, events)
  const speech = { interviewId: mine.id, purpose: 'review' as const, prompt, signal }
  const assessed = await requestStructured(modelPool, speech, Assessment)
  if (!assessed) return null
  const dimensions = checkAssessment(assessed.value, grounds, words)
  const row = { interviewId: mine.id, model: assessed.by, dimensions, at: clock() }
  await db.insert(interviewReviews).values(row).onConflictDoNothing()
  return { by: assessed.by, dimensions }
}
