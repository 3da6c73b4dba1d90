import type { ReportedEvent } from '@sightline/contracts/interviews/events'

type EventBody<Event> = Event extends ReportedEvent ? Omit<Event, 'id' | 'version'> : never

/** Adds an event to the interview and sends it to the server, after `delayMs` if given. */
export type Report = (event: EventBody<ReportedEvent>, delayMs?: number) => void
