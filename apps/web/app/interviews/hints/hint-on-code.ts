import type { Remark, RemarkKind } from '@sightline/analysis/remark'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { inSentence } from '@sightline/languages/text-table'

/** These come before a failing test, which they explain. */
const BEFORE_TESTS: RemarkKind[] = ['syntax', 'endless-loop', 'missing-return']
/** Matters of style are no way to the approach. */
const STYLE: RemarkKind[] = ['mutation', 'unused', 'repetition', 'naming', 'own-tests']

/**
 * What a hint says of the candidate's code when it is asked for: the most urgent thing that an interviewer would
 * point at, in Markdown. Null while there is nothing to point at. `remarks` are the most urgent
 * first.
 */
export function hintOnCode(
  remarks: readonly Remark[],
  failing: TestResult | undefined,
): string | null {
  const [remark] = remarks.filter(({ kind }) => !STYLE.includes(kind))
  if (failing && !(remark && BEFORE_TESTS.includes(remark.kind))) return onFailure(failing)
  return remark ? `Look at line ${remark.line} of your code first. ${remark.message}` : null
}

function onFailure({ name, status, expected, got, error }: TestResult): string {
  const where = error?.line ? `Look at line ${error.line} of your code first. ` : ''
  if (status === 'timeout' || status === 'not-run')
    return `${where}In the test “${name}” your code runs out of time: which lines run most often there?`
  const outcome = error
    ? `your code stops: ${error.message}`
    : `your code gives ${inSentence(got ?? 'nothing')} where ${inSentence(expected)} is expected. Follow its input through your code by hand.`
  return `${where}In the test “${name}” ${outcome}`
}
