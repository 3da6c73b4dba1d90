import { ApiError } from '@sightline/client/errors'
import { readTextStream } from '@sightline/client/text-stream'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { ReplyEvent } from '@sightline/contracts/replies/replies'
import { interviewsApi } from '../api.ts'

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
 * Reads the coach reply that is due until its end. `again` asks for a new reply in place of one
 * that was cut short.
 */
export async function readReply(
  interviewId: string,
  { again, signal }: { again: boolean; signal: AbortSignal },
  { onProgress, onDone }: Handlers,
): Promise<ReplyEnd> {
  let isAsked = again
  let isNothing = false
  const isWhole = await readTextStream({
    open: (after, connection) =>
      interviewsApi.openReply(
        interviewId,
        { ...(after !== undefined && { after }), ...(isAsked && { again: true }) },
        connection,
      ),
    parse: async (data) =>
      (await import('@sightline/contracts/replies/replies')).ReplyEvent.parse(data),
    async onEvent(event) {
      if (event.event !== 'done') {
        // The next connection joins the reply that this one has started.
        isAsked = false
        return onProgress(event)
      }
      isNothing = event.outcome === 'nothing'
      await onDone(event.events, isNothing)
    },
    mayRetry: (error) => !(error instanceof ApiError && [401, 404].includes(error.status)),
    signal,
  }).catch(() => false)
  if (!isWhole) return 'lost'
  return isNothing ? 'nothing' : 'done'
}
