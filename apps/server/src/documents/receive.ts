import multipart from '@fastify/multipart'
import { RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import type { UploadedFile } from './kind.ts'

/** What a route that takes one resume declares. */
export const takesResume = { bodyLimit: RESUME_MAX_BYTES + 64 * 1024, schema: { body: z.any() } }

/** Lets the routes of this scope take a form of one resume, at most as large as one may be. */
export const acceptResumes = (app: FastifyInstance) =>
  app.register(multipart, {
    preservePath: true,
    limits: { files: 1, fields: 0, parts: 1, fileSize: RESUME_MAX_BYTES, headerPairs: 20, fieldNameSize: 100 },
  })

/** The one file of the form. @throws AppError for a form without one, with more than it, or beyond the size. */
export async function receiveResume(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the resume as a form (multipart/form-data).')
  try {
    let received: UploadedFile | undefined
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
