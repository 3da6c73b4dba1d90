import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Lets the routes of this scope receive a multipart form with a single file, which is kept in
 * memory.
 */
export const acceptSingleFile = (app: FastifyInstance, maxBytes: number) =>
  app.register(multipart, {
    preservePath: true,
    limits: {
      files: 1,
      fields: 0,
      parts: 1,
      fileSize: maxBytes,
      headerPairs: 20,
      fieldNameSize: 100,
    },
  })

interface ExpectedFile {
  /** The name of the form field. */
  field: string
  /** The noun for error messages, as in 'Send one file and nothing else.' */
  name: string
  /** The message for a file above the size limit. */
  tooLarge: string
}

/**
 * Reads the only file of a form; undefined for a form without a file.
 * @throws AppError for other content types, malformed forms, forms with further parts, and files
 * above the size limit
 */
export async function receiveSingleFile(
  request: FastifyRequest,
  { field, name, tooLarge }: ExpectedFile,
) {
  if (!request.isMultipart())
    throw new AppError(
      'unsupported_media_type',
      `Send the ${field} as a form (multipart/form-data).`,
    )
  try {
    let file: { name: string; bytes: Buffer } | undefined
    // Reads the form to its end, so that a second part fails the request instead of being ignored.
    for await (const part of request.parts())
      if (part.type === 'file') file = { name: part.filename ?? '', bytes: await part.toBuffer() }
    return file
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', tooLarge, { field })
    // Everything else that can fail here is the form: the parser throws plain errors for one
    // without a boundary, with a broken header, or cut short.
    const isOneFile =
      error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
    const message = isOneFile
      ? `Send one ${name} and nothing else.`
      : `The form could not be read. Send the ${name} again.`
    throw new AppError('bad_request', message, { field, cause: error })
  }
}
