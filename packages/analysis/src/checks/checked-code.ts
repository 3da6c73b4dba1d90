import type { Language } from '@sightline/contracts/languages/languages'
import type {
  CandidateQuestion,
  TestCase,
  TestResult,
} from '@sightline/contracts/questions/questions'
import { functionName } from '@sightline/languages/function-name'

/** The code that was checked by running it. */
export type CheckedCode = {
  code: string
  language: Language
  question: Pick<CandidateQuestion, 'signature'>
}

/** The first line that names the candidate's function: where a remark on all of it stands. */
export function lineOfFunction({ code, language, question: { signature } }: CheckedCode): number {
  const name = functionName(signature, language)
  return Math.max(1, code.split('\n').findIndex((text) => text.includes(name)) + 1)
}

/** Runs code against tests; null when the tests could not be run. */
export type Probe = (code: string, tests: TestCase[]) => Promise<TestResult[] | null>
