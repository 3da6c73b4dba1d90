import { RECORDING_MAX_BYTES } from '@sightline/contracts/interviews/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { Recording } from '../adapters/transcriber.ts'
import { AppError } from '../platform/errors.ts'
import { acceptSingleFile, receiveSingleFile } from '../platform/single-file-upload.ts'

/**
 * The formats that browsers record, by detected content type. Recordings without pictures are
 * detected as video, too.
 */
const FORMATS: Record<string, Omit<Recording, 'bytes'>> = {
  'video/webm': { mime: 'audio/webm', extension: 'webm' },
  'audio/ogg; codecs=opus': { mime: 'audio/ogg', extension: 'ogg' },
  'video/mp4': { mime: 'audio/mp4', extension: 'mp4' },
  'audio/mp4': { mime: 'audio/mp4', extension: 'mp4' },
  'audio/x-m4a': { mime: 'audio/mp4', extension: 'm4a' },
  'audio/wav': { mime: 'audio/wav', extension: 'wav' },
}

/** Lets the routes of this scope accept a form with one recording, which stays in memory. */
export const acceptRecordings = (app: FastifyInstance) => acceptSingleFile(app, RECORDING_MAX_BYTES)

/**
 * The form's recording.
 * @throws AppError for a form without a recording, with further parts, too large, or of another
 * content type
 */
export async function receiveRecording(request: FastifyRequest): Promise<Recording> {
  const tooLarge = 'This recording is larger than 10 MB. Record a shorter one.'
  const { bytes } =
    (await receiveSingleFile(request, { field: 'recording', name: 'recording', tooLarge })) ?? {}
  if (!bytes?.length) throw invalid('Send a recording.')
  const format = FORMATS[(await fileTypeFromBuffer(bytes))?.mime ?? '']
  if (!format)
    throw invalid('This is not a recording of speech that can be read: WebM, Ogg, MP4 or WAV.')
  return { bytes, ...format }
}

const invalid = (message: string) =>
  new AppError('validation_failed', message, { field: 'recording' })
