import { ApiError } from './http.ts'

const FIRST_AFTER_MS = 1000
const LONGEST_MS = 15_000

/** How long to wait before what has failed `failures` times in a row is tried again, in milliseconds. */
export const retryDelayMs = (failures: number) => Math.min(FIRST_AFTER_MS * 2 ** (failures - 1), LONGEST_MS)

/** Waits until that time has come, the line is back, or `signal` ends it. */
export function untilRetry(failures: number, signal: AbortSignal): Promise<void> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(retryDelayMs(failures))])
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal: over })
    over.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Does `work` whenever it is started, and again by and by while it fails in a way that may pass: no answer, or none now. Another
 * start, or a stop, ends the tries of the one before.
 */
export function createRetrying(work: () => Promise<unknown>): { start: () => void; stop: () => void } {
  let trying = new AbortController()

  async function tryUntilDone({ signal }: AbortController) {
    for (let failures = 1; !signal.aborted; failures++) {
      try {
        await work()
        return
      } catch (error) {
        if (!mayPass(error)) return
      }
      await untilRetry(failures, signal)
    }
  }

  return {
    start() {
      trying.abort()
      trying = new AbortController()
      void tryUntilDone(trying)
    },
    stop: () => trying.abort(),
  }
}

const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429
