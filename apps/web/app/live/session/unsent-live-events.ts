import type { ReportedLiveEvent } from '@sightline/contracts/live/events'

const keyOf = (sessionId: string) => `sightline-live-${sessionId}`

/**
 * Saves on this device the events that the server has not stored yet, in place of those saved
 * before.
 */
export function saveUnsentLiveEvents(sessionId: string, events: ReportedLiveEvent[]) {
  try {
    if (events.length > 0) localStorage.setItem(keyOf(sessionId), JSON.stringify(events))
    else localStorage.removeItem(keyOf(sessionId))
  } catch (error) {
    // The storage is full or forbidden. The events are still in memory and on their way to the
    // server.
    console.warn('Unsent events could not be saved on this device:', error)
  }
}

/** The events that an earlier visit saved on this device, without those that cannot be parsed. */
export async function readUnsentLiveEvents(sessionId: string): Promise<ReportedLiveEvent[]> {
  const text = localStorage.getItem(keyOf(sessionId))
  if (text === null) return []
  const { ReportedLiveEvent } = await import('@sightline/contracts/live/events')
  try {
    const saved: unknown = JSON.parse(text)
    if (!Array.isArray(saved)) return []
    return saved.flatMap((event) => {
      const parsed = ReportedLiveEvent.safeParse(event)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    return []
  }
}
