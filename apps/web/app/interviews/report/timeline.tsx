import type { Moment } from '@sightline/coach/report/timeline'
import { formatClock } from '../public.ts'
import { anchorOf } from './report-labels.ts'

/** The events of the interview in order. The evidence in the report links to them. */
export function Timeline({ moments }: { moments: Moment[] }) {
  return (
    <section className="flex flex-col gap-4 print:gap-2">
      <h2 className="text-xl">What happened</h2>
      <ol className="flex flex-col border-l border-line print:block print:columns-2 print:border-l-0">
        {moments.map(({ seq, clockMs, by, text, words }) => (
          <li
            key={seq}
            id={anchorOf(seq)}
            tabIndex={-1}
            className="grid grid-cols-[4rem_1fr] gap-x-4 rounded-r-control py-2 pl-4 outline-none target:bg-surface target:shadow-[inset_2px_0_0_var(--color-accent)] print:grid-cols-[2.5rem_1fr] print:gap-x-1 print:py-0.5 print:pl-0"
          >
            <span className="text-sm text-muted tabular-nums">
              <span className="sr-only">At </span>
              {formatClock(clockMs)}
            </span>
            <div className="flex min-w-0 flex-col gap-1">
              <p className="text-sm">
                <span className="font-medium">{by === 'coach' ? 'Coach' : 'You'}</span>{' '}
                <span className="text-muted">{text.charAt(0).toLowerCase() + text.slice(1)}</span>
              </p>
              {words !== null && (
                <p className="max-w-reading break-words whitespace-pre-wrap">{words}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
