import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore, InterviewScore } from '@sightline/contracts/interviews/scores'
import type { KeptDimension, Review, ReviewedDimension } from '@sightline/contracts/reviews/reviews'
import { interviewScore, oneDecimal, weightedMean } from './interview-score.ts'
import { UNSURE_TERMS } from './score-spoken-interview.ts'

/**
 * From this difference between a model's level and the coach's, the report shows both as a range.
 */
const RANGE_FROM = 2

const KEPT_TEXTS: Record<KeptDimension['reason'], string> = {
  'no-quote': 'The model’s quote is not in your answer, so the coach’s score stands.',
  'no-level': 'The model gave no score here, so the coach’s score stands.',
  ordered: 'Your words say which score to give, so the coach’s score stands.',
}

/**
 * The score of an interview with a model's levels in place of the coach's. The coach's level
 * stands below the model's quote. Levels that the model did not give, or whose
 * quote was not said, remain the coach's, and with one of them a provisional score stays so.
 */
export function applyReview(
  { round, questions, isProvisional }: InterviewScore,
  { by, dimensions, kept }: Review,
): InterviewScore {
  const scored = questions.map((question) => {
    const ofQuestion = ({ question: slug }: { question: string }) => slug === question.slug
    const reviewed = dimensions.filter(ofQuestion)
    const keptHere = kept.filter(ofQuestion)
    const levels = question.dimensions.map((coach) => {
      const model = reviewed.find(({ dimension }) => dimension === coach.dimension)
      if (model) return levelOfModel(coach, { ...model, by })
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
  { dimension }: DimensionScore,
  { by, level, coachLevel, quote, note }: ReviewedDimension & { by: string },
): DimensionScore {
  const range = { low: Math.min(level, coachLevel), high: Math.max(level, coachLevel) }
  return {
    dimension,
    level,
    ...(range.high - range.low >= RANGE_FROM && { range }),
    advice: note,
    evidence: [
      ...(quote === '' ? [] : [{ text: '', quote, seq: null }]),
      withoutQuote(`Scored by the model ${by}. The coach measured ${coachLevel} of ${LEVEL_MAX}.`),
    ],
  }
}

const withoutQuote = (text: string) => ({ text, quote: null, seq: null })
