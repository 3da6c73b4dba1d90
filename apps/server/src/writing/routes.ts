import { WritingAsked } from '@sightline/contracts/fitting'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type InterviewDeps, parseOwnedInterviewId, requireOwnedInterview } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { writeQuestion } from './write-question.ts'

const params = z.object({ id: z.string() })
/** No request waits longer for a third party; the page asks again. */
const WAIT_MS = 20 * SECOND_MS

/** Has models write questions for planned interviews. Registered inside the signed-in scope. */
export const writingRoutes: FastifyPluginAsyncZod<InterviewDeps & { modelPool: ModelPool }> = async (
  app,
  { modelPool, ...deps },
) => {
  /** Questions being written: pages that ask at the same time share one, which goes on without them. */
  const inProgress = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    stopping.abort(new Error('The server stops'))
    await Promise.allSettled(inProgress.values())
  })

  app.post(
    '/interviews/:id/written-question',
    { schema: { params, response: { 200: WritingAsked } } },
    async ({ params, user, log }) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      await requireOwnedInterview(deps.db, own)
      const key = `${own.ownerId} ${own.id}`
      let writing = inProgress.get(key)
      if (!writing) {
        writing = writeQuestion({ deps, modelPool }, own, stopping.signal)
          .catch((error) => {
            log.warn({ err: error }, 'A question could not be written')
            return false
          })
          .finally(() => inProgress.delete(key))
        inProgress.set(key, writing)
      }
      const { promise: waited, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => resolve(false), WAIT_MS)
      try {
        return { isOver: await Promise.race([writing, waited]) }
      } finally {
        clearTimeout(timer)
      }
    },
  )
}
