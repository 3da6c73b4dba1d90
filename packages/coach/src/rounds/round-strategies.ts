import type { InterviewRound, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { askedFollowUps } from '../interview/answered-turns.ts'
import type { Answer, QuestionProgress } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'
import { answerStrength, solutionStrength } from '../scoring/strength.ts'
import { chooseFollowUp } from './coding-follow-up.ts'
import { closing, introduction } from './coding-messages.ts'
import { remarkOn } from './coding-remark.ts'
import { replyTo } from './coding-replies.ts'
import { repeatedFollowUp } from './coding-request-replies.ts'
import { replyToSeller } from './customer-replies.ts'
import { asAsked, replyToRequest, withReplyBeside } from './request-replies.ts'
import type { RoundStrategy } from './round-strategy.ts'
import { chooseSpokenFollowUp } from './spoken-follow-up.ts'
import { spokenClosing, spokenIntroduction, spokenReplyTo } from './spoken-messages.ts'

/**
 * The coding round: one follow-up to each solution, none to a question that was given up. The
 * candidate decides when to move on.
 */
const CODING_STRATEGY: RoundStrategy = {
  pool: (bank) => bank,
  introduction,
  closing,
  replyTo,
  remark: remarkOn,
  followUp(progress, bank) {
    const lastJudged = progress.submissions.findLast(({ results }) => results !== null)
    const question = bank.get(progress.question)
    const repeated = repeatedFollowUp(progress, question)
    if (repeated) return repeated
    if (progress.followUp || progress.gaveUp || !lastJudged || !question) return null
    const isDue = isSolved(lastJudged) || progress.doneClockMs !== null
    return isDue ? chooseFollowUp(progress, lastJudged, question) : null
  },
  isOver: (progress) => progress.doneClockMs !== null && !awaitsAnswer(progress),
  strengthOf(progress, { minutes, repeat }) {
    const strength = solutionStrength(progress, minutes)
    return strength === 'strong' && repeat?.isSolutionRead ? null : strength
  },
}

/**
 * Whether a follow-up that was asked after moving on is open. A follow-up asked before counts as
 * passed over.
 */
const awaitsAnswer = ({ followUp, doneSeq }: QuestionProgress) =>
  followUp !== null && followUp.answer === null && doneSeq !== null && followUp.seq > doneSeq

/** Whether the question or its follow-up waits for an answer. */
const isOpen = ({ answers, followUp }: QuestionProgress) =>
  answers.length === 0 || followUp?.answer === null

const asksToGoOn = (answer: Answer | undefined) => answer?.requests.includes('skip') ?? false
/** Whether the candidate asked to go on, and was told so where nothing else was said. */
const isSkipped = ({ answers, followUp }: QuestionProgress) => {
  const last = answers.at(-1)
  return asksToGoOn(last) && (!last?.asksOnly || followUp?.about === 'request')
}

const FOLLOW_UPS_PER_QUESTION: Record<SpokenRound, number> = {
  behavioral: 2,
  'system-design': 3,
  'sales-call': 3,
}

/**
 * A spoken round: each answer gets a follow-up until the question has enough of them or nothing is
 * left to ask, then the coach goes on by itself.
 */
const spokenStrategy = (round: SpokenRound): RoundStrategy => {
  const hasAllFollowUps = (progress: QuestionProgress) =>
    askedFollowUps(progress).length >= FOLLOW_UPS_PER_QUESTION[round]
  return {
    pool: (bank) =>
      new Map([...(bank.spoken ?? [])].filter(([, question]) => question.round === round)),
    introduction: (plan) => spokenIntroduction(round, plan),
    closing: () => spokenClosing(round),
    replyTo: (text, interview, bank) => spokenReplyTo(round, text, interview, bank),
    remark: () => null,
    followUp(progress, bank, interview) {
      const question = bank.spoken?.get(progress.question)
      const last = progress.answers.at(-1)
      if (!question || !last || isOpen(progress) || progress.doneClockMs !== null) return null
      const asked = asAsked(question, interview)
      if (last.asksOnly) return replyToRequest(asked, progress)
      if (asksToGoOn(last) || hasAllFollowUps(progress)) return null
      const told = replyToSeller(question, progress)
      if (told) return told
      const followUp = chooseSpokenFollowUp(question, progress, bank.meanings)
      return followUp && { ...followUp, text: withReplyBeside(asked, progress, followUp.text) }
    },
    isOver: (progress) => progress.doneClockMs !== null || !isOpen(progress) || isSkipped(progress),
    strengthOf: (progress, _planned, bank) => {
      const question = bank.spoken?.get(progress.question)
      return question ? answerStrength(question, progress, bank.meanings) : null
    },
  }
}

/** What the coach does differently in each round. */
export const ROUND_STRATEGIES: Record<InterviewRound, RoundStrategy> = {
  coding: CODING_STRATEGY,
  behavioral: spokenStrategy('behavioral'),
  'system-design': spokenStrategy('system-design'),
  'sales-call': spokenStrategy('sales-call'),
}
