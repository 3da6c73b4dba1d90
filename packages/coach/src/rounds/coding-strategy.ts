import type { QuestionProgress } from '../interview/state.ts'
import { strengthOf } from '../scoring/solution-strength.ts'
import { chooseFollowUp } from './coding-follow-up.ts'
import { closing, introduction, replyTo } from './coding-messages.ts'
import type { RoundStrategy } from './round-strategy.ts'

/** The coding round: one follow-up to each solution, and the candidate says when to go on. */
export const CODING_STRATEGY: RoundStrategy = {
  pool: (bank) => bank,
  introduction,
  closing,
  replyTo,
  followUp(progress, bank) {
    const last = progress.submissions.findLast(({ results }) => results !== null)
    const question = bank.get(progress.question)
    if (progress.followUp || !last || !question) return null
    const isPassed = last.results?.every(({ status }) => status === 'passed')
    return isPassed || progress.doneClockMs !== null ? chooseFollowUp(progress, last, question) : null
  },
  isOver: (progress) => progress.doneClockMs !== null && !isWaiting(progress),
  strengthOf: (progress, { minutes }) => strengthOf(progress, minutes),
}

/** True while a follow-up that came with moving on is open; one that stood before has been passed over. */
const isWaiting = ({ followUp, doneSeq }: QuestionProgress) =>
  followUp !== null && followUp.answer === null && doneSeq !== null && followUp.seq > doneSeq
