import type { LiveEvent } from '@sightline/contracts/live/events'

type PromptFound = Extract<LiveEvent, { type: 'prompt-found' }>

/**
 * A prompt point among events. `isAsked`: the user has asked for help; `hasPictures`: with pictures
 * of their choice.
 */
export interface FoundPrompt {
  prompt: PromptFound
  isAsked: boolean
  hasPictures: boolean
}

/** The prompt points among stored events, in order. Each follows the event that led to it. */
export const foundPrompts = (events: readonly LiveEvent[]): FoundPrompt[] =>
  events.flatMap((event, index) => {
    if (event.type !== 'prompt-found') return []
    const before = events[index - 1]
    const asked = before?.type === 'prompt-asked' ? before : null
    return [{ prompt: event, isAsked: asked !== null, hasPictures: asked?.pictures !== undefined }]
  })

/**
 * The id of the first answer to a prompt point. Server and page derive it, so that the page joins
 * an answer that the server has begun: the prompt point's UUID, which is random and of version 4,
 * with the version 8 of UUIDs that an application makes.
 */
export const firstAnswerId = (promptId: string): string =>
  `${promptId.slice(0, 14)}8${promptId.slice(15)}`
