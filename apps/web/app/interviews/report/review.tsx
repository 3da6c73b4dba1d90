import { REVIEW_TITLE, reviewAttribution } from '@sightline/coach/report/report-sections'
import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import type { Review } from '@sightline/contracts/reviews'
import { type InterviewScore, LEVEL_MAX } from '@sightline/contracts/scores'

/** A model's review: a second opinion on the candidate's answers. */
export function ModelReview({ review, score }: { review: Review; score: InterviewScore }) {
  const titles = new Map(score.questions.map(({ slug, title }) => [slug, title]))
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{REVIEW_TITLE}</h2>
        <p className="max-w-reading text-sm text-muted">{reviewAttribution(review)}</p>
      </div>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {review.dimensions.map(({ question, dimension, level, coachLevel, quote, note }) => (
          <li key={`${question} ${dimension}`} className="flex min-w-0 flex-col gap-2 print:break-inside-avoid">
            <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-1 text-base">
              <span className="min-w-0 break-words">
                {describeDimension(score.round, dimension).title}
                {titles.size > 1 && <span className="text-muted">, {titles.get(question) ?? question}</span>}
              </span>
              <span className="text-sm font-normal whitespace-nowrap tabular-nums">
                {level} of {LEVEL_MAX}, coach {coachLevel}
              </span>
            </h3>
            <blockquote className="border-l-2 border-line pl-3 text-sm break-words whitespace-pre-wrap">
              {quote}
            </blockquote>
            <p className="text-sm text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
