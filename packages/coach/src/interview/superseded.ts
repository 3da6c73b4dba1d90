import type { InterviewEvent, NewEvent } from '@sightline/contracts/interviews/events'
import { RUNS_KEPT } from '@sightline/contracts/interviews/limits'

/**
 * How many events of a type are kept for each question and language. Types that are not listed are
 * kept without limit.
 */
export const KEPT_COUNTS: Partial<Record<InterviewEvent['type'], number>> = {
  'code-saved': 1,
  'code-run': RUNS_KEPT,
  'notes-saved': 1,
}

/**
 * The events without the saves and runs that later ones of the same question and language replaced.
 * Both lists fold to the same state; the shorter one keeps long interviews quick to load.
 */
export function withoutSuperseded(events: InterviewEvent[]): InterviewEvent[] {
  const laterCounts = new Map<string, number>()
  const isCurrent = (event: InterviewEvent) => {
    const keptCount = KEPT_COUNTS[event.type]
    if (keptCount === undefined) return true
    const key = keyOf(event)
    const laterCount = laterCounts.get(key) ?? 0
    laterCounts.set(key, laterCount + 1)
    return laterCount < keptCount
  }
  return events.toReversed().filter(isCurrent).reverse()
}

const keyOf = (event: InterviewEvent) =>
  [
    event.type,
    'question' in event ? event.question : '',
    'language' in event ? event.language : '',
  ].join(' ')

/**
 * Names what an event saves: a later save with the same key replaces the event. Null for events
 * that are not saves.
 */
export function saveKeyOf(event: NewEvent): string | null {
  if (event.type === 'code-saved') return `code ${event.question} ${event.language}`
  return event.type === 'notes-saved' ? `notes ${event.question}` : null
}
