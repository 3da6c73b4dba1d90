import type { Remark } from '@sightline/analysis/remark'
import type { CandidateQuestion, TestCase, TestResult } from '@sightline/contracts/questions'
import { formatInput } from '@sightline/languages/format-value'
import type { CodeRuns } from '../run/use-run.ts'

type Search = { question: CandidateQuestion; code: string; tests: TestCase[]; probe: CodeRuns['probe'] }

/** A remark on the first of the tests that fails; null when none does or they could not be run. */
export async function findFailingInput({ question, code, tests, probe }: Search): Promise<Remark | null> {
  const results = await probe(code, tests)
  const index = results?.findIndex(({ status }) => status === 'failed' || status === 'error') ?? -1
  const [test, result] = [tests[index], results?.[index]]
  return test && result ? remarkOn(question, code, test, result) : null
}

function remarkOn({ signature }: CandidateQuestion, code: string, test: TestCase, result: TestResult): Remark {
  const line = code.split('\n').findIndex((text) => text.includes(signature.name)) + 1
  const input = formatInput(signature, test.args).replaceAll('\n', ', ')
  const outcome = result.error ? result.error.message : `gives \`${result.got}\`, expected \`${result.expected}\`.`
  return {
    kind: 'edge-case',
    line: result.error?.line ?? Math.max(1, line),
    message: 'Your code gives a wrong answer for a small input.',
    reason: `The smallest one found: \`${input}\` ${outcome}`,
  }
}
