import type { TestCase, TestResult, Value } from '@sightline/contracts/questions/questions'
import { OUT_OF_MEMORY, TOO_DEEP } from '@sightline/languages/call-outcome'
import { formatInput, truncate } from '@sightline/languages/format-value'
import { type Repair, repairsOf } from '../causes/repairs.ts'
import type { Remark } from '../remark.ts'
import { lineOfAnswer } from './answer-line.ts'
import { type CheckedCode, lineOfFunction, type Probe } from './checked-code.ts'

type Search = CheckedCode & { tests: TestCase[]; probe: Probe }

/** Compiling C++ takes a second for each repair. */
const REPAIRS_MAX = { cpp: 4, other: 20 }
/** Code that is tried in vain runs until the time limit. */
const ENDLESS_REPAIRS_MAX = 2

/**
 * A remark on the first of the tests that fails, or that a usual mistake keeps from ending; null
 * when there is none or they could not be run.
 */
export async function findFailingInput(search: Search): Promise<Remark | null> {
  const { code, tests, probe } = search
  const results = await probe(code, tests)
  const failing = results?.findIndex((result, at) => isFailure(result, tests[at])) ?? -1
  // Code that takes too long may just be slow, which is measured later.
  const isEndless = failing < 0
  const index = isEndless
    ? (results?.findIndex(({ status }) => status === 'timeout') ?? -1)
    : failing
  const [test, result] = [tests[index], results?.[index]]
  if (!results || !test || !result) return null
  const cause = await findCause(search, results, index, isEndless)
  if (isEndless && !cause) return null
  const line = cause?.line ?? result.error?.line ?? (await lineOfAnswer(search, test, probe))
  return remarkOn({ search, test, result, cause, line })
}

/**
 * Whether looking for a failing input says more than the results do: code that returns nothing
 * anywhere has a plainer fault, except a recursion without an end.
 */
export const isWorthProbing = (results: readonly TestResult[]): boolean =>
  results.some(({ got, error }) => got !== null || error?.message === TOO_DEEP)

/**
 * Too much memory, and too many nested calls for an input that is not tiny, are matters of growth.
 */
const isFailure = ({ status, error }: TestResult, test: TestCase | undefined) => {
  if (error?.message === OUT_OF_MEMORY) return false
  if (error?.message === TOO_DEEP) return test !== undefined && isTiny(test.args)
  return status === 'failed' || status === 'error'
}

/**
 * The usual mistake that makes a test fail: without the mistake the test passes, and so do all
 * tests that passed before. Null when there is no such mistake, or the tests could not be run.
 */
async function findCause(
  { language, code, tests, probe }: Search,
  results: TestResult[],
  index: number,
  isEndless: boolean,
): Promise<Repair | null> {
  const failing = tests.slice(index, index + 1)
  const passing = tests.filter((_, at) => results[at]?.status === 'passed')
  const max = isEndless
    ? ENDLESS_REPAIRS_MAX
    : language === 'cpp'
      ? REPAIRS_MAX.cpp
      : REPAIRS_MAX.other
  const repairs = repairsOf(code, language).filter(({ mayBeEndless }) => mayBeEndless || !isEndless)
  for (const repair of repairs.slice(0, max)) {
    const [repaired] = (await probe(repair.code, failing)) ?? []
    if (repaired?.status !== 'passed') continue
    const others = await probe(repair.code, passing)
    if (others?.every(({ status }) => status === 'passed')) return repair
  }
  return null
}

/** Longer inputs are described instead of shown. */
const SHOWN_MAX = 160

interface Failure {
  search: Search
  test: TestCase
  result: TestResult
  cause: Repair | null
  line: number
}

function remarkOn({ search, test, result, cause, line }: Failure): Remark {
  const input = formatInput(search.question.signature, test.args).replaceAll('\n', ', ')
  const isLong = input.length > SHOWN_MAX
  const [got, expected] = [result.got ?? 'nothing', result.expected].map((value) =>
    truncate(value, SHOWN_MAX),
  )
  const outcome = result.error
    ? result.error.message
    : `gives \`${got}\`, expected \`${expected}\`.`
  const shown = isLong ? `“${test.name}”, \`${truncate(input, SHOWN_MAX)}\`,` : `\`${input}\``
  const reason = `The smallest one found: ${shown} ${outcome}`
  const isEndless = result.error?.message === TOO_DEEP && isTiny(test.args)
  return {
    kind: 'edge-case',
    line,
    message: isEndless
      ? 'The recursion has no end for a small input: a base case is missing.'
      : `Your code ${effectOf(result)} for ${isLong ? 'an input of medium size' : 'a small input'}.`,
    reason: cause ? `${reason} The cause is in line ${cause.line}: ${cause.cause}` : reason,
  }
}

const effectOf = ({ status, error }: TestResult) =>
  status === 'timeout' ? 'does not end' : error ? 'fails' : 'gives a wrong answer'

/**
 * A remark on a call that broke while the code's growth was measured: it passed all smaller inputs.
 */
export function remarkOnBrokenCall(
  { shape, size, error }: { shape: string; size: number; error: NonNullable<TestResult['error']> },
  checked: CheckedCode,
): Remark {
  return {
    kind: 'edge-case',
    line: error.line ?? lineOfFunction(checked),
    message: 'Your code fails for a large input.',
    reason: `With ${shape}, size ${size}: ${error.message}`,
  }
}

const TINY_MAX = 100

/** True for inputs that need few nested calls: those that nest too many never end. */
const isTiny = (value: Value): boolean => {
  if (Array.isArray(value)) return value.length <= TINY_MAX && value.every(isTiny)
  if (typeof value === 'string') return value.length <= TINY_MAX
  return typeof value !== 'number' || Math.abs(value) <= TINY_MAX
}
