import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Lets the routes of this scope take a form of one file, which stays in memory. */
export const acceptSingleFile = (app: FastifyInstance, maxBytes: number) =>
  app.register(multipart, {
    preservePath: true,
    limits: { files: 1, fields: 0, parts: 1, fileSize: maxBytes, headerPairs: 20, fieldNameSize: 100 },
  })

/** What the file is called in the form and in words, and what is said of one beyond the size. */
interface Wanted {
  field: string
  /** As in 'Send one file and nothing else.' */
  name: string
  tooLarge: string
}

/** The one file of the form; undefined for a form without any. @throws AppError for another kind of content, for more than it, or beyond the size */
export async function receiveSingleFile(request: FastifyRequest, { field, name, tooLarge }: Wanted) {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', `Send the ${field} as a form (multipart/form-data).`)
  try {
    let received: { name: string; bytes: Buffer } | undefined
    // To the end of the form: a second part must fail it, not be left unread.
    for await (const part of request.parts())
      if (part.type === 'file') received = { name: part.filename, bytes: await part.toBuffer() }
    return received
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError('too_large', tooLarge, { field })
    if (String(error.code).startsWith('FST_'))
      throw new AppError('bad_request', `Send one ${name} and nothing else.`, { cause: error })
    throw error
  }
}
