import { notesText } from '@sightline/coach/interview/notes-text'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import { fence } from './fence.ts'

type Notes = Extract<InterviewEvent, { type: 'notes-saved' }>

/** The latest notes to each question, without empty ones. */
export function lastNotes(events: InterviewEvent[]): Notes[] {
  const last = new Map<string, Notes>()
  for (const event of events) if (event.type === 'notes-saved') last.set(event.question, event)
  return [...last.values()].filter((notes) => notesText(notes) !== '')
}

/** The sections of a prompt that hold the candidate's notes, which count as part of the answers. */
export const notesParts = (events: InterviewEvent[], mark?: string) =>
  lastNotes(events).map(
    (notes) =>
      `The candidate’s notes beside question “${notes.question}”, part of the answer:\n${fence('notes', notesText(notes), mark)}`,
  )

/** The events without notes, for prompts that have the notes in sections of their own. */
export const withoutNotes = (events: InterviewEvent[]) =>
  events.filter(({ type }) => type !== 'notes-saved')
