import { saveKeyOf } from '@sightline/coach/interview/save-key'
import { withoutSuperseded } from '@sightline/coach/interview/superseded'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'

/**
 * The events of an interview as this page knows them: those the server has stored, in order, then
 * those not sent yet.
 */
export type EventLog = { stored: InterviewEvent[]; unsent: InterviewEvent[] }

export type LogChange =
  | { kind: 'stored'; events: InterviewEvent[] }
  | { kind: 'local'; event: InterviewEvent }
  | { kind: 'refused'; ids: ReadonlySet<string> }

/**
 * The log of a page that has just been opened: an unsent event that the server has stored after all
 * is left out.
 */
export function openLog(stored: InterviewEvent[], unsent: InterviewEvent[]): EventLog {
  const storedIds = new Set(stored.map(({ id }) => id))
  return { stored, unsent: unsent.filter(({ id }) => !storedIds.has(id)) }
}

/**
 * The log after a change. Stored events replace unsent ones with the same id, and refused events
 * are dropped. Every page reaches the same log, in whatever order the changes arrive.
 */
export function mergeEvents({ stored, unsent }: EventLog, change: LogChange): EventLog {
  switch (change.kind) {
    case 'local':
      return { stored, unsent: [...unsent, change.event] }
    case 'refused':
      return { stored, unsent: unsent.filter(({ id }) => !change.ids.has(id)) }
    case 'stored': {
      const storedIds = new Set(stored.map(({ id }) => id))
      const newEvents = change.events.filter(({ id }) => !storedIds.has(id))
      const all = [...stored, ...newEvents].sort((a, b) => a.seq - b.seq)
      const arrivedIds = new Set(change.events.map(({ id }) => id))
      const isSettled = (event: InterviewEvent, index: number) =>
        arrivedIds.has(event.id) ||
        unsent.slice(index + 1).some((later) => arrivedIds.has(later.id) && replaces(later, event))
      return {
        stored: withoutSuperseded(all),
        unsent: unsent.filter((event, index) => !isSettled(event, index)),
      }
    }
  }
}

/**
 * The outbox replaces an unsent save by a newer save of the same text, so the older one is never
 * sent.
 */
const replaces = (later: InterviewEvent, event: InterviewEvent) =>
  saveKeyOf(event) !== null && saveKeyOf(later) === saveKeyOf(event)

/** The sequence number of the latest stored event; 0 when there is none. */
export const lastSeq = ({ stored }: EventLog): number => stored.at(-1)?.seq ?? 0
