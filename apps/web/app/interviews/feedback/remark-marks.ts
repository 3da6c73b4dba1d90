import type { Remark } from '@sightline/analysis/remark'
import type { TestResult } from '@sightline/contracts/questions'
import type { LineMark } from '../editor/editor-setup.ts'
import { pluralize } from '../labels.ts'

/** The lines to mark in the code: where a test failed, and what remarks are about. */
export function lineMarksOf(failing: TestResult | undefined, remarks: Remark[] | null): LineMark[] {
  const ofTest: LineMark[] = failing?.error?.line
    ? [{ line: failing.error.line, message: failing.error.message, severity: 'error' }]
    : []
  return [
    ...ofTest,
    ...(remarks ?? []).map(({ kind, line, message }): LineMark => {
      const isStyle = kind === 'mutation' || kind === 'unreachable' || kind === 'unused' || kind === 'syntax'
      return { line, message: message.replaceAll('`', ''), severity: isStyle ? 'info' : 'warning' }
    }),
  ]
}

/** What a screen reader says when the number of remarks has changed. */
export const remarkCountAnnouncement = (amount: number): string =>
  amount === 0 ? 'No remarks on your code any more.' : `${pluralize(amount, 'remark')} on your code.`
