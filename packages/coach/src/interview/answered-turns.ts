import type { Answer, FollowUp, QuestionProgress } from './state.ts'

/** An answer in words, and the follow-up that it answers; null for the question itself. */
export type AnsweredTurn = { answer: Answer; followUp: FollowUp | null }

/** The follow-ups that ask something, in order: not those that only reply to a request. */
export const askedFollowUps = ({ pastFollowUps, followUp }: QuestionProgress): FollowUp[] =>
  [...pastFollowUps, ...(followUp ? [followUp] : [])].filter(({ about }) => about !== 'request')

/** The answers in order. What follows a granted request answers the question from before it. */
export function answeredTurns(progress: QuestionProgress): AnsweredTurn[] {
  const followUps = askedFollowUps(progress)
  let current: FollowUp | null = null
  return progress.answers.map((answer) => {
    current = followUps.find(({ answerSeq }) => answerSeq === answer.seq) ?? current
    return { answer, followUp: current }
  })
}
