import type { NewEvent } from '@sightline/contracts/interview-events'

/** What a save is of; a later save of the same makes it void. Null for what is no save. */
export function saveKeyOf(event: NewEvent): string | null {
  if (event.type === 'code-saved') return `code ${event.question} ${event.language}`
  return event.type === 'notes-saved' ? `notes ${event.question}` : null
}
