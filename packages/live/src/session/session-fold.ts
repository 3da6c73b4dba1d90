import type { LiveEvent } from '@sightline/contracts/live/events'
import { applyLiveEvent, foldLiveSession, type LiveState } from './session.ts'

/**
 * Returns a function that gives the state of a session after its events, for lists that mostly
 * grow: events after those of the call before are applied to its state, so that the work does not
 * grow with the session.
 */
export function createSessionFold(): (events: readonly LiveEvent[]) => LiveState {
  let known: readonly LiveEvent[] = []
  let state = foldLiveSession([])
  return (events) => {
    // Events do not change, and one that came late moves those behind it.
    const hasGrown = events.length >= known.length && events[known.length - 1] === known.at(-1)
    state = hasGrown
      ? events.slice(known.length).reduce(applyLiveEvent, state)
      : foldLiveSession(events)
    known = events
    return state
  }
}
