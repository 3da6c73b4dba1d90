import { ReviewWritten } from '@sightline/contracts/interviews/scores'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type InterviewDeps, parseOwnedInterviewId } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import type { Env } from '../platform/env.ts'
import { scoreByModel } from './review.ts'

const params = z.object({ id: z.string() })

/** A model's scores for an interview. Registered inside the signed-in scope. */
export const reviewRoutes: FastifyPluginAsyncZod<
  InterviewDeps & { modelPool: ModelPool; env: Pick<Env, 'AUTH_SECRET'> }
> = async (app, { modelPool, env, ...deps }) => {
  /**
   * Reviews in progress: pages that ask at the same time share one, which ends when the last of
   * them has left.
   */
  const inProgress = new Map<
    string,
    { review: Promise<ReviewWritten>; abort: AbortController; waiting: number }
  >()

  app.post(
    '/interviews/:id/review',
    { schema: { params, response: { 200: ReviewWritten } } },
    async ({ params, user }, reply) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      const key = `${own.ownerId} ${own.id}`
      let shared = inProgress.get(key)
      if (!shared) {
        const abort = new AbortController()
        const review = scoreByModel(
          { deps, modelPool, secret: env.AUTH_SECRET },
          own,
          abort.signal,
        ).finally(() => inProgress.delete(key))
        shared = { review, abort, waiting: 0 }
        inProgress.set(key, shared)
      }
      const { review, abort } = shared
      shared.waiting += 1
      reply.raw.once('close', () => {
        shared.waiting -= 1
        if (shared.waiting === 0) abort.abort(new Error('No page waits for the review any more'))
      })
      return await review
    },
  )
}
