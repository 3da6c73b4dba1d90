import type { TestResult, TestStatus } from '@sightline/contracts/questions/questions'
import { Badge } from '@sightline/ui/badge'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { LineLink } from '../feedback/line-link.tsx'
import { Value, ValueDiff } from './value-diff.tsx'

type TestRowProps = {
  result: TestResult
  isFirstFailing: boolean
  onShowLine: (line: number) => void
}

/** The result of a test. A press shows its input, the expected and the actual value. */
export function TestRow({ result, isFirstFailing, onShowLine }: TestRowProps) {
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? isFirstFailing
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setToggled(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-2 text-left transition-colors hover:bg-surface focus-visible:-outline-offset-2"
      >
        <ChevronRight
          size={16}
          aria-hidden
          className={`text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        <TestStatusMark status={result.status} />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
          <span className="first-letter:uppercase">{result.name}</span>
          {result.isHidden && <Badge>Hidden</Badge>}
        </span>
        {result.status !== 'not-run' && (
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            {result.timeMs < 0.1 ? '< 0.1' : result.timeMs} ms
          </span>
        )}
      </button>
      {isOpen && <TestDetails result={result} onShowLine={onShowLine} />}
    </li>
  )
}

function TestDetails({ result, onShowLine }: Omit<TestRowProps, 'isFirstFailing'>) {
  const { status, input, expected, got, output, error } = result
  return (
    <div className="flex flex-col gap-3 pt-1 pr-2 pb-4 pl-9 text-sm">
      {error && <ErrorDetails error={error} onShowLine={onShowLine} />}
      <dl className="flex flex-col gap-2">
        <Value label="Input" text={input} />
        {status === 'failed' && got !== null ? (
          <ValueDiff expected={expected} got={got} />
        ) : (
          <>
            <Value label="Expected" text={expected} />
            {got !== null && <Value label="Got" text={got} />}
          </>
        )}
        {output && <Value label="Printed" text={output.trimEnd()} />}
      </dl>
    </div>
  )
}

/** An error: its first line, and below it the excerpt in which compilers show the place. */
function ErrorDetails({
  error,
  onShowLine,
}: { error: NonNullable<TestResult['error']> } & Pick<TestRowProps, 'onShowLine'>) {
  const [headline, ...excerpt] = error.message.split('\n')
  return (
    <div className="text-bad">
      <p className="wrap-anywhere">
        {headline}
        {error.line !== null && (
          <>
            {' '}
            <LineLink line={error.line} onShowLine={onShowLine} />
          </>
        )}
      </p>
      {excerpt.length > 0 && (
        <pre className="mt-2 font-mono text-xs whitespace-pre-wrap">{excerpt.join('\n')}</pre>
      )}
    </div>
  )
}

const STATUS_LABELS = {
  passed: { Icon: Check, label: 'Passed', colour: 'text-good' },
  failed: { Icon: X, label: 'Failed', colour: 'text-bad' },
  error: { Icon: TriangleAlert, label: 'Error', colour: 'text-bad' },
  timeout: { Icon: Timer, label: 'Time is up', colour: 'text-warn' },
  'not-run': { Icon: CircleSlash, label: 'Not run', colour: 'text-muted' },
} satisfies Record<TestStatus, object>

/**
 * The status of a test, as an icon and a label. On phones only screen readers get the label, since
 * names need the room.
 */
function TestStatusMark({ status }: { status: TestStatus }) {
  const { Icon, label, colour } = STATUS_LABELS[status]
  return (
    <span className={`flex shrink-0 items-center gap-2 text-sm font-medium sm:w-24 ${colour}`}>
      <Icon size={16} aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </span>
  )
}
