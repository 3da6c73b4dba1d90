import { openUnsentEvents, type UnsentEvents } from '@sightline/client/unsent-events'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import { keptNames, userStore } from '../../device-store.ts'

const PREFIX = 'interview-'

/** How many interviews have events on this device that the server has not stored. */
export const countInterviewsWithUnsentEvents = () => keptNames(PREFIX).length

/** What this device keeps of an interview's events. */
export async function openInterviewEvents(
  interviewId: string,
): Promise<UnsentEvents<ReportedEvent>> {
  const { ReportedEvent } = await import('@sightline/contracts/interviews/events')
  return openUnsentEvents(userStore(), PREFIX + interviewId, (value) => {
    const parsed = ReportedEvent.safeParse(value)
    return parsed.success ? parsed.data : null
  })
}
