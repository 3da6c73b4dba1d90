import { WritingAsked } from '@sightline/contracts/fitting/fitting'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type InterviewDeps,
  parseOwnedInterviewId,
  requireOwnedInterview,
} from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { createSharedWork } from '../platform/shared-work.ts'
import { writeQuestion } from './write-question.ts'

const params = z.object({ id: z.string() })
/** No request waits longer for a third party; the page asks again. */
const WAIT_MS = 20 * SECOND_MS

/** Has models write questions for planned interviews. Registered inside the signed-in scope. */
export const writingRoutes: FastifyPluginAsyncZod<
  InterviewDeps & { modelPool: ModelPool }
> = async (app, { modelPool, ...deps }) => {
  const share = createSharedWork<boolean>(app)

  app.post(
    '/interviews/:id/written-question',
    { schema: { params, response: { 200: WritingAsked } } },
    async ({ params, user, log }) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      await requireOwnedInterview(deps.db, own)
      const writing = share(`${own.ownerId} ${own.id}`, (signal) =>
        writeQuestion({ deps, modelPool }, own, signal).catch((error) => {
          log.warn({ err: error }, 'A question could not be written')
          return false
        }),
      )
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
