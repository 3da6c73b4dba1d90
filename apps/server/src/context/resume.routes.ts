import { Resume, ResumeText, type UnreadParts } from '@sightline/contracts/context/context'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  acceptResumeUploads,
  extractText,
  receiveResume,
  requireResumeText,
  resumeUploadOptions,
} from '../documents/public.ts'
import { type Clock, HOUR_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import { requireRow } from './owned-rows.ts'
import { resumeTexts } from './table.ts'

const READS_PER_CLIENT: Limit = {
  name: 'client:resume-read',
  points: 10,
  windowMs: HOUR_MS,
  message: 'Too many uploads.',
}

/**
 * The text of the signed-in user's resume, extracted from a file or entered as text. Registered
 * inside the signed-in scope.
 */
export const resumeRoutes: FastifyPluginAsyncZod<{
  db: Db
  clock: Clock
  limiter: Limiter
}> = async (app, deps) => {
  const { db, clock, limiter } = deps

  async function storeResume(ownerId: string, text: string, unread: UnreadParts | null) {
    const row = { ownerId, text, unread, updatedAt: clock() }
    const stored = singleRow(
      await db
        .insert(resumeTexts)
        .values(row)
        .onConflictDoUpdate({ target: resumeTexts.ownerId, set: row })
        .returning(),
    )
    await notify(db, ownerId, 'context')
    return { text: stored.text, unread: stored.unread, updatedAt: stored.updatedAt.toISOString() }
  }

  await app.register(async (uploads) => {
    await acceptResumeUploads(uploads)
    uploads.post(
      '/context/resume-files',
      {
        ...resumeUploadOptions,
        schema: { ...resumeUploadOptions.schema, response: { 201: Resume } },
      },
      async (request, reply) => {
        await limiter.consume(READS_PER_CLIENT, clientKey(request.ip))
        const { text, unread } = await extractText(await receiveResume(request), request.user.id)
        return reply
          .code(201)
          .send(await storeResume(request.user.id, requireResumeText(text), unread))
      },
    )
  })

  app.patch(
    '/context/resume',
    { schema: { body: ResumeText, response: { 200: Resume } } },
    ({ body, user }) => storeResume(user.id, body.text, null),
  )

  app.delete('/context/resume', async ({ user }, reply) => {
    requireRow(
      await db
        .delete(resumeTexts)
        .where(eq(resumeTexts.ownerId, user.id))
        .returning({ id: resumeTexts.ownerId }),
    )
    await notify(db, user.id, 'context')
    return reply.code(204).send()
  })
}
