import { type Review, ReviewWritten } from '@sightline/contracts/reviews'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mine, type Parts } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { reviewOf } from './review.ts'

const params = z.object({ id: z.string() })

/** A model's second opinion on an interview. Registered inside the signed-in scope. */
export const reviewRoutes: FastifyPluginAsyncZod<Parts & { modelPool: ModelPool }> = async (
  app,
  { modelPool, ...parts },
) => {
  /** Pages that ask at the same time wait for the same one. */
  const underWay = new Map<string, { review: Promise<Review | null>; leaving: AbortController; readers: number }>()

  app.post(
    '/interviews/:id/review',
    { schema: { params, response: { 200: ReviewWritten } } },
    async ({ params, user }, reply) => {
      const own = mine(params.id, user.id)
      const key = `${own.ownerId} ${own.id}`
      let one = underWay.get(key)
      if (!one) {
        const leaving = new AbortController()
        const review = reviewOf({ parts, modelPool }, own, leaving.signal).finally(() => underWay.delete(key))
        one = { review, leaving, readers: 0 }
        underWay.set(key, one)
      }
      const { review, leaving } = one
      one.readers += 1
      reply.raw.once('close', () => {
        one.readers -= 1
        if (one.readers === 0) leaving.abort(new Error('Nobody waits for it any more'))
      })
      return { review: await review }
    },
  )
}
