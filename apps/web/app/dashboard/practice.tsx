import type { Interview } from '@sightline/contracts/interviews'
import { LEVEL_MAX, type Progress } from '@sightline/contracts/scores'
import { Card } from '@sightline/ui/card'
import { HeatTable } from '@sightline/ui/heat-table'
import { DIFFICULTY_WORDS, TOPIC_WORDS } from '../interview/public.ts'
import { dimensions } from './dimension-words.ts'
import { StartButton, type Wish } from './start-button.tsx'

/** Where the candidate is weak, topic by topic, and the one practice that follows from it. */
export function Practice({ progress, newest }: { progress: Progress; newest: Interview | null }) {
  const { weaknesses, next } = progress
  const topics = [...new Set(weaknesses.map(({ topic }) => topic))]
  const scoreOf = (topic: string, dimension: string) =>
    weaknesses.find((cell) => cell.topic === topic && cell.dimension === dimension)?.score ?? null
  const language: Wish = newest?.language ? { language: newest.language } : {}
  const newestId = newest?.id ?? null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">What to practise</h2>
      {next && (
        <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-surface">
          <div className="flex max-w-reading flex-1 basis-72 flex-col gap-1">
            <h3 className="text-base">
              Next: {TOPIC_WORDS[next.topic]}, {DIFFICULTY_WORDS[next.difficulty].toLowerCase()}
            </h3>
            <p className="text-sm text-muted">{next.why}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <StartButton
              label="Start this practice"
              size="medium"
              newestId={newestId}
              wish={{ topic: next.topic, difficulty: next.difficulty, ...language }}
            />
          </div>
        </Card>
      )}
      <HeatTable
        caption="Scores by topic, the mean of your latest three questions on each"
        columns={dimensions.map(({ name }) => name)}
        max={LEVEL_MAX}
        rows={topics.map((topic) => ({
          key: topic,
          head: TOPIC_WORDS[topic],
          values: dimensions.map(({ id }) => scoreOf(topic, id)),
        }))}
      />
      <p className="text-sm text-muted">
        Each number is the mean of your latest three questions on the topic, from 0 to {LEVEL_MAX}.
      </p>
    </section>
  )
}
