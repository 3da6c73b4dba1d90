import type { GrowthPoint, TestCase, TestResult } from '@sightline/contracts/questions'
import { OUT_OF_MEMORY, TOO_DEEP } from '@sightline/languages/call-outcome'
import { growthSizes } from './growth-sizes.ts'
import { createRandomSource, type QuestionInputs } from './inputs.ts'

/** Makes one call of a solution, with the time limit of a whole run; null when something else took the runtime over. */
export type RunCall = (test: TestCase) => Promise<TestResult | null>

/** A call that ended with an error other than those that come from time, depth or memory. */
export type BrokenCall = { shape: string; size: number; error: NonNullable<TestResult['error']> }

/** `points` is null when a call could not be made or broke. `power` is that of a good solution. */
export type MeasuredGrowth = { power: number } & (
  | { points: GrowthPoint[]; broken: null }
  | { points: null; broken: BrokenCall | null }
)

/**
 * Calls a solution with valid random inputs of growing size, up to the largest that the constraints allow, of every
 * shape. Stops at the first input that the solution does not get through.
 */
export async function measureGrowth(
  { sizes, shapes, power = 1 }: QuestionInputs,
  run: RunCall,
): Promise<MeasuredGrowth> {
  const points: GrowthPoint[] = []
  for (const [shape, draw] of Object.entries(shapes))
    for (const size of growthSizes(sizes)) {
      // What the code should return is not known, and does not matter here.
      const test = { name: shape, args: draw(size, createRandomSource(size)), expected: null }
      const result = await run(test)
      const ending = result && endingOf(result)
      if (!ending) return { power, points: null, broken: result?.error ? { shape, size, error: result.error } : null }
      const timeMs = ending === 'finished' ? await leastTime(result.timeMs, () => run(test)) : result.timeMs
      points.push({ shape, size, timeMs, ending })
      if (ending !== 'finished') return { power, points, broken: null }
    }
  return { power, points, broken: null }
}

/** Shorter times are repeated, since what else the machine does may double them; the least is the truest. */
const SHORT_MS = { from: 2, to: 60 }
const REPEATS = 2

async function leastTime(timeMs: number, repeat: () => Promise<TestResult | null>): Promise<number> {
  let least = timeMs
  for (let time = 0; time < REPEATS && least >= SHORT_MS.from && least <= SHORT_MS.to; time++) {
    const again = await repeat()
    if (!again || endingOf(again) !== 'finished') return least
    least = Math.min(least, again.timeMs)
  }
  return least
}

function endingOf({ status, error }: TestResult): GrowthPoint['ending'] | null {
  if (status === 'passed' || status === 'failed') return 'finished'
  if (status === 'timeout') return 'timeout'
  if (error?.message === TOO_DEEP) return 'too-deep'
  return error?.message === OUT_OF_MEMORY ? 'out-of-memory' : null
}
