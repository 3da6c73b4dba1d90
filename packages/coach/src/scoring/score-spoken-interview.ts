import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { InterviewScore, QuestionScore } from '@sightline/contracts/interviews/scores'
import type { Meanings } from '@sightline/english/meanings'
import { numberText } from '@sightline/english/number-text'
import { hasAnswers } from '../interview/has-answers.ts'
import { type Interview, timeSpentMs } from '../interview/state.ts'
import { PAUSE_MIN_MS } from '../speech/measure-speech.ts'
import { givenAnswerTo } from '../spoken-answers/given-answer.ts'
import { interviewScore, oneDecimal } from './interview-score.ts'
import type { AskableQuestion } from './open-question.ts'
import { type AnswerScore, scoreAnswer } from './score-answer.ts'

const NOT_SURE = 'Not sure'
const LESS_SURE = 'Less sure'
/** The measured terms that say how sure the coach is of its own levels. */
export const UNSURE_TERMS = [NOT_SURE, LESS_SURE]

/**
 * Scores an interview of a spoken round on the round's rubric. Deterministic. A question without an
 * answer scores 0 beside others with one; an interview without any answer has no score. A question
 * that is no longer in the bank is not scored.
 */
export function scoreSpokenInterview(
  round: SpokenRound,
  interview: Interview,
  questions: ReadonlyMap<string, AskableQuestion>,
  meanings?: Meanings,
): InterviewScore {
  if (!hasAnswers(interview)) return interviewScore(round, [])
  const endedAt = new Date(interview.endedAt ?? interview.clockStartedAt ?? 0)
  let isProvisional = false
  const scores = interview.questions.flatMap((progress): QuestionScore[] => {
    const question = questions.get(progress.question)
    if (!question) return []
    const { slug, title, topic, difficulty } = question
    const planned = interview.plan?.questions.find(
      (plannedQuestion) => plannedQuestion.slug === slug,
    )
    const answer = scoreAnswer(round, question, givenAnswerTo(progress), meanings)
    isProvisional ||= answer.isProvisional
    return [
      {
        slug,
        title,
        topic,
        difficulty,
        minutes: planned?.minutes ?? question.minutes,
        timeMs: timeSpentMs(progress, interview, endedAt),
        measured: measuredOf(answer, progress.answers.filter(({ asksOnly }) => !asksOnly).length),
        askedSeq: progress.askedSeq,
        score: oneDecimal(answer.score),
        dimensions: answer.levels,
      },
    ]
  })
  return interviewScore(round, scores, isProvisional)
}

function measuredOf(
  { facts: { measures }, isProvisional, range }: AnswerScore,
  answerCount: number,
): QuestionScore['measured'] {
  const { words, fillerRate, pace, pauses } = measures
  return [
    ...(range
      ? [
          {
            term: NOT_SURE,
            value: `between ${oneDecimal(range.low)} and ${oneDecimal(range.high)}`,
          },
        ]
      : []),
    ...(isProvisional ? [{ term: LESS_SURE, value: 'scored by words alone' }] : []),
    { term: 'Answers', value: String(answerCount) },
    { term: 'Words', value: String(words) },
    { term: 'Filler words', value: `${numberText(fillerRate)} in 100` },
    ...(pace === null ? [] : [{ term: 'Pace', value: `${Math.round(pace)} words a minute` }]),
    ...(pauses === null
      ? []
      : [{ term: 'Pauses', value: `${pauses} over ${PAUSE_MIN_MS / 1000} s` }]),
  ]
}
