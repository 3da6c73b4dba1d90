import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { RUNS_KEPT } from '@sightline/contracts/interview-limits'

const KEPT = { 'code-saved': 1, 'code-run': RUNS_KEPT }

/**
 * The events without those saves and runs of code that later ones of the same question and language made void. They fold to the same
 * state, and a long interview stays quick to load.
 */
export function withoutSuperseded(events: InterviewEvent[]): InterviewEvent[] {
  const later = new Map<string, number>()
  const isCurrent = (event: InterviewEvent) => {
    if (event.type !== 'code-saved' && event.type !== 'code-run') return true
    const key = `${event.type} ${event.language} ${event.question}`
    const count = later.get(key) ?? 0
    later.set(key, count + 1)
    return count < KEPT[event.type]
  }
  return events.toReversed().filter(isCurrent).reverse()
}
