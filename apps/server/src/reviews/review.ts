import { notesText } from '@sightline/coach/interview/notes-text'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { ReviewWritten } from '@sightline/contracts/interviews/scores'
import {
  type InterviewDeps,
  type OwnedId,
  readDecisiveEvents,
  readReport,
  readReview,
  storeReview,
} from '../interviews/public.ts'
import { lastNotes, type ModelPool, requestStructured } from '../models/public.ts'
import { Assessment, checkAssessment, reviewableLevels, type SpokenWords } from './check.ts'
import { reviewPrompt } from './prompt.ts'

/**
 * The candidate's answers and latest notes to each question, and what the candidate asked the
 * coach.
 */
function spokenWords(events: InterviewEvent[]): SpokenWords {
  const answers = new Map<string, string[]>()
  const add = (question: string, text: string) => {
    if (text.trim() !== '') answers.set(question, [...(answers.get(question) ?? []), text])
  }
  const elsewhere: string[] = []
  for (const event of events) {
    if (event.type === 'answered' || event.type === 'follow-up-answered')
      add(event.question, event.text)
    if (event.type === 'candidate-asked') elsewhere.push(event.text)
  }
  for (const notes of lastNotes(events)) add(notes.question, notesText(notes))
  return { answers, elsewhere }
}

/**
 * Scores the words of an ended interview by a model, once. The model's levels become the
 * interview's scores; when no model gives any, the coach's stand. @throws AppError('not_found' |
 * 'conflict')
 */
export async function scoreByModel(
  { deps, modelPool }: { deps: InterviewDeps; modelPool: ModelPool },
  owned: OwnedId,
  signal: AbortSignal,
): Promise<ReviewWritten> {
  const before = await readReport(deps, owned)
  if (await readReview(deps.db, owned.id)) return { report: before, hasFailed: false }
  if (modelPool.models.length === 0) return { report: null, hasFailed: false }
  const events = await readDecisiveEvents(deps.db, owned.id)
  const words = spokenWords(events)
  const levels = reviewableLevels(before.score, words)
  if (levels.length === 0) return { report: null, hasFailed: false }
  const prompt = reviewPrompt(before.score.round, levels, events)
  const request = { interviewId: owned.id, purpose: 'review' as const, prompt, signal }
  const answer = await requestStructured(modelPool, request, Assessment)
  if (!answer) return { report: null, hasFailed: true }
  await storeReview(deps, owned, { by: answer.by, ...checkAssessment(answer.value, levels, words) })
  return { report: await readReport(deps, owned), hasFailed: false }
}
