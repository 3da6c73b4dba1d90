import {
  BaseResume,
  BaseResumeChange,
  Confirmation,
  NewBaseResume,
  Profile,
  ProfileWithResumes,
  RESUME_NAME_MAX_LENGTH,
} from '@sightline/contracts/profile/profile'
import { plainText } from '@sightline/contracts/text/plain-text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  acceptResumeUploads,
  extractText,
  receiveResume,
  requireResumeText,
  resumeUploadOptions,
} from '../documents/public.ts'
import { HOUR_MS } from '../platform/clock.ts'
import type { Limit, Limiter } from '../platform/limits/limiter.ts'
import { changeResume, createResume, type Deps, deleteResume, readResume } from './base-resumes.ts'
import { confirm } from './confirmations.ts'
import { readProfileWithResumes, storeProfile } from './profile.ts'

const UPLOADS: Limit = {
  name: 'profile:resume-upload',
  points: 20,
  windowMs: HOUR_MS,
  message: 'Too many uploads.',
}

const params = z.object({ id: z.string() })

/** What the signed-in user tells employers, and the resumes. Registered inside the signed-in scope. */
export const profileRoutes: FastifyPluginAsyncZod<Deps & { limiter: Limiter }> = async (
  app,
  deps,
) => {
  const { db, limiter } = deps

  app.get('/profile', { schema: { response: { 200: ProfileWithResumes } } }, ({ user }) =>
    readProfileWithResumes(db, user.id),
  )

  app.put(
    '/profile',
    { schema: { body: Profile, response: { 200: ProfileWithResumes } } },
    async ({ user, body }) => {
      await storeProfile(deps, user.id, body)
      return readProfileWithResumes(db, user.id)
    },
  )

  app.post(
    '/profile/resumes',
    { schema: { body: NewBaseResume, response: { 201: BaseResume } } },
    async ({ user, body }, reply) => {
      const from =
        body.document !== undefined
          ? { document: body.document }
          : { pages: [requireResumeText(body.text ?? '')], unread: null }
      return reply.code(201).send(await createResume(deps, user.id, { name: body.name, from }))
    },
  )

  await app.register(async (uploads) => {
    await acceptResumeUploads(uploads)
    uploads.post(
      '/profile/resume-files',
      {
        ...resumeUploadOptions,
        schema: { ...resumeUploadOptions.schema, response: { 201: BaseResume } },
      },
      async (request, reply) => {
        await limiter.consume(UPLOADS, request.user.id)
        const file = await receiveResume(request)
        const { pages, unread } = await extractText(file, request.user.id)
        requireResumeText(pages.join('\n'))
        const from = { pages: pages.map(plainText), unread }
        const name = nameOf(file.name)
        return reply.code(201).send(await createResume(deps, request.user.id, { name, from }))
      },
    )
  })

  app.get(
    '/profile/resumes/:id',
    { schema: { params, response: { 200: BaseResume } } },
    ({ user, params: { id } }) => readResume(db, { id, ownerId: user.id }),
  )

  app.patch(
    '/profile/resumes/:id',
    { schema: { params, body: BaseResumeChange, response: { 200: BaseResume } } },
    ({ user, params: { id }, body }) => changeResume(deps, { id, ownerId: user.id }, body),
  )

  app.delete(
    '/profile/resumes/:id',
    { schema: { params } },
    async ({ user, params: { id } }, reply) => {
      await deleteResume(deps, { id, ownerId: user.id })
      return reply.code(204).send()
    },
  )

  app.put(
    '/profile/confirmations',
    { schema: { body: Confirmation } },
    async ({ user, body }, reply) => {
      await confirm(deps, user.id, body)
      return reply.code(204).send()
    },
  )
}

/** The name of a file without its ending, as the name of a resume. */
const nameOf = (fileName: string) =>
  plainText(fileName.replace(/\.\w{2,5}$/, ''))
    .trim()
    .slice(0, RESUME_NAME_MAX_LENGTH) || 'Resume'
