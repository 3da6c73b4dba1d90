import { levelText } from '@sightline/coach/rubrics/level-text'
import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import { OPEN_SCORING } from '@sightline/coach/scoring/open-question'
import { PROVISIONAL } from '@sightline/coach/scoring/score-answer'
import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { ScoredLiveQuestion } from '@sightline/contracts/live/debrief'
import { numberText } from '@sightline/english/number-text'

/**
 * How the user answered one question: its score, and on request each dimension with the words that
 * show it.
 */
export function QuestionScores({
  scored: { round, score, dimensions, isOpen, isProvisional },
}: {
  scored: ScoredLiveQuestion
}) {
  const [weakest] = dimensions.toSorted((a, b) => a.level - b.level)
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        <span className="font-medium tabular-nums">
          {numberText(score)} of {LEVEL_MAX}
        </span>
        {weakest && weakest.level < LEVEL_MAX && (
          <span className="text-muted">
            . To practise: {describeDimension(round, weakest.dimension).title.toLowerCase()}.{' '}
            {weakest.advice ?? describeDimension(round, weakest.dimension).advice}
          </span>
        )}
      </p>
      {isProvisional && <p className="text-muted">{PROVISIONAL}</p>}
      <details>
        <summary className="cursor-pointer text-muted">The levels, with what you said</summary>
        {isOpen && <p className="mt-3 text-muted">{OPEN_SCORING}</p>}
        <ul className="mt-3 flex flex-col gap-4">
          {dimensions.map(({ dimension, evidence, advice, ...level }) => (
            <li key={dimension} className="flex flex-col gap-1">
              <p className="flex items-baseline justify-between gap-4 border-b border-line pb-1 font-medium">
                {describeDimension(round, dimension).title}
                <span className="text-right font-normal tabular-nums">{levelText(level)}</span>
              </p>
              {evidence.map(({ text, quote }) => (
                <div key={`${text} ${quote}`} className="text-muted">
                  {text && <p>{text}</p>}
                  {quote !== null && (
                    <blockquote className="border-l-2 border-line pl-3 break-words text-ink">
                      {quote}
                    </blockquote>
                  )}
                </div>
              ))}
              {advice && <p className="text-muted">{advice}</p>}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
