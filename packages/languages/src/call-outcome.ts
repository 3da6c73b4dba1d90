import { OUTPUT_MAX_LENGTH, RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interviews/limits'
import type { Signature, TestResult } from '@sightline/contracts/questions/questions'
import { firstCharacters, toWellFormed } from '@sightline/contracts/text/well-formed'
import { className, isClassSignature, solutionName } from './class-signature.ts'
import { isExpected, type ReturnedValue } from './compare.ts'
import { formatResult, truncate } from './format-value.ts'
import { notRunResult, type Run, type RunTest, TIMEOUT_MESSAGE } from './run.ts'
import type { IdentifierCase } from './spelling.ts'

const ERROR_MAX_LENGTH = 2000
const OUTPUT_CUT = '… the rest of the output is not kept\n'

/** Why a call returned no value. `line` counts from 1 in the candidate's code. */
export type Fault = { status: 'error' | 'timeout'; message: string; line: number | null }

/** A call that ended with an error; `line` is the line of the candidate's code, from 1. */
export const errorFault = (message: string, line: number | null = null): Fault => ({
  status: 'error',
  message,
  line,
})
/** A call that ran out of time. */
export const timeoutFault = (line: number | null = null): Fault => ({
  status: 'timeout',
  message: TIMEOUT_MESSAGE,
  line,
})

/** Faults with the same message in every language. */
export const OUT_OF_MEMORY = `Out of memory: the limit is ${RUN_MEMORY_LIMIT_MIB} MiB. Look for something that grows without an end.`
export const TOO_DEEP = 'Too many nested calls: the recursion goes too deep or never ends.'
export const CRASHED = 'Your code stopped the engine. Look for something that grows without an end.'
export const NOTHING_RETURNED = 'Your function returned nothing. Is a return missing?'
/** Shown when code that reads the standard input returns a wrong value. */
export const READS_INPUT =
  'Your code reads the standard input, which is empty here: the arguments come as parameters.'
/** The fault of code without the function. `name` is spelled as the language spells it. */
export const missingFunctionMessage = (name: string) =>
  `Your code does not define a function named ${name}.`

/**
 * The fault of code without the function or class of a signature, spelled as a language spells
 * functions.
 */
export const missingSolutionMessage = (signature: Signature, identifierCase: IdentifierCase) =>
  isClassSignature(signature)
    ? `Your code does not define a class named ${className(signature)}.`
    : missingFunctionMessage(solutionName(signature, identifierCase))

/**
 * How one call ended. `remark` explains a value that nearly always has the same cause; it is shown
 * when the value is wrong.
 */
export type CallOutcome = { timeMs: number; output: string } & (
  | { got: ReturnedValue; remark?: string | null; fault?: never }
  | { fault: Fault }
)

/**
 * The result of a test whose call has ended. Texts that come from the candidate's program are made
 * well-formed.
 */
export function toTestResult(run: Run, entry: RunTest, outcome: CallOutcome): TestResult {
  const base = {
    ...notRunResult(run, entry),
    timeMs: Math.max(0, Math.round(outcome.timeMs * 10) / 10),
    output: toWellFormed(outcome.output),
  }
  if (outcome.fault) {
    const { status, message, line } = outcome.fault
    return {
      ...base,
      status,
      error: { message: toWellFormed(truncate(message, ERROR_MAX_LENGTH)), line },
    }
  }
  const { got, remark = null } = outcome
  const isPassed = isExpected(got, entry.test.expected, run.question.comparison)
  return {
    ...base,
    status: isPassed ? 'passed' : 'failed',
    got: toWellFormed(formatResult(run.question.signature, got)),
    error: isPassed || remark === null ? null : { message: remark, line: null },
  }
}

/**
 * The results of a run whose code could not be loaded: the first test shows the fault, the others
 * are not run.
 */
export function* resultsOfUnloadableCode(run: Run, why: Fault): Generator<TestResult> {
  for (const [index, entry] of run.tests.entries())
    yield index === 0
      ? toTestResult(run, entry, { timeMs: 0, output: '', fault: why })
      : notRunResult(run, entry)
}

/** The stored part of a test's output: OUTPUT_MAX_LENGTH characters. */
export const truncateOutput = (output: string) =>
  output.length > OUTPUT_MAX_LENGTH
    ? `${firstCharacters(output, OUTPUT_MAX_LENGTH)}\n${OUTPUT_CUT}`
    : output

/** Collects a test's output. `write` returns true once further output is dropped. */
export function collectOutput() {
  let output = ''
  const write = (text: string) => {
    if (output.length <= OUTPUT_MAX_LENGTH) output += text
    return output.length > OUTPUT_MAX_LENGTH
  }
  return { output: () => truncateOutput(output), write }
}
