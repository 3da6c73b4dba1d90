import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Interview } from '@sightline/contracts/interviews/lists'
import type { Progress, WeaknessCell } from '@sightline/contracts/interviews/progress'
import {
  type Dimension,
  INTERVIEW_ROUNDS,
  type InterviewRound,
  LEVEL_MAX,
  type RoundTopic,
  roundOfTopic,
} from '@sightline/contracts/interviews/rounds'
import { Card } from '@sightline/ui/card'
import { HeatTable } from '@sightline/ui/heat-table'
import { practiceRequest, roundLabel, StartButton, topicLabel } from '../interviews/public.ts'
import { dimensionsOf } from './dimension-labels.ts'
import {
  latestLanguage,
  practiceAction,
  practiceReason,
  practiceTitle,
} from './interview-labels.ts'

type PracticeProps = {
  progress: Progress
  items: Interview[]
  /** Whether the next step at the top of the page is another action. */
  isOffered: boolean
}

/** The weakness map by topic, and the practice that follows from it. */
export function Practice({ progress, items, isOffered }: PracticeProps) {
  const { weaknesses, next } = progress
  const rounds = INTERVIEW_ROUNDS.filter((round) =>
    weaknesses.some(({ topic }) => roundOfTopic(topic) === round),
  )
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>What to practise</Trans>
      </h2>
      {isOffered && next && (
        <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-surface">
          <div className="flex max-w-reading flex-1 basis-72 flex-col gap-1">
            <h3 className="text-base">{practiceTitle(next)}</h3>
            <p className="text-sm text-muted">{practiceReason(next)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <StartButton
              label={practiceAction(next)}
              size="medium"
              newestId={items[0]?.id ?? null}
              request={practiceRequest(next, latestLanguage(items))}
            />
          </div>
        </Card>
      )}
      {rounds.map((round) => (
        <RoundMap
          key={round}
          round={round}
          isNamed={rounds.length > 1 || round !== 'coding'}
          cells={weaknesses}
        />
      ))}
      <p className="text-sm text-muted">
        <Trans>
          Each number is the mean of your latest three questions on the topic, from 0 to {LEVEL_MAX}
          .
        </Trans>
      </p>
    </section>
  )
}

type RoundMapProps = { round: InterviewRound; isNamed: boolean; cells: WeaknessCell[] }

/** The scores of one round by topic. */
function RoundMap({ round, isNamed, cells }: RoundMapProps) {
  const dimensions = dimensionsOf(round)
  const own = cells.filter(({ topic }) => roundOfTopic(topic) === round)
  const topics = [...new Set(own.map(({ topic }) => topic))]
  const scoreOf = (topic: RoundTopic, dimension: Dimension) =>
    own.find((cell) => cell.topic === topic && cell.dimension === dimension)?.score ?? null
  const caption = t`Scores by topic, the mean of your latest three questions on each`
  return (
    <div className="flex flex-col gap-2">
      {isNamed && <h3 className="text-base">{roundLabel(round)}</h3>}
      <HeatTable
        caption={isNamed ? `${roundLabel(round)}: ${caption}` : caption}
        columns={dimensions.map(({ name }) => name)}
        max={LEVEL_MAX}
        rows={topics.map((topic) => ({
          key: topic,
          head: topicLabel(topic),
          values: dimensions.map(({ id }) => scoreOf(topic, id)),
        }))}
      />
    </div>
  )
}
