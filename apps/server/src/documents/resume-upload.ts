import { RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { acceptSingleFile, receiveSingleFile } from '../platform/single-file-upload.ts'
import type { UploadedFile } from './document-type.ts'

/** What a route that takes one resume declares. */
export const resumeUploadOptions = { bodyLimit: RESUME_MAX_BYTES + 64 * 1024, schema: { body: z.any() } }

/** Lets the routes of this scope take a form of one resume, at most as large as one may be. */
export const acceptResumeUploads = (app: FastifyInstance) => acceptSingleFile(app, RESUME_MAX_BYTES)

/** The one file of the form. @throws AppError for a form without one, with more than it, or beyond the size. */
export async function receiveResume(request: FastifyRequest): Promise<UploadedFile> {
  const tooLarge = 'This file is larger than 5 MB.'
  const received = await receiveSingleFile(request, { field: 'resume', name: 'file', tooLarge })
  if (!received) throw new AppError('validation_failed', 'Please upload your resume first.', { field: 'resume' })
  return received
}
