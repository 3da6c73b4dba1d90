import type { ServerResponse } from 'node:http'
import { HEARTBEAT_S } from '@sightline/contracts/events'
import { REPLY_STREAMS_PER_USER } from '@sightline/contracts/replies'
import { and, eq, isNull } from 'drizzle-orm'
import type { Mine, Parts } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { follow, type Live } from './broadcast.ts'
import { claimReply } from './claim.ts'
import { watch } from './follow-stored.ts'
import { createSteps } from './heartbeat.ts'
import { createReadReplyContext } from './reply-context.ts'
import { interviewReplies } from './table.ts'
import { type Running, run } from './write-reply.ts'

/** How long a stopping server lets replies come to their end. */
const FINISH_WITHIN_MS = 10 * SECOND_MS

/** `after` is the id of the last event that the reader has. */
interface Reading {
  after: string | undefined
  onLeft: () => void
}

/** The replies of this server: those it writes and those it only shows. */
export function createReplies({ parts, modelPool }: { parts: Parts; modelPool: ModelPool }) {
  const { db } = parts
  const readGround = createReadReplyContext(db)
  const steps = createSteps(db, modelPool.log)
  const running = new Map<string, Running>()
  const watched = new Map<string, Live>()
  const responses = new Map<ServerResponse, { wasSlow: boolean }>()
  const seats = new Map<string, number>()

  async function open(mine: Mine, isAgain: boolean): Promise<Live | null> {
    const claim = await claimReply({ parts, readGround }, mine, isAgain)
    if (!claim) return null
    if (claim.kind === 'begin') {
      const { id } = claim.task
      const started = run({ parts, modelPool, steps }, claim.task)
      running.set(id, started)
      void started.over.then(() => running.delete(id))
      return started.live
    }
    const { id } = claim
    const here = running.get(id)?.live ?? watched.get(id)
    if (here) return here
    const live = watch(db, { id, kind: claim.replyKind, onOver: () => watched.delete(id) })
    watched.set(id, live)
    return live
  }

  return {
    /** Counts one more reader of the user's; what it returns counts it off again. @throws AppError('too_many_requests') */
    takeSeat(userId: string): () => void {
      const taken = seats.get(userId) ?? 0
      if (taken >= REPLY_STREAMS_PER_USER)
        throw new AppError('too_many_requests', 'Too many replies are being read at once. Close a page.', {
          retryAfterS: HEARTBEAT_S,
        })
      seats.set(userId, taken + 1)
      return () => {
        const left = (seats.get(userId) ?? 1) - 1
        if (left > 0) seats.set(userId, left)
        else seats.delete(userId)
      }
    },

    /** The reply that is owed, or under way here or elsewhere; null when there is none. @throws AppError('not_found') */
    open,

    /** Hands it to a reader until its end, or until the reader leaves. */
    read(live: Live | null, response: ServerResponse, { after, onLeft }: Reading) {
      // Gone before its turn came: it will not close again.
      if (response.destroyed) return onLeft()
      responses.set(response, { wasSlow: false })
      if (live) {
        const [reply, length] = after?.split(':') ?? []
        follow(live, response, reply === live.id ? Number(length) : 0)
      } else {
        const nothing = { event: 'done', outcome: 'nothing', events: [] }
        response.end(`event: done\ndata: ${JSON.stringify(nothing)}\n\n`)
      }
      // After the follower's own, so that the last reader is counted off.
      response.once('close', () => {
        responses.delete(response)
        onLeft()
        const one = live && running.get(live.id)
        if (one?.live.readers.size === 0) one.readersLeft()
      })
    },

    /** Ends the reply of an interview with what came of it, on whatever server it is. */
    async stop(interviewId: string) {
      const here = [...running.values()].find((one) => one.interviewId === interviewId)
      if (here) return here.stop()
      await db
        .update(interviewReplies)
        .set({ isStopAsked: true })
        .where(and(eq(interviewReplies.interviewId, interviewId), isNull(interviewReplies.outcome)))
    },

    /** Keeps connections open through proxies, and ends those whose readers take nothing for a whole beat. */
    beat() {
      for (const [response, state] of responses) {
        if (response.writableNeedDrain && state.wasSlow) response.destroy()
        else if (!response.writableNeedDrain) response.write(': beat\n\n')
        state.wasSlow = response.writableNeedDrain
      }
    },

    /** Lets what is under way come to its end, for a while; then leaves it to another server, where its readers come back. */
    async close() {
      const all = Promise.all([...running.values()].map(({ over }) => over))
      const late = setTimeout(() => {
        for (const one of running.values()) one.leave()
      }, FINISH_WITHIN_MS)
      await all
      clearTimeout(late)
      for (const response of responses.keys())
        if (!response.writableEnded) response.end(': the server stops; come back\n\n')
    },
  }
}
