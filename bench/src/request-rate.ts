import { setTimeout } from 'node:timers/promises'
import { p99 } from './row.ts'

export interface Rate {
  perS: number
  p99Ms: number
}

/** Calls `work` `times` times, with `concurrency` calls in progress at any moment. */
export async function runConcurrently(
  times: number,
  concurrency: number,
  work: (index: number) => Promise<unknown>,
): Promise<Rate> {
  const durationsMs: number[] = []
  let nextIndex = 0
  const startedAt = performance.now()
  const worker = async () => {
    while (nextIndex < times) {
      const index = nextIndex++
      const workStartedAt = performance.now()
      await work(index)
      durationsMs.push(performance.now() - workStartedAt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  return { perS: times / seconds, p99Ms: p99(durationsMs) }
}

/**
 * Starts `work` at a fixed rate, whether or not earlier calls have ended, as independent clients
 * do. Durations count from the moment a call was due, so that a late start is not hidden.
 */
export async function runAtRate(
  times: number,
  perS: number,
  work: (index: number) => Promise<unknown>,
): Promise<{ p99Ms: number }> {
  const startedAt = performance.now()
  const durationsMs = Array.from({ length: times }, async (_, index) => {
    const dueAt = startedAt + (index * 1000) / perS
    await setTimeout(Math.max(0, dueAt - performance.now()))
    await work(index)
    return performance.now() - dueAt
  })
  return { p99Ms: p99(await Promise.all(durationsMs)) }
}
