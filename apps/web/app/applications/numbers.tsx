import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApplicationSummary } from '@sightline/contracts/applications/applications'
import { outcomeLabel, stateLabel } from './labels.ts'

/** Where applications end, and how long each step takes. */
export function Numbers({ summary }: { summary: ApplicationSummary }) {
  const steps = summary.steps.filter(({ everCount }) => everCount > 0)
  const most = Math.max(1, ...steps.map(({ everCount }) => everCount))
  const endings = [
    ...summary.outcomes.map(({ outcome, count }) => ({ label: outcomeLabel(outcome), count })),
    { label: t`No answer for 30 days`, count: summary.noAnswerCount },
  ].filter(({ count }) => count > 0)
  const mostEndings = Math.max(1, ...endings.map(({ count }) => count))
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <section className="flex flex-col gap-4">
        <h2 className="text-lg">
          <Trans>How far they came</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            How many applications reached each step, and after how long half of them left it.
          </Trans>
        </p>
        <ul className="flex flex-col gap-3">
          {steps.map(({ state, everCount, nowCount, medianDays }) => (
            <Bar
              key={state}
              label={stateLabel(state)}
              value={everCount}
              most={most}
              note={[
                nowCount > 0 ? t`${nowCount} there now` : '',
                medianDays === null ? '' : daysWords(medianDays),
              ]
                .filter(Boolean)
                .join(', ')}
            />
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg">
          <Trans>How they ended</Trans>
        </h2>
        {endings.length === 0 ? (
          <p className="text-muted">
            <Trans>None has ended yet.</Trans>
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {endings.map(({ label, count }) => (
              <Bar key={label} label={label} value={count} most={mostEndings} note="" />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function daysWords(days: number): string {
  if (days < 1) return t`left within a day`
  const count = Math.round(days)
  return plural(count, { one: 'left after a day', other: 'left after # days' })
}

type BarProps = { label: string; value: number; most: number; note: string }

function Bar({ label, value, most, note }: BarProps) {
  return (
    <li className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {label} <span className="font-medium tabular-nums">{value}</span>
        </span>
        <span className="text-muted">{note}</span>
      </div>
      <svg
        aria-hidden
        className="h-2 w-full rounded-control bg-surface"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect width={(100 * value) / most} height="1" className="fill-accent" />
      </svg>
    </li>
  )
}
