import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interviews/events'
import { appendEvents, fixedEvent, type InterviewDeps, type OwnedId } from '../interviews/public.ts'
import { AppError } from '../platform/errors.ts'

interface SpokenReply {
  text: string
  /** A model's id, or `coach`; null when nothing was said. */
  author: string | null
  isCutShort: boolean
}

/** The interview event for words that were said in place of the coach's own words in `reply`. */
export function replyEvent(reply: CoachReply, { text, author, isCutShort }: SpokenReply): NewEvent {
  // An incomplete hint, or one that a guard cut, is replaced by the hint ladder's step.
  if (reply.type === 'hint-given' && isCutShort) return reply
  return {
    ...reply,
    text: text.trim(),
    ...(author !== null && author !== 'coach' && { by: author }),
    ...(isCutShort && { isCutShort: true as const }),
  }
}

/**
 * Appends a reply to its interview, once per id. Returns the stored events; none when the interview
 * no longer accepts the reply.
 */
export async function appendReply(
  deps: InterviewDeps,
  owned: OwnedId,
  { reply, ...spoken }: SpokenReply & { reply: CoachReply },
): Promise<InterviewEvent[]> {
  try {
    return await appendEvents(deps, owned, [fixedEvent(replyEvent(reply, spoken))])
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
