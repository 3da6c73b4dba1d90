import { useSyncExternalStore } from 'react'

/** A state that changes as a whole. */
export interface Store<State> {
  getState(): State
  /** Calls the listener after each change. Returns a function that removes it. */
  subscribe(listener: () => void): () => void
}

export function createStore<State>(initial: State): Store<State> & { set(state: State): void } {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
  }
}

export const useStore = <State>({ subscribe, getState }: Store<State>) =>
  useSyncExternalStore(subscribe, getState)
