import { RESUME_MAX_BYTES } from '@sightline/contracts/candidacies/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { acceptSingleFile, receiveSingleFile } from '../platform/single-file-upload.ts'
import type { UploadedFile } from './document-type.ts'

/** Route options of an upload of one resume. */
export const resumeUploadOptions = {
  bodyLimit: RESUME_MAX_BYTES + 64 * 1024,
  schema: { body: z.any() },
}

/** Lets the routes of this scope receive a form with one resume, up to the maximum size. */
export const acceptResumeUploads = (app: FastifyInstance) => acceptSingleFile(app, RESUME_MAX_BYTES)

/**
 * Reads the only file of the form. @throws AppError for a form without a file, with other parts, or
 * with a file that is too large
 */
export async function receiveResume(request: FastifyRequest): Promise<UploadedFile> {
  const tooLarge = 'This file is larger than 5 MB.'
  const received = await receiveSingleFile(request, { field: 'resume', name: 'file', tooLarge })
  if (!received)
    throw new AppError('validation_failed', 'Please upload your resume first.', { field: 'resume' })
  return received
}
