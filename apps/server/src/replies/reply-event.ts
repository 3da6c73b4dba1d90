import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interview-events'
import { appendEvents, known, type Mine, type Parts } from '../interviews/public.ts'
import { AppError } from '../platform/errors.ts'

interface Said {
  text: string
  author: string | null
  isCutShort: boolean
}

/** What was said in the place of what the coach would say. */
export function asReplyEvent(reply: CoachReply, { text, author, isCutShort }: Said): NewEvent {
  // Half a hint, or one that said too much, is none: the step of the ladder takes its place.
  if (reply.type === 'hint-given' && isCutShort) return reply
  return {
    ...reply,
    text: text.trim(),
    ...(author !== null && author !== 'coach' && { by: author }),
    ...(isCutShort && { isCutShort: true as const }),
  }
}

/** What was said as an event of the interview, once however often it is asked for; nothing when the interview is past it. */
export async function becomeEvent(parts: Parts, mine: Mine, reply: CoachReply, said: Said): Promise<InterviewEvent[]> {
  if (said.text.trim() === '') return []
  try {
    return await appendEvents(parts, mine, [known(asReplyEvent(reply, said))])
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
