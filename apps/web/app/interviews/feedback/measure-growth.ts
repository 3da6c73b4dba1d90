import type { GrowthPoint, TestResult } from '@sightline/contracts/questions'
import { OUT_OF_MEMORY, TOO_DEEP } from '@sightline/languages/call-outcome'
import { growthSizes } from '@sightline/question-bank/growth-sizes'
import { createRandomSource } from '@sightline/question-bank/inputs'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import type { CodeRuns } from '../run/use-run.ts'

type Measurement = { slug: string; code: string; probe: CodeRuns['probe'] }

/**
 * Runs the code on valid random inputs of growing size, up to the largest that the constraints allow, of every shape.
 * Each call has the time limit of a whole run. Stops at the first input that the code does not get through. Null when a
 * run took the sandbox over or the code fails for another reason.
 */
export async function measureGrowth({ slug, code, probe }: Measurement): Promise<GrowthPoint[] | null> {
  const { sizes, shapes } = await loadInputs(slug)
  const points: GrowthPoint[] = []
  for (const [shape, draw] of Object.entries(shapes))
    for (const size of growthSizes(sizes)) {
      // What the code should return is not known, and does not matter here.
      const test = { name: shape, args: draw(size, createRandomSource(size)), expected: null }
      const [result] = (await probe(code, [test])) ?? []
      const ending = result && endingOf(result)
      if (!result || !ending) return null
      points.push({ shape, size, timeMs: result.timeMs, ending })
      if (ending !== 'finished') return points
    }
  return points
}

function endingOf({ status, error }: TestResult): GrowthPoint['ending'] | null {
  if (status === 'passed' || status === 'failed') return 'finished'
  if (status === 'timeout') return 'timeout'
  if (error?.message === TOO_DEEP) return 'too-deep'
  return error?.message === OUT_OF_MEMORY ? 'out-of-memory' : null
}
