import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type {
  CandidateQuestion,
  TestCase,
  TestResult,
} from '@sightline/contracts/questions/questions'
import { formatInput, formatResult } from './format-value.ts'

export type RunTest = { test: TestCase; isHidden: boolean }

/**
 * Code and the tests to run it against. A run returns one result per test, in the order of the
 * tests.
 */
export type Run = {
  question: Pick<CandidateQuestion, 'signature' | 'comparison'>
  code: string
  tests: RunTest[]
}

/** The candidate's code without the mark at its beginning that some editors add to files. */
export const codeOf = ({ code }: Run) => code.replace(/^\uFEFF/, '')

/** The result of a test that the run did not reach. */
export const notRunResult = ({ question }: Run, { test, isHidden }: RunTest): TestResult => ({
  name: test.name,
  isHidden,
  status: 'not-run',
  input: formatInput(question.signature, test.args),
  expected: formatResult(question.signature, test.expected),
  got: null,
  timeMs: 0,
  output: '',
  error: null,
})

/** The message of a run that exceeded its time limit. */
export const timeoutMessage = (limitMs: number) =>
  `Stopped: the run took longer than ${limitMs / 1000} s. Look for a loop that never ends, or for work that grows too fast with the input.`
export const TIMEOUT_MESSAGE = timeoutMessage(RUN_LIMIT_MS)
