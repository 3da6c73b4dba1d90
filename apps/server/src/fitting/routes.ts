import { FittingAsked, ModelsState } from '@sightline/contracts/fitting'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findMine, mine, type Parts } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { fitQuestions } from './fit.ts'

const params = z.object({ id: z.string() })

/** Fits interviews to the jobs they are for. Registered inside the signed-in scope. */
export const fittingRoutes: FastifyPluginAsyncZod<Parts & { modelPool: ModelPool }> = async (
  app,
  { modelPool, ...parts },
) => {
  /** Pages that ask at the same time wait for the same one. It goes on without them: a page that comes back finds what came of it. */
  const underWay = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    stopping.abort(new Error('The server stops'))
    await Promise.allSettled(underWay.values())
  })

  app.get('/interviews/models', { schema: { response: { 200: ModelsState } } }, async () => ({
    areThere: modelPool.models.length > 0,
  }))

  app.post(
    '/interviews/:id/fitting',
    { schema: { params, response: { 200: FittingAsked } } },
    async ({ params, user }) => {
      const own = mine(params.id, user.id)
      const key = `${own.ownerId} ${own.id}`
      let one = underWay.get(key)
      if (!one) {
        one = fitQuestions({ parts, modelPool }, own, stopping.signal).finally(() => underWay.delete(key))
        underWay.set(key, one)
      }
      try {
        return { isOver: await one }
      } catch (error) {
        // Deleted meanwhile: missing, whatever failed because of that.
        await findMine(parts.db, own)
        throw error
      }
    },
  )
}
