import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import { formatInput, truncate } from '@sightline/languages/format-value'
import { type Repair, repairsOf } from '../causes/repairs.ts'
import type { Remark } from '../remark.ts'
import { lineOfAnswer } from './answer-line.ts'
import { type CheckedCode, lineOfFunction, type Probe } from './checked-code.ts'
import { isTooDeep } from './find-failure.ts'
import { type FailedTest, type SmallerThan, shrinkFailure } from './shrink-failure.ts'

type Search = CheckedCode & { tests: TestCase[]; probe: Probe; smallerThan?: SmallerThan }

/** Compiling C++ takes a second for each repair. */
const REPAIRS_MAX = { cpp: 4, other: 20 }
/** Code that is tried in vain runs until the time limit. */
const ENDLESS_REPAIRS_MAX = 2

/**
 * A remark on the simplest input that fails, starting from the tests, or that a usual mistake keeps
 * from ending; null when there is none or they could not be run.
 */
export async function findFailingInput(search: Search): Promise<Remark | null> {
  const { code, tests, probe } = search
  const results = await probe(code, tests)
  if (!results) return null
  const failed = await shrinkFailure(code, { tests, results }, search)
  // Code that takes too long for an input that is not tiny may just be slow, which is measured later.
  const { test, result } = failed ?? firstOf(tests, results, isTimeout) ?? {}
  if (!test || !result) return null
  const cause = await findCause(search, results, { test, result })
  if (!failed && !cause) return null
  const line =
    cause?.line ??
    result.error?.line ??
    (isTimeout(result) ? lineOfLoop(search) : await lineOfAnswer(search, test, probe))
  return remarkOn({ search, test, result, cause, line })
}

function firstOf(
  tests: TestCase[],
  results: TestResult[],
  isChosen: (result: TestResult) => boolean,
): FailedTest | null {
  const at = results.findIndex(isChosen)
  const [test, result] = [tests[at], results[at]]
  return test && result ? { test, result } : null
}

const LOOP = /\b(?:while|until|loop|for)\b/

/** The first line below the head of the candidate's function that begins a loop, else the head. */
function lineOfLoop(checked: CheckedCode): number {
  const head = lineOfFunction(checked)
  const loop = checked.code.split('\n').findIndex((text, at) => at >= head && LOOP.test(text))
  return loop < 0 ? head : loop + 1
}

const isTimeout = ({ status }: TestResult) => status === 'timeout'

/**
 * Whether looking for a failing input says more than the results do: code that returns nothing
 * anywhere has a plainer fault, except a recursion without an end.
 */
export const isWorthProbing = (results: readonly TestResult[]): boolean =>
  results.some(({ got, error }) => got !== null || isTooDeep({ error }))

/**
 * The usual mistake that makes a test fail: without the mistake the test passes, and so do all
 * tests that passed before. Null when there is no such mistake, or the tests could not be run.
 */
async function findCause(
  { language, code, tests, probe }: Search,
  results: TestResult[],
  failed: FailedTest,
): Promise<Repair | null> {
  const isEndless = isTimeout(failed.result)
  const failing = [failed.test]
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

interface Failure extends FailedTest {
  search: Search
  cause: Repair | null
  line: number
}

function remarkOn({ search, test, result, cause, line }: Failure): Remark {
  const input = formatInput(search.question.signature, test.args).replaceAll('\n', ', ')
  const isLong = input.length > SHOWN_MAX
  const [got, expected] = [result.got ?? 'nothing', result.expected].map((value) =>
    truncate(value, SHOWN_MAX),
  )
  const isEndless = isTimeout(result)
  const outcome = isEndless
    ? `is still running after ${RUN_LIMIT_MS / 1000} s, expected \`${expected}\`.`
    : result.error
      ? result.error.message
      : `gives \`${got}\`, expected \`${expected}\`.`
  const shown = isLong ? `“${test.name}”, \`${truncate(input, SHOWN_MAX)}\`,` : `\`${input}\``
  const reason = `The smallest one found: ${shown} ${outcome}`
  return {
    kind: isEndless ? 'endless-loop' : 'edge-case',
    line,
    message: isTooDeep(result)
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
