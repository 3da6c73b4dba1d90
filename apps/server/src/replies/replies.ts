import type { ServerResponse } from 'node:http'
import type { InterviewDeps, OwnedInterviewId } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { claimReply } from './claim-reply.ts'
import { createProgressSaver } from './progress.ts'
import { createReadReplyContext } from './reply-context.ts'
import { requestStop } from './stored-reply.ts'
import { type Broadcast, type Position, subscribe } from './streams/broadcast.ts'
import { followStoredReply } from './streams/follow-stored.ts'
import { type ReplyWriter, writeReply } from './write-reply.ts'

/**
 * A stopping server gives replies this long to finish. Fastify abandons a shutdown whose hook takes
 * 10 s.
 */
const FINISH_WITHIN_MS = 8 * SECOND_MS

interface StreamOptions {
  /** The id of the last event that the client has received. */
  after: string | undefined
  onClose: () => void
}

/**
 * The replies of this server: those it writes, and those of other servers that its clients read.
 */
export function createReplies({ deps, modelPool }: { deps: InterviewDeps; modelPool: ModelPool }) {
  const { db } = deps
  const readContext = createReadReplyContext(db)
  const progress = createProgressSaver(db, modelPool.log)
  const writers = new Map<string, ReplyWriter>()
  const followed = new Map<string, Broadcast>()
  const responses = new Map<ServerResponse, { wasSlow: boolean }>()

  return {
    /**
     * Starts the reply that is due, or finds the one in progress on any server; null when there is
     * none.
     * @throws AppError('not_found')
     */
    async open(owned: OwnedInterviewId, isAgain: boolean): Promise<Broadcast | null> {
      const claim = await claimReply({ ...deps, readContext }, owned, isAgain)
      if (!claim) return null
      if (claim.kind === 'start') {
        const { id } = claim.task
        const writer = writeReply({ deps, modelPool, progress }, claim.task)
        writers.set(id, writer)
        void writer.done.then(() => writers.delete(id))
        return writer.broadcast
      }
      const { id, replyKind } = claim
      const known = writers.get(id)?.broadcast ?? followed.get(id)
      if (known) return known
      const broadcast = followStoredReply(db, {
        id,
        kind: replyKind,
        onDone: () => followed.delete(id),
      })
      followed.set(id, broadcast)
      return broadcast
    },

    /**
     * Streams a reply to a client until its end, or until the client leaves; the reply itself goes
     * on.
     */
    stream(
      broadcast: Broadcast | null,
      response: ServerResponse,
      { after, onClose }: StreamOptions,
    ) {
      // A client that left before its turn emits no further close event.
      if (response.destroyed) return onClose()
      responses.set(response, { wasSlow: false })
      response.once('close', () => {
        responses.delete(response)
        onClose()
      })
      if (!broadcast) {
        const nothing = { event: 'done', outcome: 'nothing', events: [] }
        return void response.end(`event: done\ndata: ${JSON.stringify(nothing)}\n\n`)
      }
      subscribe(broadcast, response, after === undefined ? null : positionIn(broadcast.id, after))
    },

    /**
     * Stops the reply of an interview for its user, on whatever server writes it, and keeps the
     * words so far.
     */
    async stop(interviewId: string) {
      const writer = [...writers.values()].find(
        (candidate) => candidate.interviewId === interviewId,
      )
      if (writer) writer.end('user-stopped')
      else await requestStop(db, interviewId)
    },

    /**
     * Keeps connections open through proxies, and closes those whose clients have read nothing
     * since the last heartbeat.
     */
    heartbeat() {
      for (const [response, state] of responses) {
        if (response.writableNeedDrain && state.wasSlow) response.destroy()
        else if (!response.writableNeedDrain) response.write(': heartbeat\n\n')
        state.wasSlow = response.writableNeedDrain
      }
    },

    /** Gives replies time to finish, stores late ones as cut short, and ends all streams. */
    async close() {
      const all = Promise.all([...writers.values()].map(({ done }) => done))
      const timer = setTimeout(() => {
        for (const writer of writers.values()) writer.end('server-stopping')
      }, FINISH_WITHIN_MS)
      await all
      clearTimeout(timer)
      for (const response of responses.keys())
        if (!response.writableEnded) response.end(': the server stops; connect again\n\n')
    },
  }
}

/**
 * The position that an event's id names, `REPLY:VERSION:LENGTH`, or `REPLY:LENGTH` from pages of an
 * earlier release; null when the event is of another reply.
 */
function positionIn(replyId: string, eventId: string): Position | null {
  const [reply, ...numbers] = eventId.split(':')
  const [length = 0, version = 0] = numbers.map(Number).reverse()
  return reply === replyId ? { version, length } : null
}
