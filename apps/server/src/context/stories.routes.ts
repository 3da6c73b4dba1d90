import { NewStory, Story } from '@sightline/contracts/context/context'
import { STORIES_MAX_COUNT } from '@sightline/contracts/context/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireRoom } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { isOwnedRow, present, requireRow } from './owned-rows.ts'
import { stories } from './table.ts'

const params = z.object({ id: z.string() })
const STORIES = { count: STORIES_MAX_COUNT, of: 'stories' }

/** The signed-in user's stories. Registered inside the signed-in scope. */
export const storyRoutes: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (
  app,
  { db, clock },
) => {
  const newRow = (ownerId: string) => ({ id: crypto.randomUUID(), ownerId, createdAt: clock() })

  app.post(
    '/context/stories',
    { schema: { body: NewStory, response: { 201: Story } } },
    async ({ body, user }, reply) => {
      const row = await db.transaction(async (tx) => {
        await requireRoom(tx, stories, user.id, STORIES)
        await notify(tx, user.id, 'context')
        return singleRow(
          await tx
            .insert(stories)
            .values({ ...newRow(user.id), ...body })
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
      const row = requireRow(
        await db
          .update(stories)
          .set(body)
          .where(isOwnedRow(stories, user.id, params.id))
          .returning(),
      )
      await notify(db, user.id, 'context')
      return present(row)
    },
  )

  app.delete('/context/stories/:id', { schema: { params } }, async ({ params, user }, reply) => {
    requireRow(
      await db
        .delete(stories)
        .where(isOwnedRow(stories, user.id, params.id))
        .returning(),
    )
    await notify(db, user.id, 'context')
    return reply.code(204).send()
  })
}
