import multipart from '@fastify/multipart'
import { RECORDING_MAX_BYTES } from '@sightline/contracts/interview-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { Recording } from '../adapters/transcriber.ts'
import { AppError } from '../errors.ts'

/** What browsers record, by what their content turns out to be. A recording without pictures is still said to be a video. */
const KINDS: Record<string, Omit<Recording, 'bytes'>> = {
  'video/webm': { mime: 'audio/webm', extension: 'webm' },
  'audio/ogg; codecs=opus': { mime: 'audio/ogg', extension: 'ogg' },
  'video/mp4': { mime: 'audio/mp4', extension: 'mp4' },
  'audio/mp4': { mime: 'audio/mp4', extension: 'mp4' },
  'audio/x-m4a': { mime: 'audio/mp4', extension: 'm4a' },
  'audio/wav': { mime: 'audio/wav', extension: 'wav' },
}

/** Lets the routes of this scope take a form of one recording, which stays in memory. */
export const acceptRecordings = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: RECORDING_MAX_BYTES, headerPairs: 20, fieldNameSize: 100 },
  })

/** The one recording of the form. @throws AppError for a form without one, with more than it, beyond the size, or of another content */
export async function receiveRecording(request: FastifyRequest): Promise<Recording> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the recording as a form (multipart/form-data).')
  try {
    let bytes: Buffer | undefined
    // To the end of the form: a second part must fail it, not be left unread.
    for await (const part of request.parts()) if (part.type === 'file') bytes = await part.toBuffer()
    if (!bytes?.length) throw refused('Send a recording.')
    const kind = KINDS[(await fileTypeFromBuffer(bytes))?.mime ?? '']
    if (!kind) throw refused('This is not a recording of speech that can be read: WebM, Ogg, MP4 or WAV.')
    return { bytes, ...kind }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', 'This recording is larger than 10 MB. Record a shorter one.', {
        field: 'recording',
      })
    if (String(error.code).startsWith('FST_'))
      throw new AppError('bad_request', 'Send one recording and nothing else.', { cause: error })
    throw error
  }
}

const refused = (message: string) => new AppError('validation_failed', message, { field: 'recording' })
