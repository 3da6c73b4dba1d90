import { INTERVIEW_ROUNDS, type InterviewRound } from '@sightline/contracts/rounds'
import type { PastScore } from '@sightline/contracts/scores'
import { Disclosure } from '@sightline/ui/disclosure'
import { LineChart } from '@sightline/ui/line-chart'
import { Table } from '@sightline/ui/table'
import { ROUND_LABELS } from '../interviews/public.ts'
import { dimensionsOf } from './dimension-labels.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const TICKS = [0, 2, 4]

/** The course of the scores by round, as charts and as a table. */
export function ScoresOverTime({ interviews }: { interviews: PastScore[] }) {
  const rounds = INTERVIEW_ROUNDS.filter((round) => interviews.some((one) => one.round === round))
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-lg">Scores over time</h2>
      {rounds.map((round) => (
        <RoundScores
          key={round}
          round={round}
          isNamed={rounds.length > 1 || round !== 'coding'}
          interviews={interviews.filter((one) => one.round === round)}
        />
      ))}
    </section>
  )
}

type RoundScoresProps = { round: InterviewRound; isNamed: boolean; interviews: PastScore[] }

function RoundScores({ round, isNamed, interviews }: RoundScoresProps) {
  const dimensions = dimensionsOf(round)
  const dayOf = ({ endedAt }: PastScore) => DAY.format(new Date(endedAt))
  const points = (scoreOf: (one: PastScore) => number | null) =>
    interviews.map((one) => ({ key: one.id, label: dayOf(one), value: scoreOf(one) }))
  const nameOf = (name: string) => (isNamed ? `${ROUND_LABELS[round]}: ${name}` : name)
  return (
    <div className="flex flex-col gap-4">
      {isNamed && <h3 className="text-base">{ROUND_LABELS[round]}</h3>}
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
        <Disclosure summary={isNamed ? `${ROUND_LABELS[round]} as a table` : 'The same as a table'}>
          <Table
            caption={nameOf('Scores of each interview, newest first')}
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
    </div>
  )
}
