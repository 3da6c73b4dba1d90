import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { TestCase, TestResult, Value } from '@sightline/contracts/questions/questions'
import { OUT_OF_MEMORY, TOO_DEEP } from '@sightline/languages/call-outcome'

const ENDLESS = 'Stopped: your code does not end for this input, which is tiny.'

/**
 * The place of the first test that the code fails, -1 when there is none. Code that takes long for
 * an input that is not tiny may just be slow, which is measured elsewhere.
 */
export const findFailure = (
  results: readonly TestResult[] | null,
  tests: readonly TestCase[],
): number =>
  results?.findIndex((result, at) => {
    const test = tests[at]
    return test !== undefined && isFailure(result, test)
  }) ?? -1

/**
 * Too much memory, and too many nested calls for an input that is not small, are matters of growth.
 */
function isFailure(result: TestResult, { args }: TestCase): boolean {
  const { status, error } = result
  if (error?.message === OUT_OF_MEMORY) return false
  if (isTooDeep(result)) return isWithin(args, SMALL)
  return status === 'failed' || status === 'error' || isEndless(result, args)
}

/** Whether a call nested too many calls; some engines say more about it. */
export const isTooDeep = ({ error }: Pick<TestResult, 'error'>): boolean =>
  error?.message.startsWith(TOO_DEEP) ?? false

/**
 * Whether a call ran out of time for an input for which even code that tries every combination ends
 * at once.
 */
const isEndless = ({ status, timeMs }: TestResult, args: Value[]): boolean =>
  status === 'timeout' && timeMs >= RUN_LIMIT_MS / 2 && isWithin(args, TINY)

/** The number of values, where two letters count as one, and the largest number. */
type Extent = { values: number; number: number }
const TINY: Extent = { values: 16, number: 12 }
/** Such inputs need few nested calls: code that nests too many for them never ends. */
const SMALL: Extent = { values: 100, number: 100 }

const isWithin = (args: Value[], { values, number }: Extent): boolean =>
  extentOf(args).values <= values && extentOf(args).number <= number

function extentOf(value: Value): Extent {
  if (typeof value === 'number') return { values: 1, number: Math.abs(value) }
  if (typeof value === 'string') return { values: Math.ceil(value.length / 2), number: 0 }
  if (!Array.isArray(value)) return { values: 1, number: 0 }
  const items = value.map(extentOf)
  return {
    values: items.reduce((sum, { values }) => sum + values, 0),
    number: Math.max(0, ...items.map(({ number }) => number)),
  }
}

/**
 * What a drawn test that a submission fails adds to its results: one more hidden test. A call that
 * never ends is an error there, since running out of time says nothing of the answers.
 */
export const drawnFailure = (failure: TestResult): TestResult => ({
  ...failure,
  name: `Drawn: ${failure.name}`.slice(0, 100),
  isHidden: true,
  ...(failure.status === 'timeout' && {
    status: 'error',
    error: { message: ENDLESS, line: failure.error?.line ?? null },
  }),
})
