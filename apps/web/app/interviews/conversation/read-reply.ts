import { ApiError } from '@sightline/client/errors'
import { untilRetry } from '@sightline/client/retry'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { OpenReply, ReplyEvent } from '@sightline/contracts/replies/replies'
import { interviewsApi } from '../api.ts'
import { replyEvents } from './reply-events.ts'

type Progress = Exclude<ReplyEvent, { event: 'done' }>

interface Handlers {
  onProgress: (event: Progress) => void
  /**
   * The reply is over. `events` are the interview events it has become, where the server sent them.
   */
  onDone: (events: InterviewEvent[], isNothing: boolean) => Promise<void>
}

/** `nothing`: no reply was due. `lost`: the page is closing, or the interview is gone. */
export type ReplyEnd = 'done' | 'nothing' | 'lost'

/**
 * Reads the coach reply that is due until its end, however often the connection is lost on the way:
 * each new connection continues where the last one broke. `again` asks for a new reply in place of
 * one that was cut short.
 */
export async function readReply(
  interviewId: string,
  { again, signal }: { again: boolean; signal: AbortSignal },
  handlers: Handlers,
): Promise<ReplyEnd> {
  const request: OpenReply = again ? { again } : {}
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      const end = await readOnce(interviewId, request, { signal, ...handlers })
      if (end !== 'cut-off') return end
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && [401, 404].includes(error.status)))
        return 'lost'
    }
    await untilRetry(failures, signal)
  }
  return 'lost'
}

/**
 * Reads one stream. Keeps the position and drops `again` in `request`, so that the next stream
 * continues.
 */
async function readOnce(
  interviewId: string,
  request: OpenReply,
  { signal, onProgress, onDone }: Handlers & { signal: AbortSignal },
): Promise<'done' | 'nothing' | 'cut-off'> {
  const stream = await interviewsApi.openReply(interviewId, request, signal)
  for await (const { event, position } of replyEvents(stream)) {
    if (position !== null) request.after = position
    if (event.event === 'done') {
      const isNothing = event.outcome === 'nothing'
      await onDone(event.events, isNothing)
      return isNothing ? 'nothing' : 'done'
    }
    delete request.again
    onProgress(event)
  }
  return 'cut-off'
}
