import type { NewEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import type { Interview } from './state.ts'

/** What the coach does now, or null when it waits for the candidate. `newId` makes ids of events. */
export function nextEvent(interview: Interview, newId: () => string): NewEvent | null {
  if (interview.state !== 'active') return null
  const first = interview.plan?.questions[0]
  if (!first || interview.questions.length > 0) return null
  return { id: newId(), version: EVENT_VERSION, type: 'question-asked', question: first.slug }
}
