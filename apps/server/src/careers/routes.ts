import multipart from '@fastify/multipart'
import { Application, ResumeAddress, UploadedResume } from '@sightline/contracts/careers'
import { RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FileStore } from '../adapters/files.ts'
import { type Clock, HOUR_MS } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { clientKey, type Limit, type Limiter } from '../limits/limiter.ts'
import { keepApplication } from './applications.ts'
import { keepResume } from './resumes.ts'
import { resumes } from './table.ts'

const UPLOADS_PER_CLIENT: Limit = {
  name: 'client:resume-upload',
  points: 10,
  windowMs: HOUR_MS,
  message: 'Too many uploads.',
}
const APPLICATIONS_PER_CLIENT: Limit = {
  name: 'client:application',
  points: 10,
  windowMs: HOUR_MS,
  message: 'Too many applications.',
}

const ResumeName = z.object({ name: z.string().max(40) })

/** Public: apply for a position in three steps, each of which can fail by itself. */
export const careerRoutes: FastifyPluginAsyncZod<{
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  files: FileStore
}> = async (app, parts) => {
  const { db, env, clock, limiter, files } = parts
  const addresses = `${env.WEB_ORIGIN}/api/careers/resumes/`

  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      preservePath: true,
      limits: { files: 1, fields: 0, parts: 1, fileSize: RESUME_MAX_BYTES, headerPairs: 20, fieldNameSize: 100 },
    })
    uploads.post(
      '/careers/resumes',
      { bodyLimit: RESUME_MAX_BYTES + 64 * 1024, schema: { body: z.any(), response: { 201: UploadedResume } } },
      async (request, reply) => {
        await limiter.consume(UPLOADS_PER_CLIENT, clientKey(request.ip))
        try {
          return reply.code(201).send({ name: await keepResume(parts, await receive(request)) })
        } catch (error) {
          // Our failure must not use up the tries of whoever comes back once the store works again.
          if (error instanceof AppError && error.code === 'upstream_failed')
            await limiter.refund(UPLOADS_PER_CLIENT, clientKey(request.ip))
          throw error
        }
      },
    )
  })

  const find = async (name: string) => {
    const [resume] = await db.select().from(resumes).where(eq(resumes.name, name))
    if (!resume) throw new AppError('not_found', 'There is no such resume.')
    return resume
  }

  app.get(
    '/careers/resumes/:name/address',
    { schema: { params: ResumeName, response: { 200: ResumeAddress } } },
    async ({ params }) => ({ url: `${addresses}${(await find(params.name)).name}` }),
  )

  app.get('/careers/resumes/:name', { schema: { params: ResumeName } }, async ({ params }, reply) => {
    const resume = await find(params.name)
    const bytes = await files.read(resume.name, resume.bytes)
    return reply
      .headers({
        'content-type': resume.type,
        'content-disposition': `attachment; filename="${resume.name}"`,
        'cache-control': 'private, max-age=3600',
      })
      .send(bytes)
  })

  app.post('/careers/applications', { schema: { body: Application } }, async ({ body, ip }, reply) => {
    await limiter.consume(APPLICATIONS_PER_CLIENT, clientKey(ip))
    const resumeName = body.resume_path.startsWith(addresses) ? body.resume_path.slice(addresses.length) : ''
    await keepApplication({ db, clock }, body, resumeName)
    return reply.code(201).send()
  })
}

/** The one file of the form. @throws AppError for a form without one, with more than it, or beyond the size. */
async function receive(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the resume as a form (multipart/form-data).')
  try {
    let received: { name: string; bytes: Buffer } | undefined
    // To the end of the form: a second part must fail it, not be left unread.
    for await (const part of request.parts()) {
      if (part.type === 'file') received = { name: part.filename, bytes: await part.toBuffer() }
    }
    if (!received) throw new AppError('validation_failed', 'Please upload your resume first.', { field: 'resume' })
    return received
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', 'This file is larger than 5 MB.', { field: 'resume' })
    if (String(error.code).startsWith('FST_'))
      throw new AppError('bad_request', 'Send one file and nothing else.', { cause: error })
    throw error
  }
}
