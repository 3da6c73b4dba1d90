import { addMs, type Clock, MINUTE_MS } from '../platform/clock.ts'

/** A model's circuit opens after this many failures in a row. */
const FAILURES = 3
/** An open circuit refuses calls for this long; then one trial call is let through. */
const OPEN_MS = MINUTE_MS

export interface CircuitBreaker {
  /**
   * True when a model may be called now. While its circuit is half open, true for one caller until
   * that caller reports the result.
   */
  tryAcquire(id: string): boolean
  recordSuccess(id: string): void
  recordFailure(id: string): void
  /**
   * The call ended for a reason of ours, such as a user's stop, and proves nothing about the model.
   */
  release(id: string): void
}

/**
 * Keeps this server from waiting for models that fail. Each server learns for itself which models
 * those are.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const circuits = new Map<
    string,
    { failures: number; openUntil: Date | null; hasTrialCall: boolean }
  >()
  const circuitOf = (id: string) => {
    const circuit = circuits.get(id) ?? { failures: 0, openUntil: null, hasTrialCall: false }
    circuits.set(id, circuit)
    return circuit
  }
  return {
    tryAcquire(id) {
      const circuit = circuitOf(id)
      if (circuit.openUntil === null) return true
      if (circuit.hasTrialCall || clock() < circuit.openUntil) return false
      circuit.hasTrialCall = true
      return true
    },
    recordSuccess: (id) => void circuits.delete(id),
    recordFailure(id) {
      const circuit = circuitOf(id)
      circuit.failures += 1
      circuit.hasTrialCall = false
      if (circuit.failures >= FAILURES) circuit.openUntil = addMs(clock(), OPEN_MS)
    },
    release(id) {
      circuitOf(id).hasTrialCall = false
    },
  }
}
