import type { PastScore } from '@sightline/contracts/scores'
import { Disclosure } from '@sightline/ui/disclosure'
import { LineChart } from '@sightline/ui/line-chart'
import { Table } from '@sightline/ui/table'
import { dimensions } from './dimension-words.ts'

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const TICKS = [0, 2, 4]

/** How the scores went, as charts and as a table. */
export function ScoresOverTime({ interviews }: { interviews: PastScore[] }) {
  const dayOf = ({ endedAt }: PastScore) => DAY.format(new Date(endedAt))
  const points = (scoreOf: (one: PastScore) => number | null) =>
    interviews.map((one) => ({ key: one.id, label: dayOf(one), value: scoreOf(one) }))
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">Scores over time</h2>
      {interviews.length === 1 && (
        <p className="text-sm text-muted">One interview so far; a line appears with the second.</p>
      )}
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <LineChart title="Overall" ticks={TICKS} points={points(({ overall }) => overall)} />
        {dimensions.map(({ id, name }) => (
          <LineChart key={id} title={name} ticks={TICKS} points={points(({ dimensions }) => dimensions[id] ?? null)} />
        ))}
      </div>
      <div className="border-t border-line">
        <Disclosure summary="The same as a table">
          <Table
            caption="Scores of each interview, newest first"
            columns={[
              { label: 'Date' },
              { label: 'Overall', isNumeric: true },
              ...dimensions.map(({ name }) => ({ label: name, isNumeric: true })),
            ]}
            rows={interviews.toReversed().map((one) => ({
              key: one.id,
              cells: [
                dayOf(one),
                one.overall.toFixed(1),
                ...dimensions.map(({ id }) => one.dimensions[id]?.toFixed(1) ?? '–'),
              ],
            }))}
          />
        </Disclosure>
      </div>
    </section>
  )
}
