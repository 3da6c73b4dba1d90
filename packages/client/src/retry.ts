import { ApiError } from './errors.ts'
import { onOnline } from './online.ts'

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 15_000
/** No server is waited for longer than this, whatever it asks for. */
const MAX_ASKED_MS = 10 * 60_000

/**
 * The delay before the retry after `failures` consecutive failures, in milliseconds: 1 s, doubled
 * each time up to 15 s; longer where the server asked for it in `error`, the last failure.
 */
export const retryDelayMs = (failures: number, error?: unknown) =>
  Math.max(Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS), askedMs(error))

const askedMs = (error: unknown) =>
  error instanceof ApiError ? Math.min((error.retryAfterS ?? 0) * 1000, MAX_ASKED_MS) : 0

/**
 * Waits until the retry after `error`: for the delay, until the browser is back online, or until
 * `signal` is aborted.
 */
export function untilRetry(failures: number, signal: AbortSignal, error?: unknown): Promise<void> {
  const timeout = AbortSignal.timeout(retryDelayMs(failures, error))
  const timeoutOrAbort = AbortSignal.any([signal, timeout])
  return new Promise((resolve) => {
    const stop = onOnline(end)
    timeoutOrAbort.addEventListener('abort', end, { once: true })
    function end() {
      stop()
      resolve()
    }
  })
}

/**
 * Runs `work` whenever `start` is called, and retries it while it fails for a temporary reason: no
 * response, a server error or a rate limit. Another `start`, or `stop`, ends earlier retries.
 */
export function createRetrying(work: () => Promise<unknown>): {
  start: () => void
  stop: () => void
} {
  let current = new AbortController()

  async function workUntilDone({ signal }: AbortController) {
    for (let failures = 1; !signal.aborted; failures++) {
      try {
        await work()
        return
      } catch (error) {
        if (!isTemporary(error)) return
        await untilRetry(failures, signal, error)
      }
    }
  }

  return {
    start() {
      current.abort()
      current = new AbortController()
      void workUntilDone(current)
    },
    stop: () => current.abort(),
  }
}

const isTemporary = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429
