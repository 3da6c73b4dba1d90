import type { PlannedQuestion } from '@sightline/contracts/interview-events'
import type { SpokenRound } from '@sightline/contracts/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { givenAnswerTo, STRONG_SCORE_MIN, WEAK_SCORE_BELOW } from '../answers/given-answer.ts'
import type { QuestionProgress } from '../interview/state.ts'
import { scoreAnswer } from '../scoring/score-answer.ts'
import type { CoachBank, RoundStrategy } from './round-strategy.ts'
import { chooseSpokenFollowUp } from './spoken-follow-up.ts'
import { spokenClosing, spokenIntroduction, spokenReply } from './spoken-messages.ts'

/** How many follow-ups a question has. */
const FOLLOW_UPS: Record<SpokenRound, number> = { behavioral: 2, 'system-design': 3, 'sales-call': 3 }

/** A round that is answered in words: each answer gets a follow-up until there were enough, then the coach goes on by itself. */
export const spokenStrategy = (round: SpokenRound): RoundStrategy => {
  const followUps = FOLLOW_UPS[round]
  const hasAll = ({ answers, pastFollowUps, followUp }: QuestionProgress) =>
    answers.length > 0 && pastFollowUps.length + 1 >= followUps && followUp !== null && followUp.answer !== null
  return {
    pool: (bank) => new Map([...(bank.spoken ?? [])].filter(([, question]) => question.round === round)),
    introduction: (plan) => spokenIntroduction(round, plan),
    closing: () => spokenClosing(round),
    replyTo: (text, interview, bank) => spokenReply(round, text, interview, bank),
    followUp(progress, bank) {
      const question = bank.spoken?.get(progress.question)
      const isOpen = progress.answers.length === 0 || progress.followUp?.answer === null
      if (!question || isOpen || progress.doneClockMs !== null || hasAll(progress)) return null
      return chooseSpokenFollowUp(question, progress)
    },
    isOver: (progress) => progress.doneClockMs !== null || hasAll(progress),
    strengthOf: (progress, _planned: PlannedQuestion, bank: CoachBank) =>
      strength(progress, bank.spoken?.get(progress.question)),
  }
}

function strength(progress: QuestionProgress, question: SpokenQuestion | undefined) {
  if (!question) return null
  const { score } = scoreAnswer(question.round, question, givenAnswerTo(progress))
  return score >= STRONG_SCORE_MIN ? 'strong' : score < WEAK_SCORE_BELOW ? 'weak' : null
}
