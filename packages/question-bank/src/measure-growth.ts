import type { GrowthPoint, TestCase, TestResult } from '@sightline/contracts/questions'
import { OUT_OF_MEMORY, TOO_DEEP } from '@sightline/languages/call-outcome'
import { growthSizes } from './growth-sizes.ts'
import { createRandomSource, type QuestionInputs } from './inputs.ts'

/** Makes one call of a solution, with the time limit of a whole run; null when something else took the runtime over. */
export type RunCall = (test: TestCase) => Promise<TestResult | null>

/** A call that ended with an error other than those that come from time, depth or memory. */
export type BrokenCall = { shape: string; size: number; error: NonNullable<TestResult['error']> }

/** `points` is null when a call could not be made or broke. */
export type MeasuredGrowth = { points: GrowthPoint[]; broken: null } | { points: null; broken: BrokenCall | null }

/**
 * Calls a solution with valid random inputs of growing size, up to the largest that the constraints allow, of every
 * shape. Stops at the first input that the solution does not get through.
 */
export async function measureGrowth({ sizes, shapes }: QuestionInputs, run: RunCall): Promise<MeasuredGrowth> {
  const points: GrowthPoint[] = []
  for (const [shape, draw] of Object.entries(shapes))
    for (const size of growthSizes(sizes)) {
      // What the code should return is not known, and does not matter here.
      const result = await run({ name: shape, args: draw(size, createRandomSource(size)), expected: null })
      const ending = result && endingOf(result)
      if (!ending) return { points: null, broken: result?.error ? { shape, size, error: result.error } : null }
      points.push({ shape, size, timeMs: result.timeMs, ending })
      if (ending !== 'finished') return { points, broken: null }
    }
  return { points, broken: null }
}

function endingOf({ status, error }: TestResult): GrowthPoint['ending'] | null {
  if (status === 'passed' || status === 'failed') return 'finished'
  if (status === 'timeout') return 'timeout'
  if (error?.message === TOO_DEEP) return 'too-deep'
  return error?.message === OUT_OF_MEMORY ? 'out-of-memory' : null
}
