import { FittingAsked, ModelsState } from '@sightline/contracts/fitting'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type InterviewDeps, parseOwnedInterviewId, requireOwnedInterview } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { fitQuestions } from './fit.ts'

const params = z.object({ id: z.string() })

/** Fits planned interviews to their job descriptions. Registered inside the signed-in scope. */
export const fittingRoutes: FastifyPluginAsyncZod<InterviewDeps & { modelPool: ModelPool }> = async (
  app,
  { modelPool, ...deps },
) => {
  /**
   * Fittings in progress: pages that ask at the same time share one. A fitting goes on without them and stores its
   * result.
   */
  const inProgress = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    stopping.abort(new Error('The server stops'))
    await Promise.allSettled(inProgress.values())
  })

  app.get('/interviews/models', { schema: { response: { 200: ModelsState } } }, async () => ({
    areThere: modelPool.models.length > 0,
  }))

  app.post(
    '/interviews/:id/fitting',
    { schema: { params, response: { 200: FittingAsked } } },
    async ({ params, user }) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      const key = `${own.ownerId} ${own.id}`
      let fitting = inProgress.get(key)
      if (!fitting) {
        fitting = fitQuestions({ deps, modelPool }, own, stopping.signal).finally(() => inProgress.delete(key))
        inProgress.set(key, fitting)
      }
      try {
        return { isOver: await fitting }
      } catch (error) {
        // For an interview that was deleted meanwhile, answer 404 instead of the failure that the deletion caused.
        await requireOwnedInterview(deps.db, own)
        throw error
      }
    },
  )
}
