import type { NewEvent } from '@sightline/contracts/interviews/events'
import { ANSWER_MAX_LENGTH, EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { truncate } from '@sightline/languages/format-value'
import {
  currentQuestion,
  type Interview,
  isClosing,
  type QuestionProgress,
} from '../interview/state.ts'
import type { CoachBank } from '../rounds/coach-bank.ts'
import { ROUND_STRATEGIES } from '../rounds/round-strategies.ts'
import { adaptNextQuestion } from './adapt-plan.ts'
import { type RequestedReply, requestedReplies } from './requested-replies.ts'
import type { SeenQuestion } from './seen-questions.ts'

/** What the coach needs besides the interview. */
export type Coach = {
  bank: CoachBank
  /** The questions that the candidate has met in other interviews, oldest first. */
  seen: SeenQuestion[]
  /** Makes ids of events. */
  newId: () => string
  /** Whether models word the replies: the coach then waits where a reply is owed. */
  leavesRepliesToModels?: boolean
}

type EventBody<Event> = Event extends NewEvent ? Omit<Event, 'id' | 'version'> : never

/** The event that the coach adds now; null while it waits for the candidate. */
export function nextEvent(interview: Interview, coach: Coach): NewEvent | null {
  if (interview.state !== 'active' || !interview.plan) return null
  const body = nextBody(interview, coach)
  // The spread loses which member of the union the body is.
  const event = body && ({ id: coach.newId(), version: EVENT_VERSION, ...body } as NewEvent)
  return event && coach.leavesRepliesToModels && isConversationReply(event) ? null : event
}

/** A follow-up, or the answer to a candidate's question. */
type ConversationReply = Extract<NewEvent, { type: 'follow-up-asked' | 'said' }>
/** A message to the candidate that a model may word in place of the coach. */
export type CoachReply = ConversationReply | RequestedReply
const isConversationReply = (event: NewEvent): event is ConversationReply =>
  event.type === 'follow-up-asked' || (event.type === 'said' && event.part === 'answer')

/**
 * The replies that the coach owes the candidate, in its own wording and in order of urgency. Owed
 * replies do not wait for a pause to end.
 */
export function owedReplies(interview: Interview, coach: Coach): CoachReply[] {
  if (interview.state !== 'active' && interview.state !== 'paused') return []
  const event = nextEvent(
    { ...interview, state: 'active' },
    { ...coach, leavesRepliesToModels: false },
  )
  return [
    ...requestedReplies(interview, coach),
    ...(event && isConversationReply(event) ? [event] : []),
  ]
}

/** The most urgent owed reply; null when none is owed. */
export const owedReply = (interview: Interview, coach: Coach): CoachReply | null =>
  owedReplies(interview, coach)[0] ?? null

/**
 * The interview before its last reply, if that reply was cut short and the candidate has not
 * reacted to it; otherwise null.
 */
export function withoutCutShortReply(interview: Interview): Interview | null {
  const { talk, questions } = interview
  if (talk.at(-1)?.isCutShort) return { ...interview, talk: talk.slice(0, -1) }
  const current = currentQuestion(interview)
  if (!current?.followUp?.isCutShort || current.followUp.answer !== null) return null
  return { ...interview, questions: [...questions.slice(0, -1), { ...current, followUp: null }] }
}

function nextBody(interview: Interview, coach: Coach): EventBody<NewEvent> | null {
  const { plan, talk } = interview
  if (!plan) return null
  const { bank } = coach
  const strategy = ROUND_STRATEGIES[plan.round]
  const current = currentQuestion(interview)
  if (!current) {
    const [first] = plan.questions
    if (talk.length === 0)
      return { type: 'said', part: 'introduction', text: strategy.introduction(plan, bank) }
    return first ? { type: 'question-asked', question: first.slug } : null
  }
  const lastTalk = talk.at(-1)
  if (lastTalk?.by === 'candidate')
    return {
      type: 'said',
      part: 'answer',
      text: truncate(strategy.replyTo(lastTalk.text, interview, bank), ANSWER_MAX_LENGTH),
    }

  const remark = isRemarkedOn(interview, current) ? null : strategy.remark(current)
  if (remark) return { type: 'said', part: 'remark', text: truncate(remark, ANSWER_MAX_LENGTH) }
  const followUp = strategy.followUp(current, bank, interview)
  if (followUp) return { type: 'follow-up-asked', question: current.question, ...followUp }
  if (!strategy.isOver(current) || isClosing(interview)) return null
  const next = plan.questions[interview.questions.length]
  if (!next) return { type: 'said', part: 'closing', text: strategy.closing(interview, bank) }
  return (
    adaptNextQuestion(interview, next, coach) ?? { type: 'question-asked', question: next.slug }
  )
}

/** Whether the coach has taken up the latest answer to a follow-up. */
const isRemarkedOn = ({ talk }: Interview, { followUp }: QuestionProgress) =>
  talk.some(({ by, seq }) => by === 'remark' && seq > (followUp?.answerSeq ?? 0))
