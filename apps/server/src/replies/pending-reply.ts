import { createHash } from 'node:crypto'
import type { Interview } from '@sightline/coach/interview/state'
import {
  type CoachReply,
  owedReplies,
  withoutCutShortReply,
} from '@sightline/coach/interviewer/next-event'
import {
  type InterviewQuestions,
  type InterviewSnapshot,
  lastProgressSeq,
} from '../interviews/public.ts'

/** A reply that an interview waits for, or that the candidate may ask for. */
export interface PendingReply {
  /**
   * The same on every server for the same position in the interview, so that a reply starts once.
   */
  id: string
  /** The event that the coach would answer with. */
  reply: CoachReply
  /** The interview that the reply responds to. */
  interview: Interview
  /**
   * The reply would replace one that was cut short, and is made only when the candidate asks for
   * it.
   */
  isReplacement: boolean
}

/**
 * The replies that an interview waits for, the most urgent first, and last the replacement of a
 * reply that was cut short.
 */
export function pendingReplies(
  bank: InterviewQuestions,
  { id: interviewId, interview, events }: InterviewSnapshot,
): PendingReply[] {
  const id = idAt(interviewId, lastProgressSeq(events))
  const owedIn = (interview: Interview, isReplacement: boolean) =>
    owedReplies(interview, { bank, seen: [], newId: () => crypto.randomUUID() }).map((reply) => ({
      id,
      reply,
      interview,
      isReplacement,
    }))
  const before = withoutCutShortReply(interview)
  return [...owedIn(interview, false), ...(before ? owedIn(before, true) : [])]
}

/** A UUID of version 8: a hash of the interview and the position that the reply responds to. */
function idAt(interviewId: string, position: number): string {
  const hash = createHash('sha256').update(`${interviewId}:${position}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
