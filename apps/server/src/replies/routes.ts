import { OpenReply, REPLY_STREAMS_PER_USER, ReplyTimes } from '@sightline/contracts/replies/replies'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type InterviewDeps,
  parseOwnedInterviewId,
  requireOwnedInterview,
} from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import type { Env } from '../platform/env.ts'
import { openEventStream, type StreamSlots } from '../platform/events/public.ts'
import { explanationRoutes } from './explanations.routes.ts'
import { createReplies } from './replies.ts'
import { readReplyTimes } from './reply-times.ts'

const params = z.object({ id: z.string() })

interface Options extends InterviewDeps {
  modelPool: ModelPool
  streamSlots: StreamSlots
  env: Pick<Env, 'AUTH_SECRET'>
}

const SLOT = {
  kind: 'replies',
  limit: REPLY_STREAMS_PER_USER,
  message: 'Too many replies are being read at once. Close a page.',
} as const

/**
 * Coach replies, worded by models or the coach, as streams. Registered inside the signed-in scope.
 */
export const replyRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { modelPool, streamSlots, env, ...deps },
) => {
  await app.register(explanationRoutes, { deps, modelPool })
  const replies = createReplies({ deps, modelPool, secret: env.AUTH_SECRET })
  app.addHook('preClose', replies.close)

  app.post(
    '/interviews/:id/replies',
    { schema: { params, body: OpenReply } },
    async ({ params, body, user }, reply) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      const freeSlot = await streamSlots.acquire({ ...SLOT, userId: user.id })
      try {
        const opened = await replies.open(own, body.again ?? false)
        replies.send(opened, openEventStream(reply), { after: body.after, onClose: freeSlot })
      } catch (error) {
        freeSlot()
        throw error
      }
    },
  )

  app.post(
    '/interviews/:id/replies/stop',
    { schema: { params } },
    async ({ params, user }, reply) => {
      await requireOwnedInterview(deps.db, parseOwnedInterviewId(params.id, user.id))
      await replies.stop(params.id)
      return reply.code(204).send()
    },
  )

  app.get(
    '/interviews/:id/replies',
    { schema: { params, response: { 200: ReplyTimes } } },
    async ({ params, user }) => {
      const { id } = await requireOwnedInterview(deps.db, parseOwnedInterviewId(params.id, user.id))
      return readReplyTimes(deps.db, id)
    },
  )
}
