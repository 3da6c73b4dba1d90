import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { RUNS_KEPT } from '@sightline/contracts/interview-limits'

const KEPT: Partial<Record<InterviewEvent['type'], number>> = {
  'code-saved': 1,
  'code-run': RUNS_KEPT,
  'notes-saved': 1,
}

/**
 * The events without those saves of code and notes, and runs of code, that later ones of the same question and language made void. They
 * fold to the same state, and a long interview stays quick to load.
 */
export function withoutSuperseded(events: InterviewEvent[]): InterviewEvent[] {
  const later = new Map<string, number>()
  const isCurrent = (event: InterviewEvent) => {
    const kept = KEPT[event.type]
    if (kept === undefined) return true
    const key = keyOf(event)
    const count = later.get(key) ?? 0
    later.set(key, count + 1)
    return count < kept
  }
  return events.toReversed().filter(isCurrent).reverse()
}

const keyOf = (event: InterviewEvent) =>
  [event.type, 'question' in event ? event.question : '', 'language' in event ? event.language : ''].join(' ')
