import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { fence } from './fence.ts'

type Notes = Extract<InterviewEvent, { type: 'notes-saved' }>

/** The notes beside each question as they stood last; none that are empty. */
export function lastNotes(events: InterviewEvent[]): Notes[] {
  const last = new Map<string, Notes>()
  for (const event of events) if (event.type === 'notes-saved') last.set(event.question, event)
  return [...last.values()].filter(({ text }) => text.trim() !== '')
}

/** The notes for a prompt, which count as part of the answers. */
export const notesParts = (events: InterviewEvent[]) =>
  lastNotes(events).map(
    ({ question, text }) =>
      `The candidate’s notes beside question “${question}”, part of the answer:\n${fence('notes', text)}`,
  )

/** Events to tell in words where the notes stand apart. */
export const withoutNotes = (events: InterviewEvent[]) => events.filter(({ type }) => type !== 'notes-saved')
