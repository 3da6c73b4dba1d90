import { type InterviewRound, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore, InterviewScore } from '@sightline/contracts/interviews/scores'
import type { KeptDimension, Review, ReviewedDimension } from '@sightline/contracts/reviews/reviews'
import { describeDimension } from '../rubrics/rubrics.ts'
import { interviewScore, oneDecimal, weightedMean } from './interview-score.ts'
import { UNSURE_TERMS } from './score-spoken-interview.ts'

/**
 * From this difference between a model's level and the coach's, the report shows both as a range.
 */
const RANGE_FROM = 2

const KEPT_TEXTS: Record<KeptDimension['reason'], string> = {
  'no-quote':
    'The model showed no words of your answer for its score, so the coach’s score stands.',
  'no-level': 'The model gave no score here, so the coach’s score stands.',
  ordered: 'Your words say which score to give, so the coach’s score stands.',
}

/** The answers that quotes are from. */
type Answered = {
  questions: readonly {
    question: string
    answers: readonly { text: string; seq: number }[]
  }[]
}

/**
 * The score of an interview with a model's levels in place of the coach's. Where the two differ, the
 * coach's level stands below the model's quote. Levels that the model did not give, or whose quote
 * was not said, remain the coach's, and with one of them a provisional score stays provisional.
 */
export function applyReview(
  { round, questions, isProvisional }: InterviewScore,
  { dimensions, kept }: Pick<Review, 'dimensions' | 'kept'>,
  { questions: asked }: Answered,
): InterviewScore {
  const scored = questions.map((question) => {
    const ofQuestion = ({ question: slug }: { question: string }) => slug === question.slug
    const reviewed = dimensions.filter(ofQuestion)
    const keptHere = kept.filter(ofQuestion)
    const levels = question.dimensions.map((coach) => {
      const model = reviewed.find(({ dimension }) => dimension === coach.dimension)
      const progress = asked.find(({ question: slug }) => slug === question.slug)
      if (model) return levelOfModel(round, model, seqOf(model.quote, progress))
      const reason = keptHere.find(({ dimension }) => dimension === coach.dimension)?.reason
      return reason
        ? { ...coach, evidence: [...coach.evidence, withoutQuote(KEPT_TEXTS[reason])] }
        : coach
    })
    const measured = question.measured.filter(
      ({ term }) => reviewed.length === 0 || !UNSURE_TERMS.includes(term),
    )
    return {
      ...question,
      measured,
      dimensions: levels,
      score: oneDecimal(weightedMean(round, levels)),
    }
  })
  const isCoachHeard = questions.some(
    ({ slug, dimensions: levels }) =>
      levels.length > dimensions.filter(({ question }) => question === slug).length,
  )
  return interviewScore(round, scored, isProvisional && isCoachHeard)
}

function levelOfModel(
  round: InterviewRound,
  { dimension, level, coachLevel, quote, note }: ReviewedDimension,
  seq: number | null,
): DimensionScore {
  const range = { low: Math.min(level, coachLevel), high: Math.max(level, coachLevel) }
  return {
    dimension,
    level,
    ...(range.high - range.low >= RANGE_FROM && { range }),
    ...(level < LEVEL_MAX && { advice: note || describeDimension(round, dimension).advice }),
    evidence: [
      ...(quote === '' ? [] : [{ text: '', quote, seq }]),
      ...(coachLevel === level
        ? []
        : [withoutQuote(`The coach measured ${coachLevel} of ${LEVEL_MAX}.`)]),
    ],
  }
}

/** The answer that a quote is from; null for notes and the answers of a coding round. */
const seqOf = (quote: string, progress: Answered['questions'][number] | undefined) =>
  progress?.answers.find(({ text }) => collapseSpace(text).includes(collapseSpace(quote)))?.seq ??
  null
const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

const withoutQuote = (text: string) => ({ text, quote: null, seq: null })
