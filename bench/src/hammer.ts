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
