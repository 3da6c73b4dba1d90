import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { QuestionProgress } from '../interview/state.ts'
import { answerStrength } from '../scoring/answer-strength.ts'
import type { RoundStrategy } from './round-strategy.ts'
import { chooseSpokenFollowUp } from './spoken-follow-up.ts'
import { spokenClosing, spokenIntroduction, spokenReplyTo } from './spoken-messages.ts'

const FOLLOW_UPS_PER_QUESTION: Record<SpokenRound, number> = {
  behavioral: 2,
  'system-design': 3,
  'sales-call': 3,
}

/**
 * A spoken round: each answer gets a follow-up until the question has enough, then the coach goes
 * on by itself.
 */
export const spokenStrategy = (round: SpokenRound): RoundStrategy => {
  const hasAllFollowUps = ({ answers, pastFollowUps, followUp }: QuestionProgress) =>
    answers.length > 0 &&
    pastFollowUps.length + 1 >= FOLLOW_UPS_PER_QUESTION[round] &&
    followUp !== null &&
    followUp.answer !== null
  return {
    pool: (bank) =>
      new Map([...(bank.spoken ?? [])].filter(([, question]) => question.round === round)),
    introduction: (plan) => spokenIntroduction(round, plan),
    closing: () => spokenClosing(round),
    replyTo: (text, interview, bank) => spokenReplyTo(round, text, interview, bank),
    followUp(progress, bank) {
      const question = bank.spoken?.get(progress.question)
      const awaitsAnswer = progress.answers.length === 0 || progress.followUp?.answer === null
      if (!question || awaitsAnswer || progress.doneClockMs !== null || hasAllFollowUps(progress))
        return null
      return chooseSpokenFollowUp(question, progress, bank.meanings)
    },
    isOver: (progress) => progress.doneClockMs !== null || hasAllFollowUps(progress),
    strengthOf: (progress, _planned, bank) => {
      const question = bank.spoken?.get(progress.question)
      return question ? answerStrength(question, progress, bank.meanings) : null
    },
  }
}
