import { JobDescription, NewJobDescription, NewStory, PersonalContext, Story } from '@sightline/contracts/context'
import { JOB_DESCRIPTIONS_MAX_COUNT, STORIES_MAX_COUNT } from '@sightline/contracts/context-limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { resumeRoutes } from './resume.routes.ts'
import { claimRoom, found, isMine, present, readContext } from './rules.ts'
import { jobDescriptions, stories } from './table.ts'

const params = z.object({ id: z.string() })
const DESCRIPTIONS = { count: JOB_DESCRIPTIONS_MAX_COUNT, of: 'job descriptions' }
const STORIES = { count: STORIES_MAX_COUNT, of: 'stories' }

/** What the signed-in user has told about themselves, for interviews to use where they choose so. Registered inside the signed-in scope. */
export const contextRoutes: FastifyPluginAsyncZod<{ db: Db; clock: Clock; limiter: Limiter }> = async (app, deps) => {
  const { db, clock } = deps
  await app.register(resumeRoutes, deps)
  const made = (ownerId: string) => ({ id: crypto.randomUUID(), ownerId, createdAt: clock() })

  app.get('/context', { schema: { response: { 200: PersonalContext } } }, ({ user }) => readContext(db, user.id))

  app.post(
    '/context/job-descriptions',
    { schema: { body: NewJobDescription, response: { 201: JobDescription } } },
    async ({ body, user }, reply) => {
      const row = await db.transaction(async (tx) => {
        await claimRoom(tx, jobDescriptions, user.id, DESCRIPTIONS)
        await notify(tx, user.id, 'context')
        return singleRow(
          await tx
            .insert(jobDescriptions)
            .values({ ...made(user.id), ...body })
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
      const mine = isMine(jobDescriptions, user.id, params.id)
      const row = found(await db.update(jobDescriptions).set(body).where(mine).returning())
      await notify(db, user.id, 'context')
      return present(row)
    },
  )

  app.delete('/context/job-descriptions/:id', { schema: { params } }, async ({ params, user }, reply) => {
    found(
      await db
        .delete(jobDescriptions)
        .where(isMine(jobDescriptions, user.id, params.id))
        .returning(),
    )
    await notify(db, user.id, 'context')
    return reply.code(204).send()
  })

  app.post(
    '/context/stories',
    { schema: { body: NewStory, response: { 201: Story } } },
    async ({ body, user }, reply) => {
      const row = await db.transaction(async (tx) => {
        await claimRoom(tx, stories, user.id, STORIES)
        await notify(tx, user.id, 'context')
        return singleRow(
          await tx
            .insert(stories)
            .values({ ...made(user.id), ...body })
            .returning(),
        )
      })
      return reply.code(201).send(present(row))
    },
  )

  app.patch(
    '/context/stories/:id',
    { schema: { params, body: NewStory, response: { 200: Story } } },
    async ({ params, body, user }) => {
      const row = found(
        await db
          .update(stories)
          .set(body)
          .where(isMine(stories, user.id, params.id))
          .returning(),
      )
      await notify(db, user.id, 'context')
      return present(row)
    },
  )

  app.delete('/context/stories/:id', { schema: { params } }, async ({ params, user }, reply) => {
    found(
      await db
        .delete(stories)
        .where(isMine(stories, user.id, params.id))
        .returning(),
    )
    await notify(db, user.id, 'context')
    return reply.code(204).send()
  })
}
