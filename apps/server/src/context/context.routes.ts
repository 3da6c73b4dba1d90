import {
  JobDescription,
  NewJobDescription,
  PersonalContext,
} from '@sightline/contracts/context/context'
import { JOB_DESCRIPTIONS_MAX_COUNT } from '@sightline/contracts/context/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireRoom } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { readContext } from './background.ts'
import { isOwnedRow, present, requireRow } from './owned-rows.ts'
import { resumeRoutes } from './resume.routes.ts'
import { storyRoutes } from './stories.routes.ts'
import { jobDescriptions } from './table.ts'

const params = z.object({ id: z.string() })
const DESCRIPTIONS = { count: JOB_DESCRIPTIONS_MAX_COUNT, of: 'job descriptions' }

/**
 * The signed-in user's background, which interviews may use if the user chooses so. Registered
 * inside the signed-in scope.
 */
export const contextRoutes: FastifyPluginAsyncZod<{
  db: Db
  clock: Clock
  limiter: Limiter
}> = async (app, deps) => {
  const { db, clock } = deps
  await app.register(resumeRoutes, deps)
  await app.register(storyRoutes, deps)
  const newRow = (ownerId: string) => ({ id: crypto.randomUUID(), ownerId, createdAt: clock() })

  app.get('/context', { schema: { response: { 200: PersonalContext } } }, ({ user }) =>
    readContext(db, user.id),
  )

  app.post(
    '/context/job-descriptions',
    { schema: { body: NewJobDescription, response: { 201: JobDescription } } },
    async ({ body, user }, reply) => {
      const row = await db.transaction(async (tx) => {
        await requireRoom(tx, jobDescriptions, user.id, DESCRIPTIONS)
        await notify(tx, user.id, 'context')
        return singleRow(
          await tx
            .insert(jobDescriptions)
            .values({ ...newRow(user.id), ...body })
            .returning(),
        )
      })
      return reply.code(201).send(present(row))
    },
  )

  app.patch(
    '/context/job-descriptions/:id',
    { schema: { params, body: NewJobDescription, response: { 200: JobDescription } } },
    async ({ params, body, user }) => {
      const isOwned = isOwnedRow(jobDescriptions, user.id, params.id)
      const row = requireRow(await db.update(jobDescriptions).set(body).where(isOwned).returning())
      await notify(db, user.id, 'context')
      return present(row)
    },
  )

  app.delete(
    '/context/job-descriptions/:id',
    { schema: { params } },
    async ({ params, user }, reply) => {
      requireRow(
        await db
          .delete(jobDescriptions)
          .where(isOwnedRow(jobDescriptions, user.id, params.id))
          .returning(),
      )
      await notify(db, user.id, 'context')
      return reply.code(204).send()
    },
  )
}
