import { saveKeyOf } from '@sightline/coach/interview/save-key'
import { withoutSuperseded } from '@sightline/coach/interview/superseded'
import type { InterviewEvent } from '@sightline/contracts/interview-events'

/** The events of an interview as this page knows them: the server's, in order, then those that wait to be sent. */
export type EventLog = { stored: InterviewEvent[]; unsent: InterviewEvent[] }

export type Change =
  | { kind: 'stored'; events: InterviewEvent[] }
  | { kind: 'here'; event: InterviewEvent }
  | { kind: 'refused'; ids: ReadonlySet<string> }

/**
 * The events after one more change. What the server has stored takes the place of what waited under the same id, and what it refused is
 * gone; so every page arrives at the same interview, whatever came to it in which order.
 */
export function mergeEvents({ stored, unsent }: EventLog, change: Change): EventLog {
  switch (change.kind) {
    case 'here':
      return { stored, unsent: [...unsent, change.event] }
    case 'refused':
      return { stored, unsent: unsent.filter(({ id }) => !change.ids.has(id)) }
    case 'stored': {
      const known = new Set(stored.map(({ id }) => id))
      const fresh = change.events.filter(({ id }) => !known.has(id))
      const all = [...stored, ...fresh].sort((a, b) => a.seq - b.seq)
      const arrived = new Set(change.events.map(({ id }) => id))
      const isDone = (event: InterviewEvent, index: number) =>
        arrived.has(event.id) ||
        unsent.slice(index + 1).some((later) => arrived.has(later.id) && replaces(later, event))
      return { stored: withoutSuperseded(all), unsent: unsent.filter((event, index) => !isDone(event, index)) }
    }
  }
}

/** What was written before something newer was sent is never sent itself. */
const replaces = (later: InterviewEvent, event: InterviewEvent) =>
  saveKeyOf(event) !== null && saveKeyOf(later) === saveKeyOf(event)

/** The place of the latest event that the server has stored. */
export const lastSeq = ({ stored }: EventLog): number => stored.at(-1)?.seq ?? 0
