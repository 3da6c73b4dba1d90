import type { ReportedEvent } from '@sightline/contracts/interviews/events'

const PREFIX = 'sightline-interview-'
const keyOf = (interviewId: string) => PREFIX + interviewId

/** How many interviews have events on this device that the server has not stored yet. */
export const countInterviewsWithUnsentEvents = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).length

/**
 * Saves on this device the events that the server has not stored yet, in place of those saved
 * before.
 */
export function saveUnsentEvents(interviewId: string, events: ReportedEvent[]) {
  try {
    if (events.length > 0) localStorage.setItem(keyOf(interviewId), JSON.stringify(events))
    else localStorage.removeItem(keyOf(interviewId))
  } catch (error) {
    // The storage is full or forbidden. The events are still in memory and on their way to the
    // server.
    console.warn('Unsent events could not be saved on this device:', error)
  }
}

/** The events that an earlier visit saved on this device, without those that cannot be parsed. */
export async function readUnsentEvents(interviewId: string): Promise<ReportedEvent[]> {
  const text = localStorage.getItem(keyOf(interviewId))
  if (text === null) return []
  const { ReportedEvent } = await import('@sightline/contracts/interviews/events')
  const parse = (event: unknown) => {
    const parsed = ReportedEvent.safeParse(event)
    if (!parsed.success) console.warn('An event saved on this device cannot be sent:', parsed.error)
    return parsed.success ? [parsed.data] : []
  }
  try {
    const saved: unknown = JSON.parse(text)
    return Array.isArray(saved) ? saved.flatMap(parse) : []
  } catch {
    return []
  }
}
