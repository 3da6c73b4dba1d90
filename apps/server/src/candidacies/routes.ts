import {
  Candidacy,
  ResumeAddress,
  UploadedResume,
} from '@sightline/contracts/candidacies/candidacies'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FileStore } from '../adapters/files.ts'
import {
  acceptResumeUploads,
  receiveResume,
  rejectLockedFile,
  resumeUploadOptions,
} from '../documents/public.ts'
import { type Clock, HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import { storeCandidacy } from './candidacies.ts'
import { storeResume } from './resumes.ts'
import { resumes } from './table.ts'

const UPLOADS_PER_CLIENT: Limit = {
  name: 'client:resume-upload',
  points: 10,
  windowMs: HOUR_MS,
  message: 'Too many uploads.',
}
const CANDIDACIES_PER_CLIENT: Limit = {
  name: 'client:candidacy',
  points: 10,
  windowMs: HOUR_MS,
  message: 'Too many applications.',
}

const ResumeName = z.object({ name: z.string().max(40) })

/** Applying for a position: upload a resume, get its address, send the candidacy. Public. */
export const candidacyRoutes: FastifyPluginAsyncZod<{
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  files: FileStore
}> = async (app, deps) => {
  const { db, env, clock, limiter, files } = deps
  const resumeAddress = `${env.WEB_ORIGIN}/api/careers/resumes/`

  await app.register(async (uploads) => {
    await acceptResumeUploads(uploads)
    uploads.post(
      '/careers/resumes',
      {
        ...resumeUploadOptions,
        schema: { ...resumeUploadOptions.schema, response: { 201: UploadedResume } },
      },
      async (request, reply) => {
        await limiter.consume(UPLOADS_PER_CLIENT, clientKey(request.ip))
        try {
          const file = await receiveResume(request)
          await rejectLockedFile(file, clientKey(request.ip))
          return reply.code(201).send({ name: await storeResume(deps, file) })
        } catch (error) {
          // A failure of the file store must not use up the client's uploads.
          if (error instanceof AppError && error.code === 'upstream_failed')
            await limiter.refund(UPLOADS_PER_CLIENT, clientKey(request.ip))
          throw error
        }
      },
    )
  })

  const findResume = async (name: string) => {
    const [resume] = await db.select().from(resumes).where(eq(resumes.name, name))
    if (!resume) throw new AppError('not_found', 'There is no such resume.')
    return resume
  }

  app.get(
    '/careers/resumes/:name/address',
    {
      config: { hasSecretPath: true },
      schema: { params: ResumeName, response: { 200: ResumeAddress } },
    },
    async ({ params }) => ({ url: `${resumeAddress}${(await findResume(params.name)).name}` }),
  )

  app.get(
    '/careers/resumes/:name',
    { config: { hasSecretPath: true }, schema: { params: ResumeName } },
    async ({ params }, reply) => {
      const resume = await findResume(params.name)
      const bytes = await files.read(resume.name, resume.bytes)
      return reply
        .headers({
          'content-type': resume.type,
          'content-disposition': `attachment; filename="${resume.name}"`,
          'cache-control': 'private, max-age=3600',
        })
        .send(bytes)
    },
  )

  app.post(
    '/careers/applications',
    { schema: { body: Candidacy } },
    async ({ body, ip }, reply) => {
      await limiter.consume(CANDIDACIES_PER_CLIENT, clientKey(ip))
      const resumeName = body.resume_path.startsWith(resumeAddress)
        ? body.resume_path.slice(resumeAddress.length)
        : ''
      await storeCandidacy({ db, clock }, body, resumeName)
      return reply.code(201).send()
    },
  )
}
