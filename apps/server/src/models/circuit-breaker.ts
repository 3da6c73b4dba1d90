import { addMs, type Clock, MINUTE_MS } from '../platform/clock.ts'

/** After so many failures in a row a model is left alone for a while; then one call may try whether it is well again. */
const FAILURES = 3
const REST_MS = MINUTE_MS

export interface CircuitBreaker {
  /** Whether a model may be asked now. After its rest this is so for one caller alone, until that one has told how it went. */
  mayTry(id: string): boolean
  succeeded(id: string): void
  failed(id: string): void
  /** The call was given up for reasons of our own, which says nothing about the model. */
  leftOpen(id: string): void
}

/** Keeps this server from waiting for models that fail. Each server learns it for itself. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const states = new Map<string, { failures: number; restsUntil: Date | null; isProbing: boolean }>()
  const stateOf = (id: string) => {
    const state = states.get(id) ?? { failures: 0, restsUntil: null, isProbing: false }
    states.set(id, state)
    return state
  }
  return {
    mayTry(id) {
      const state = stateOf(id)
      if (state.restsUntil === null) return true
      if (state.isProbing || clock() < state.restsUntil) return false
      state.isProbing = true
      return true
    },
    succeeded: (id) => void states.delete(id),
    failed(id) {
      const state = stateOf(id)
      state.failures += 1
      state.isProbing = false
      if (state.failures >= FAILURES) state.restsUntil = addMs(clock(), REST_MS)
    },
    leftOpen(id) {
      stateOf(id).isProbing = false
    },
  }
}
