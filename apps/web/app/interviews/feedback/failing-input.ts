import { type Repair, repairsOf } from '@sightline/analysis/causes/repairs'
import type { Remark } from '@sightline/analysis/remark'
import type { CandidateQuestion, Language, TestCase, TestResult, Value } from '@sightline/contracts/questions'
import { TOO_DEEP } from '@sightline/languages/call-outcome'
import { formatInput } from '@sightline/languages/format-value'
import { functionName } from '@sightline/languages/function-name'
import type { CodeRuns } from '../run/use-run.ts'

type Search = {
  question: CandidateQuestion
  language: Language
  code: string
  tests: TestCase[]
  probe: CodeRuns['probe']
}

/** Compiling C++ takes a second for each repair. */
const REPAIRS_MAX = { cpp: 4, other: 20 }

/** A remark on the first of the tests that fails; null when none does or they could not be run. */
export async function findFailingInput(search: Search): Promise<Remark | null> {
  const { code, tests, probe } = search
  const results = await probe(code, tests)
  const index = results?.findIndex(isFailure) ?? -1
  const [test, result] = [tests[index], results?.[index]]
  if (!results || !test || !result) return null
  return remarkOn(search, test, result, await findCause(search, results, index))
}

const isFailure = ({ status }: TestResult) => status === 'failed' || status === 'error'

/**
 * The usual mistake that makes a test fail: without the mistake the test passes, and so do all tests that passed before.
 * Null when there is no such mistake, or the tests could not be run.
 */
async function findCause(
  { language, code, tests, probe }: Search,
  results: TestResult[],
  index: number,
): Promise<Repair | null> {
  const failing = tests.slice(index, index + 1)
  const passing = tests.filter((_, at) => results[at]?.status === 'passed')
  const max = language === 'cpp' ? REPAIRS_MAX.cpp : REPAIRS_MAX.other
  for (const repair of repairsOf(code, language).slice(0, max)) {
    const [repaired] = (await probe(repair.code, failing)) ?? []
    if (repaired?.status !== 'passed') continue
    const others = await probe(repair.code, passing)
    if (others?.every(({ status }) => status === 'passed')) return repair
  }
  return null
}

function remarkOn(
  { question: { signature }, language, code }: Search,
  test: TestCase,
  result: TestResult,
  cause: Repair | null,
): Remark {
  const line = code.split('\n').findIndex((text) => text.includes(functionName(signature, language))) + 1
  const input = formatInput(signature, test.args).replaceAll('\n', ', ')
  const outcome = result.error ? result.error.message : `gives \`${result.got}\`, expected \`${result.expected}\`.`
  const reason = `The smallest one found: \`${input}\` ${outcome}`
  const isEndless = result.error?.message === TOO_DEEP && isTiny(test.args)
  return {
    kind: 'edge-case',
    line: cause?.line ?? result.error?.line ?? Math.max(1, line),
    message: isEndless
      ? 'The recursion has no end for a small input: a base case is missing.'
      : 'Your code gives a wrong answer for a small input.',
    reason: cause ? `${reason} The cause is in line ${cause.line}: ${cause.cause}` : reason,
  }
}

const TINY_MAX = 100

/** True for inputs that need few nested calls: those that nest too many never end. */
const isTiny = (value: Value): boolean => {
  if (Array.isArray(value)) return value.length <= TINY_MAX && value.every(isTiny)
  if (typeof value === 'string') return value.length <= TINY_MAX
  return typeof value !== 'number' || Math.abs(value) <= TINY_MAX
}
