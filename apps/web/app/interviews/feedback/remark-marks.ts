import type { Remark, RemarkKind } from '@sightline/analysis/remark'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { LineMark } from '../editor/editor-setup.ts'
import { pluralize } from '../labels.ts'

const MINOR_KINDS: RemarkKind[] = [
  'mutation',
  'unreachable',
  'unused',
  'syntax',
  'repetition',
  'naming',
]

/**
 * The lines to mark in the editor: those of the failing test and of the remarks, but for praise.
 */
export function lineMarksOf(failing: TestResult | undefined, remarks: Remark[] | null): LineMark[] {
  const testMarks: LineMark[] = failing?.error?.line
    ? [{ line: failing.error.line, message: failing.error.message, severity: 'error' }]
    : []
  return [
    ...testMarks,
    ...(remarks ?? [])
      .filter(({ kind }) => kind !== 'own-tests')
      .map(
        ({ kind, line, message }): LineMark => ({
          line,
          message: message.replaceAll('`', ''),
          severity: MINOR_KINDS.includes(kind) ? 'info' : 'warning',
        }),
      ),
  ]
}

/** What screen readers say when the number of remarks has changed. */
export const remarkCountAnnouncement = (amount: number): string =>
  amount === 0
    ? 'No remarks on your code any more.'
    : `${pluralize(amount, 'remark')} on your code.`
