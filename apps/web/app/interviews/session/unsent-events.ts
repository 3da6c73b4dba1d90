import type { ReportedEvent } from '@sightline/contracts/interview-events'

const keyOf = (interviewId: string) => `sightline-interview-${interviewId}`

/** Keeps on this device what the server does not have yet. */
export function saveUnsentEvents(interviewId: string, events: ReportedEvent[]) {
  try {
    if (events.length > 0) localStorage.setItem(keyOf(interviewId), JSON.stringify(events))
    else localStorage.removeItem(keyOf(interviewId))
  } catch (error) {
    // Full or forbidden: the events are in memory still, and on their way to the server.
    console.warn('What is not sent yet could not be kept on this device:', error)
  }
}

/** What an earlier visit kept; nothing if it makes no sense. */
export async function readUnsentEvents(interviewId: string): Promise<ReportedEvent[]> {
  const text = localStorage.getItem(keyOf(interviewId))
  if (text === null) return []
  const { ReportedEvent } = await import('@sightline/contracts/interview-events')
  try {
    return ReportedEvent.array().parse(JSON.parse(text))
  } catch {
    return []
  }
}
