import type { InterviewEvent } from '@sightline/contracts/interview-events'

/**
 * The events without those saves and runs of code that a later one of the same question and language made void. They fold to the same
 * state, and a long interview stays quick to load.
 */
export function withoutSuperseded(events: InterviewEvent[]): InterviewEvent[] {
  const seen = new Set<string>()
  const isCurrent = (event: InterviewEvent) => {
    if (event.type !== 'code-saved' && event.type !== 'code-run') return true
    const key = `${event.type} ${event.language} ${event.question}`
    return !seen.has(key) && seen.add(key)
  }
  return events.toReversed().filter(isCurrent).reverse()
}
