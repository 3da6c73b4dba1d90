import { FittingAsked, ModelsState } from '@sightline/contracts/fitting/fitting'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type InterviewDeps,
  parseOwnedInterviewId,
  requireOwnedInterview,
} from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { createSharedWork } from '../platform/shared-work.ts'
import { fitQuestions } from './fit.ts'

const params = z.object({ id: z.string() })

/** Fits planned interviews to their job descriptions. Registered inside the signed-in scope. */
export const fittingRoutes: FastifyPluginAsyncZod<
  InterviewDeps & { modelPool: ModelPool }
> = async (app, { modelPool, ...deps }) => {
  const share = createSharedWork<boolean>(app)

  app.get('/interviews/models', { schema: { response: { 200: ModelsState } } }, async () => ({
    areThere: modelPool.models.length > 0,
  }))

  app.post(
    '/interviews/:id/fitting',
    { schema: { params, response: { 200: FittingAsked } } },
    async ({ params, user }) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      try {
        const isOver = await share(`${own.ownerId} ${own.id}`, (signal) =>
          fitQuestions({ deps, modelPool }, own, signal),
        )
        return { isOver }
      } catch (error) {
        // For an interview that was deleted meanwhile, answer 404 instead of the failure that the
        // deletion caused.
        await requireOwnedInterview(deps.db, own)
        throw error
      }
    },
  )
}
