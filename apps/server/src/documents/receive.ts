import { RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { acceptOneFile, receiveOneFile } from '../platform/one-file.ts'
import type { UploadedFile } from './kind.ts'

/** What a route that takes one resume declares. */
export const takesResume = { bodyLimit: RESUME_MAX_BYTES + 64 * 1024, schema: { body: z.any() } }

/** Lets the routes of this scope take a form of one resume, at most as large as one may be. */
export const acceptResumes = (app: FastifyInstance) => acceptOneFile(app, RESUME_MAX_BYTES)

/** The one file of the form. @throws AppError for a form without one, with more than it, or beyond the size. */
export async function receiveResume(request: FastifyRequest): Promise<UploadedFile> {
  const tooLarge = 'This file is larger than 5 MB.'
  const received = await receiveOneFile(request, { field: 'resume', name: 'file', tooLarge })
  if (!received) throw new AppError('validation_failed', 'Please upload your resume first.', { field: 'resume' })
  return received
}
