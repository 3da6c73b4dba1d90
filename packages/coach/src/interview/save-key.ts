import type { NewEvent } from '@sightline/contracts/interviews/events'

/**
 * Names what an event saves: a later save with the same key replaces the event. Null for events
 * that are not saves.
 */
export function saveKeyOf(event: NewEvent): string | null {
  if (event.type === 'code-saved') return `code ${event.question} ${event.language}`
  return event.type === 'notes-saved' ? `notes ${event.question}` : null
}
