import type { Review } from '@sightline/contracts/reviews'
import { type InterviewScore, LEVEL_MAX } from '@sightline/contracts/scores'
import type { SourcedClaim } from '@sightline/contracts/sources'
import type { LeadIn } from '../interview/state.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { SOURCES_TITLE, sourceLocation, sourcesVerdict } from '../sources/source-labels.ts'
import { indent, oneLine, quote } from './markdown-text.ts'

export const REVIEW_TITLE = 'A second opinion'

/** Names the model that wrote a review, and says that the scores are the coach's. */
export const reviewAttribution = ({ by }: Review) =>
  `Written by the model ${by} from your words alone. The scores above are the coach’s and stay what they are.`

/** Names the model that wrote a lead-in and its material, and says that the lead-in does not affect scores. */
export const leadInAttribution = ({ author }: LeadIn) =>
  `Written by the model ${author} from the job description. Your answer is scored by the question alone.`

/** A model's review in Markdown: its levels beside the coach's, with the quotes they rest on and notes. */
export const reviewSection = (review: Review, { round, questions }: InterviewScore): string =>
  [
    `## ${REVIEW_TITLE}`,
    reviewAttribution(review),
    ...review.dimensions.map(({ question, dimension, level, coachLevel, quote: quotedText, note }) => {
      const questionTitle = questions.find(({ slug }) => slug === question)?.title ?? question
      const title = describeDimension(round, dimension).title + (questions.length > 1 ? `, ${questionTitle}` : '')
      const heading = `### ${title}: ${level} of ${LEVEL_MAX}, coach ${coachLevel}`
      return [heading, quote(quotedText), oneLine(note)].filter(Boolean).join('\n\n')
    }),
  ].join('\n\n')

/** The claims of the answers in Markdown, each with its source. */
export const sourcesSection = (claims: SourcedClaim[]): string =>
  [
    `## ${SOURCES_TITLE}`,
    sourcesVerdict(claims),
    claims
      .map(({ claim, sentence, source }) => {
        const sourceText = source ? `, “${oneLine(source.text)}”` : ''
        return `- ${oneLine(claim)}: ${sourceLocation(source)}${sourceText}\n${indent(quote(sentence))}`
      })
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
