import type { QuestionProgress } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'
import { solutionStrength } from '../scoring/solution-strength.ts'
import { chooseFollowUp } from './coding-follow-up.ts'
import { closing, introduction } from './coding-messages.ts'
import { replyTo } from './coding-replies.ts'
import type { RoundStrategy } from './round-strategy.ts'

/**
 * The coding round: one follow-up to each solution, none to a question that was given up. The
 * candidate decides when to move on.
 */
export const CODING_STRATEGY: RoundStrategy = {
  pool: (bank) => bank,
  introduction,
  closing,
  replyTo,
  followUp(progress, bank) {
    const lastJudged = progress.submissions.findLast(({ results }) => results !== null)
    const question = bank.get(progress.question)
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
