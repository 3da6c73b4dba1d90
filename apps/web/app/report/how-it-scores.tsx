import { CODING_RUBRIC } from '@sightline/coach/interview/rubric'
import { DIMENSIONS } from '@sightline/contracts/scores'
import { Disclosure } from '@sightline/ui/disclosure'

/** The rubric, level by level. */
export function HowItScores() {
  return (
    <Disclosure summary="How is this scored?">
      <div className="flex flex-col gap-6">
        <p>
          Each question gets a level from 0 to 4 in each dimension. A question’s score is their mean, in which
          correctness counts three times, efficiency and edge cases twice; the interview’s is the mean of its questions.
        </p>
        {DIMENSIONS.map((dimension) => (
          <section key={dimension} className="flex flex-col gap-2">
            <h3 className="text-base text-ink">{CODING_RUBRIC[dimension].title}</h3>
            <ol start={0} className="flex flex-col gap-1 text-sm">
              {CODING_RUBRIC[dimension].levels.map((level, index) => (
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
