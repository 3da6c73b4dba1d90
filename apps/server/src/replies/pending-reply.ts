import { createHash } from 'node:crypto'
import type { Interview } from '@sightline/coach/interview/state'
import { type CoachReply, owedReplies, withoutCutShortReply } from '@sightline/coach/interviewer/next-event'
import { type Parts, placeOf, type Standing } from '../interviews/public.ts'

/** A reply that an interview waits for, or could: what the coach would say, and what of the interview it is said to. */
export interface PendingReply {
  /** The same on every server for the same place in the interview, so that a reply begins once. */
  id: string
  reply: CoachReply
  interview: Interview
  /** It would take the place of one that was cut short, and is said only if somebody asks for that. */
  isAnew: boolean
}

/** What is to be said in an interview as it stands, what the candidate waits for first. */
export function pendingReplies(bank: Parts['bank'], { id: interviewId, interview, events }: Standing): PendingReply[] {
  const id = idAt(interviewId, placeOf(events))
  const owedIn = (one: Interview, isAnew: boolean) =>
    owedReplies(one, { bank, seen: [], newId: () => crypto.randomUUID() }).map((reply) => ({
      id,
      reply,
      interview: one,
      isAnew,
    }))
  const before = withoutCutShortReply(interview)
  return [...owedIn(interview, false), ...(before ? owedIn(before, true) : [])]
}

/** The first of it; null when there is nothing to say. */
export const firstPendingReply = (bank: Parts['bank'], standing: Standing): PendingReply | null =>
  pendingReplies(bank, standing)[0] ?? null

/** A UUID of version 8: the hash of what the reply is to. */
function idAt(interviewId: string, place: number): string {
  const hash = createHash('sha256').update(`${interviewId}:${place}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
