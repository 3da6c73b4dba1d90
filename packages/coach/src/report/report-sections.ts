import type { Review } from '@sightline/contracts/reviews'
import { type InterviewScore, LEVEL_MAX } from '@sightline/contracts/scores'
import type { SourcedClaim } from '@sightline/contracts/sources'
import type { LeadIn } from '../interview/state.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { SOURCES_TITLE, sourceLocation, sourcesVerdict } from '../sources/source-labels.ts'
import { indent, oneLine, quote } from './markdown-text.ts'

export const REVIEW_TITLE = 'A second opinion'
/** Says whose opinion it is, and that the scores are not its own. */
export const reviewAttribution = ({ by }: Review) =>
  `Written by the model ${by} from your words alone. The scores above are the coach’s and stay what they are.`

/** Says who wrote what leads into a question, from what, and that it counts for nothing. */
export const leadInAttribution = ({ author }: LeadIn) =>
  `Written by the model ${author} from the job description. Your answer is scored by the question alone.`

/** A model's second opinion as Markdown: its level beside the coach's, the quote it rests on, and its note. */
export const reviewSection = (review: Review, { round, questions }: InterviewScore): string =>
  [
    `## ${REVIEW_TITLE}`,
    reviewAttribution(review),
    ...review.dimensions.map(({ question, dimension, level, coachLevel, quote: quoted, note }) => {
      const of = questions.length > 1 ? `, ${questions.find(({ slug }) => slug === question)?.title ?? question}` : ''
      const title = `${describeDimension(round, dimension).title}${of}`
      const head = `### ${title}: ${level} of ${LEVEL_MAX}, coach ${coachLevel}`
      return [head, quote(quoted), oneLine(note)].filter(Boolean).join('\n\n')
    }),
  ].join('\n\n')

/** As Markdown what the answers claim of the candidate, each with the line or story that backs it. */
export const sourcesSection = (claims: SourcedClaim[]): string =>
  [
    `## ${SOURCES_TITLE}`,
    sourcesVerdict(claims),
    claims
      .map(({ claim, sentence, source }) => {
        const backing = source ? `, “${oneLine(source.text)}”` : ''
        return `- ${oneLine(claim)}: ${sourceLocation(source)}${backing}\n${indent(quote(sentence))}`
      })
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
