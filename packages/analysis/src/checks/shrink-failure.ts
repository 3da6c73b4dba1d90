import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import type { Probe } from './checked-code.ts'
import { findFailure } from './find-failure.ts'

/**
 * Brings drawn inputs that are simpler than one of the drawn tests, the simplest first: the path
 * names the test by its place, and then the places of those that were brought and failed.
 */
export type SmallerThan = (path: readonly number[]) => Promise<TestCase[]>

export type FailedTest = { test: TestCase; result: TestResult }

const STEPS_MAX = 12
/** Of inputs near the visible tests, which were not drawn, there are no simpler ones. */
const STARTS_MAX = 3

/**
 * The simplest input found that code fails, step by step from the first of the drawn tests that it
 * fails; null where it fails none.
 */
export async function shrinkFailure(
  code: string,
  { tests, results }: { tests: readonly TestCase[]; results: readonly TestResult[] },
  { probe, smallerThan }: { probe: Probe; smallerThan?: SmallerThan | undefined },
): Promise<FailedTest | null> {
  const first = failedOf(results, tests)
  if (!first || !smallerThan || isTimeout(first.failed)) return first?.failed ?? null
  const starts = tests.flatMap((test, place) => {
    const result = results[place]
    return result && findFailure([result], [test]) === 0
      ? [{ failed: { test, result }, place }]
      : []
  })
  for (const start of starts.slice(0, STARTS_MAX)) {
    const smallest = await follow(code, start, { probe, smallerThan })
    if (smallest !== start.failed)
      return lengthOf(smallest) < lengthOf(first.failed) ? smallest : first.failed
  }
  return first.failed
}

async function follow(
  code: string,
  start: { failed: FailedTest; place: number },
  { probe, smallerThan }: { probe: Probe; smallerThan: SmallerThan },
): Promise<FailedTest> {
  let { failed } = start
  let path = [start.place]
  while (path.length < STEPS_MAX) {
    // Shrinking is a help: without a connection the input stays as it is.
    const tests = await smallerThan(path).catch(() => [])
    const next = tests.length > 0 ? failedOf((await probe(code, tests)) ?? [], tests) : null
    if (!next || isTimeout(next.failed)) break
    failed = next.failed
    path = [...path, next.place]
  }
  return failed
}

function failedOf(results: readonly TestResult[], tests: readonly TestCase[]) {
  const place = findFailure(results, tests)
  const [test, result] = [tests[place], results[place]]
  return test && result ? { failed: { test, result }, place } : null
}

const isTimeout = ({ result }: FailedTest) => result.status === 'timeout'
const lengthOf = ({ test }: FailedTest) => JSON.stringify(test.args).length
