import { setTimeout } from 'node:timers/promises'
import { p99 } from './row.ts'

export interface Hammered {
  perS: number
  p99Ms: number
}

/** Does `work` so many times, `atOnce` at a time, each as soon as the one before it is done. */
export async function hammer(
  times: number,
  atOnce: number,
  work: (turn: number) => Promise<unknown>,
): Promise<Hammered> {
  const tookMs: number[] = []
  let next = 0
  const startedAt = performance.now()
  const worker = async () => {
    while (next < times) {
      const turn = next++
      const begunAt = performance.now()
      await work(turn)
      tookMs.push(performance.now() - begunAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  return { perS: times / seconds, p99Ms: p99(tookMs) }
}

/**
 * Begins `work` so many times a second, whether or not what was begun before is done, as strangers do. What it took counts from when it
 * was to begin, so that a wait before the beginning is not hidden.
 */
export async function pace(
  times: number,
  perS: number,
  work: (turn: number) => Promise<unknown>,
): Promise<{ p99Ms: number }> {
  const startedAt = performance.now()
  const begun = Array.from({ length: times }, async (_, turn) => {
    const dueAt = startedAt + (turn * 1000) / perS
    await setTimeout(Math.max(0, dueAt - performance.now()))
    await work(turn)
    return performance.now() - dueAt
  })
  return { p99Ms: p99(await Promise.all(begun)) }
}
