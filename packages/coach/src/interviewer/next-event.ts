import type { NewEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import { currentQuestion, type Interview, isClosing } from '../interview/state.ts'
import { ROUND_STRATEGIES } from '../rounds/round-strategies.ts'
import type { CoachBank } from '../rounds/round-strategy.ts'
import { adaptation } from './adapt-plan.ts'
import { type RequestedReply, requestedReplies } from './requested-replies.ts'

/** What the coach needs beside the interview to go on with it. */
export type Coach = {
  bank: CoachBank
  /** The slugs of what the candidate was asked in other interviews, oldest first. */
  seen: string[]
  /** Makes ids of events. */
  newId: () => string
  /** Leaves replies to somebody else: the coach then waits where one is owed. */
  leavesRepliesToModels?: boolean
}

type Body<Event> = Event extends NewEvent ? Omit<Event, 'id' | 'version'> : never

/** What the coach does now, or null when it waits for the candidate. */
export function nextEvent(interview: Interview, coach: Coach): NewEvent | null {
  if (interview.state !== 'active' || !interview.plan) return null
  const body = nextBody(interview, coach)
  // The body has the fields of its type; a spread loses which type that is.
  const event = body && ({ id: coach.newId(), version: EVENT_VERSION, ...body } as NewEvent)
  return event && coach.leavesRepliesToModels && isReply(event) ? null : event
}

/** What a model may say in the place of the coach: a follow-up, or the answer to a question of the candidate's. */
type Turn = Extract<NewEvent, { type: 'follow-up-asked' | 'said' }>
/** The same, or what the candidate has asked a model for. */
export type CoachReply = Turn | RequestedReply
const isReply = (event: NewEvent): event is Turn =>
  event.type === 'follow-up-asked' || (event.type === 'said' && event.part === 'answer')

/**
 * What the coach would reply now, whether or not the clock stands still: what the candidate waits for first. Empty when no reply is owed.
 */
export function owedReplies(interview: Interview, coach: Coach): CoachReply[] {
  if (interview.state !== 'active' && interview.state !== 'paused') return []
  const event = nextEvent({ ...interview, state: 'active' }, { ...coach, leavesRepliesToModels: false })
  return [...requestedReplies(interview, coach), ...(event && isReply(event) ? [event] : [])]
}

/** The first of them; null when no reply is owed. */
export const owedReply = (interview: Interview, coach: Coach): CoachReply | null =>
  owedReplies(interview, coach)[0] ?? null

/** The interview as it was before its last reply, if that was cut short and nothing has come of it; else null. */
export function withoutCutShortReply(interview: Interview): Interview | null {
  const { talk, questions } = interview
  if (talk.at(-1)?.isCutShort) return { ...interview, talk: talk.slice(0, -1) }
  const present = currentQuestion(interview)
  if (!present?.followUp?.isCutShort || present.followUp.answer !== null) return null
  return { ...interview, questions: [...questions.slice(0, -1), { ...present, followUp: null }] }
}

function nextBody(interview: Interview, coach: Coach): Body<NewEvent> | null {
  const { plan, talk } = interview
  if (!plan) return null
  const course = ROUND_STRATEGIES[plan.round]
  const present = currentQuestion(interview)
  if (!present) {
    const [first] = plan.questions
    if (talk.length === 0) return { type: 'said', part: 'introduction', text: course.introduction(plan) }
    return first ? { type: 'question-asked', question: first.slug } : null
  }
  const unanswered = talk.at(-1)
  if (unanswered?.by === 'candidate')
    return { type: 'said', part: 'answer', text: course.replyTo(unanswered.text, interview, coach.bank) }

  const followUp = course.followUp(present, coach.bank)
  if (followUp) return { type: 'follow-up-asked', question: present.question, ...followUp }
  if (!course.isOver(present) || isClosing(interview)) return null
  const next = plan.questions[interview.questions.length]
  if (!next) return { type: 'said', part: 'closing', text: course.closing(interview, coach.bank) }
  return adaptation(interview, next, coach) ?? { type: 'question-asked', question: next.slug }
}
