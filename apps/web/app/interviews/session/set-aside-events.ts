import type { ReportedEvent } from '@sightline/contracts/interviews/events'

const keyOf = (interviewId: string) => `sightline-interview-${interviewId}-set-aside`

/**
 * Saves on this device the events that the server did not accept, in place of those saved before.
 */
export function saveSetAsideEvents(interviewId: string, events: ReportedEvent[]) {
  try {
    if (events.length > 0) localStorage.setItem(keyOf(interviewId), JSON.stringify(events))
    else localStorage.removeItem(keyOf(interviewId))
  } catch (error) {
    // The storage is full or forbidden. The events are still on the page.
    console.warn('Events that were set aside could not be saved on this device:', error)
  }
}

/**
 * The events that the server did not accept. Nothing but this page has written them, so that they
 * are not validated.
 */
export function readSetAsideEvents(interviewId: string): ReportedEvent[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(interviewId)) ?? '[]')
  } catch {
    return []
  }
}
