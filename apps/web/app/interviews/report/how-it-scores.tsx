import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import { DIMENSIONS, type InterviewRound } from '@sightline/contracts/interviews/rounds'
import { Disclosure } from '@sightline/ui/disclosure'

/** The rubric of a round, level by level. */
export function HowItScores({ round }: { round: InterviewRound }) {
  const dimensions = DIMENSIONS[round].map((dimension) => ({
    dimension,
    ...describeDimension(round, dimension),
  }))
  const heavier = dimensions.filter(({ weight }) => weight > 1)
  return (
    <Disclosure summary="How is this scored?">
      <div className="flex flex-col gap-6">
        <p>
          Each question gets a level from 0 to 4 in each dimension. A question’s score is their
          mean, in which{' '}
          {heavier
            .map(({ title, weight }) => `${title.toLowerCase()} counts ${weight} times`)
            .join(', ')}
          ; the interview’s is the mean of its questions.
        </p>
        {dimensions.map(({ dimension, title, levels }) => (
          <section key={dimension} className="flex flex-col gap-2">
            <h3 className="text-base text-ink">{title}</h3>
            <ol start={0} className="flex flex-col gap-1 text-sm">
              {levels.map((level, index) => (
                <li key={level} className="flex gap-3">
                  <span className="font-medium text-ink tabular-nums">{index}</span>
                  {level}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Disclosure>
  )
}
