import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PastScore } from '@sightline/contracts/interviews/progress'
import { INTERVIEW_ROUNDS, type InterviewRound } from '@sightline/contracts/interviews/rounds'
import { Disclosure } from '@sightline/ui/disclosure'
import { LineChart } from '@sightline/ui/line-chart'
import { Table } from '@sightline/ui/table'
import type { ReactNode } from 'react'
import { roundLabel } from '../interviews/public.ts'
import { localeFor } from '../locale/locale.ts'
import { dimensionsOf } from './dimension-labels.ts'
import { scoreText } from './interview-labels.ts'

const TICKS = [0, 2, 4]

type RoundScores = { round: InterviewRound; interviews: PastScore[] }

/** The course of the scores: one chart per round, and each dimension on request. */
export function ScoresOverTime({ interviews }: { interviews: PastScore[] }) {
  const rounds = INTERVIEW_ROUNDS.map((round) => ({
    round,
    interviews: interviews.filter((one) => one.round === round),
  })).filter(({ interviews }) => interviews.length > 0)
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-lg">
        <Trans>Scores over time</Trans>
      </h2>
      <Charts>
        {rounds.map(({ round, interviews }) => (
          <LineChart
            key={round}
            title={roundLabel(round)}
            ticks={TICKS}
            points={pointsOf(interviews, ({ overall }) => overall)}
          />
        ))}
      </Charts>
      {interviews.length === 1 && (
        <p className="text-sm text-muted">
          <Trans>One interview so far; a line appears with the second.</Trans>
        </p>
      )}
      <div className="border-t border-line">
        <Disclosure summary={t`Each dimension over time`}>
          <div className="flex flex-col gap-8">
            {rounds.map((scores) => (
              <DimensionCharts key={scores.round} {...scores} />
            ))}
          </div>
        </Disclosure>
        <Disclosure summary={t`The same as a table`}>
          <div className="flex flex-col gap-8">
            {rounds.map((scores) => (
              <ScoreTable key={scores.round} {...scores} />
            ))}
          </div>
        </Disclosure>
      </div>
    </section>
  )
}

const Charts = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-12 lg:grid-cols-4">{children}</div>
)

const dayOf = ({ endedAt }: PastScore) =>
  new Date(endedAt).toLocaleDateString(localeFor('en-GB'), { day: 'numeric', month: 'short' })

const pointsOf = (interviews: PastScore[], scoreOf: (one: PastScore) => number | undefined) =>
  interviews.map((one) => ({ key: one.id, label: dayOf(one), value: scoreOf(one) ?? null }))

function DimensionCharts({ round, interviews }: RoundScores) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-base text-ink">{roundLabel(round)}</h3>
      <Charts>
        {dimensionsOf(round).map(({ id, name }) => (
          <LineChart
            key={id}
            title={name}
            ticks={TICKS}
            points={pointsOf(interviews, ({ dimensions }) => dimensions[id])}
          />
        ))}
      </Charts>
    </div>
  )
}

function ScoreTable({ round, interviews }: RoundScores) {
  const dimensions = dimensionsOf(round)
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base text-ink">{roundLabel(round)}</h3>
      <Table
        caption={t`${roundLabel(round)}: scores of each interview, newest first`}
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
              return score === undefined ? '–' : scoreText(score)
            }),
          ],
        }))}
      />
    </div>
  )
}
