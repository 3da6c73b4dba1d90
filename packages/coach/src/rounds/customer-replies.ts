import { sentencesOf } from '@sightline/english/sentences'
import type { QuestionProgress } from '../interview/state.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import { speakerOf } from './follow-up-quote.ts'
import type { FollowUpBody } from './round-strategy.ts'

/**
 * What the customer says to a seller who has only asked: the bank knows no more of a customer than
 * the statement says. Null for everything else, and for a seller who goes on asking.
 */
export function replyToSeller(
  question: AskableQuestion,
  progress: QuestionProgress,
): FollowUpBody | null {
  const last = progress.answers.at(-1)
  if (question.round !== 'sales-call' || !last || !onlyAsksCustomer(last.own)) return null
  const told = ASKS_REASON.test(last.own) ? REASON_REPLY : customerReply(progress)
  if (!told || isTold(progress, told)) return null
  return { about: 'request', text: `(${speakerOf(question) ?? 'Customer'}) ${told}` }
}

/** What the customer says, before a follow-up, to a seller who has also asked for an amount. */
export function replyToAmount(progress: QuestionProgress): string | undefined {
  const last = progress.answers.at(-1)
  return last && ASKS_AMOUNT.test(last.own) ? customerReply(progress) : undefined
}

/** Whoever asks a customer again gets the second reply, and then none. */
export const CUSTOMER_REPLIES = [
  'Assume what is usual in a firm like ours, and go on from there.',
  'Take what you know from your other customers.',
]
const REASON_REPLY = 'You have heard what I said. What do you make of it?'
const isTold = ({ pastFollowUps, followUp }: QuestionProgress, reply: string) =>
  [...pastFollowUps, ...(followUp ? [followUp] : [])].some(({ text }) => text.includes(reply))
const customerReply = (progress: QuestionProgress): string | undefined =>
  CUSTOMER_REPLIES.find((reply) => !isTold(progress, reply))

/** Whether a seller asks for facts and says nothing else that matters. A proposal asks for a yes. */
function onlyAsksCustomer(text: string): boolean {
  const questions = sentencesOf([{ text, seq: 0 }]).filter(({ isQuestion }) => isQuestion)
  const words = (sentences: { words: string[] }[]) => sentences.flatMap((one) => one.words).length
  return (
    questions.some(({ said }) => ASKS_FACT.test(said)) &&
    !questions.some(({ said }) => PROPOSES.test(said)) &&
    words(questions) * 2 >= words(sentencesOf([{ text, seq: 0 }]))
  )
}
const ASKS_FACT =
  /\b(how (many|much|long|often|big|do|does|did|is|are|far|soon)|what|which|who|when|where|why)\b/i
const ASKS_AMOUNT = /\bhow (many|much|long|often)\b[^.?!]*\?/i
const ASKS_REASON =
  /\bwhy\b|\bwhat (has |is |was )?(happened|happening|changed)\b|\bwhat went wrong\b/i
const PROPOSES = /^\W*(shall|should|would|could) (we|i)\b|\bwhat (if|about)\b/i
