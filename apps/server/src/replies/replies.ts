import type { ServerResponse } from 'node:http'
import type { ReplyEvent, ReplyKind } from '@sightline/contracts/replies/replies'
import type { InterviewDeps, OwnedId } from '../interviews/public.ts'
import { beginText, createTextStreams, type ModelPool, type TextStream } from '../models/public.ts'
import { claimReply } from './claim-reply.ts'
import { createReadReplyContext } from './reply-context.ts'
import { type ReplyDone, replyTask } from './write-reply.ts'

/** A reply that a client reads. */
interface OpenedReply {
  id: string
  kind: ReplyKind
  stream: TextStream<ReplyDone>
}

interface StreamOptions {
  /** The position of the client. */
  after: string | undefined
  onClose: () => void
}

/**
 * The replies of this server: those it writes, and those of other servers that its clients read.
 */
export function createReplies({
  deps,
  modelPool,
  secret,
}: {
  deps: InterviewDeps
  modelPool: ModelPool
  secret: string
}) {
  const { db } = deps
  const readContext = createReadReplyContext(db)
  const texts = createTextStreams<ReplyDone>({
    db,
    log: modelPool.log,
    // The events reach pages with all others.
    readDone: async ({ outcome }) => ({ outcome, events: [] }),
  })

  return {
    /**
     * Starts the reply that is due, or finds the one in progress on any server; null when there is
     * none.
     * @throws AppError('not_found')
     */
    async open(owned: OwnedId, isAgain: boolean): Promise<OpenedReply | null> {
      const claimed = await claimReply({ ...deps, readContext, secret }, owned, isAgain)
      if (!claimed) return null
      if ('join' in claimed) {
        const { id, kind } = claimed.join
        return { id, kind, stream: texts.join({ id, interviewId: owned.id }) }
      }
      const { claim, prompt, tokensUsed } = claimed
      const request = { interviewId: owned.id, purpose: prompt.kind, prompt }
      const { version } = claim
      const begun = beginText<ReplyDone>(modelPool, request, { tokensUsed, version })
      const stream = texts.write(replyTask(deps, claimed), begun)
      return { id: claim.id, kind: prompt.kind, stream }
    },

    /**
     * Streams a reply to a client until its end, or until the client leaves; the reply itself goes
     * on.
     */
    send(reply: OpenedReply | null, response: ServerResponse, { after, onClose }: StreamOptions) {
      if (reply) {
        const { id, kind, stream } = reply
        const opening: ReplyEvent = { event: 'begun', reply: id, kind }
        return texts.send(stream, response, { id, opening, after, onClose })
      }
      // A client that left before its turn emits no further close event.
      if (response.destroyed) return onClose()
      const nothing: ReplyEvent = { event: 'done', outcome: 'nothing', events: [] }
      response.once('close', onClose)
      response.end(`event: done\ndata: ${JSON.stringify(nothing)}\n\n`)
    },

    /** Stops the reply of an interview for its user, and keeps the words so far. */
    stop: texts.stop,
    close: texts.close,
  }
}
