import type { TestResult } from '@sightline/contracts/questions/questions'
import { Badge } from '@sightline/ui/badge'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { LineLink } from '../feedback/line-link.tsx'
import { TestStatusMark } from './test-status.tsx'
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
