import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PastScore } from '@sightline/contracts/interviews/progress'
import { INTERVIEW_ROUNDS, type InterviewRound } from '@sightline/contracts/interviews/rounds'
import { Disclosure } from '@sightline/ui/disclosure'
import { LineChart } from '@sightline/ui/line-chart'
import { Table } from '@sightline/ui/table'
import { roundLabel } from '../interviews/public.ts'
import { localeFor } from '../locale/locale.ts'
import { dimensionsOf } from './dimension-labels.ts'
import { scoreText } from './interview-labels.ts'

const TICKS = [0, 2, 4]

/** The course of the scores by round, as charts and as a table. */
export function ScoresOverTime({ interviews }: { interviews: PastScore[] }) {
  const rounds = INTERVIEW_ROUNDS.filter((round) => interviews.some((one) => one.round === round))
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-lg">
        <Trans>Scores over time</Trans>
      </h2>
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
  const dayOf = ({ endedAt }: PastScore) =>
    new Date(endedAt).toLocaleDateString(localeFor('en-GB'), { day: 'numeric', month: 'short' })
  const points = (scoreOf: (one: PastScore) => number | null) =>
    interviews.map((one) => ({ key: one.id, label: dayOf(one), value: scoreOf(one) }))
  const nameOf = (name: string) => (isNamed ? `${roundLabel(round)}: ${name}` : name)
  return (
    <div className="flex flex-col gap-4">
      {isNamed && <h3 className="text-base">{roundLabel(round)}</h3>}
      {interviews.length === 1 && (
        <p className="text-sm text-muted">
          <Trans>One interview so far; a line appears with the second.</Trans>
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-12 lg:grid-cols-4">
        <LineChart title={t`Overall`} ticks={TICKS} points={points(({ overall }) => overall)} />
        {dimensions.map(({ id, name }) => (
          <LineChart
            key={id}
            title={name}
            ticks={TICKS}
            points={points(({ dimensions }) => dimensions[id] ?? null)}
          />
        ))}
      </div>
      <div className="border-t border-line">
        <Disclosure summary={isNamed ? t`${roundLabel(round)} as a table` : t`The same as a table`}>
          <Table
            caption={nameOf(t`Scores of each interview, newest first`)}
            columns={[
              { label: t`Date` },
              { label: t`Overall`, isNumeric: true },
              ...dimensions.map(({ name }) => ({ label: name, isNumeric: true })),
            ]}
            rows={interviews.toReversed().map((one) => ({
              key: one.id,
              cells: [
                dayOf(one),
                scoreText(one.overall),
                ...dimensions.map(({ id }) => {
                  const score = one.dimensions[id]
                  return score == null ? '–' : scoreText(score)
                }),
              ],
            }))}
          />
        </Disclosure>
      </div>
    </div>
  )
}
