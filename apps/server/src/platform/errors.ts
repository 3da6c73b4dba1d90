import type { ErrorBody, ErrorCode } from '@sightline/contracts/platform/errors'
import { NOT_WELL_FORMED } from '@sightline/contracts/text/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from './db/connection-errors.ts'
import { isTextUnstorable } from './db/text-errors.ts'

const STATUS = {
  bad_request: 400,
  validation_failed: 400,
  wrong_code: 400,
  wrong_device_code: 400,
  wrong_token: 400,
  wrong_signature: 400,
  other_browser: 400,
  // RFC 8628 answers these with 400.
  authorization_pending: 400,
  slow_down: 400,
  access_denied: 400,
  expired_token: 400,
  unauthenticated: 401,
  device_ended: 401,
  wrong_credentials: 401,
  no_credits: 402,
  repeats_question: 409,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  already_subscribed: 409,
  no_room: 409,
  unfit_question: 409,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  internal: 500,
  not_configured: 501,
  upstream_failed: 502,
  unavailable: 503,
} satisfies Record<ErrorCode, number>

/** An expected failure. The user sees its message; only the log sees its cause. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly pointer: string | undefined
  readonly retryAfterS: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { field?: string; pointer?: string; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.field = more.field
    this.pointer = more.pointer
    this.retryAfterS = more.retryAfterS
  }
}

/**
 * Turns errors into responses. Unexpected errors are logged with their cause and answered with a
 * plain 500.
 */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    sendError(toAppError(error), request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not_found', 'There is nothing at this address.'), request, reply),
  )
}

/**
 * Answers requests that Fastify refuses before hooks and routes run, because their address is
 * malformed or too long.
 */
export const refuseAddress = (cause: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  sendError(
    new AppError('bad_request', 'This address is malformed or too long.', { cause }),
    request,
    reply,
  )

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const status = STATUS[error.code]
  if (status >= 500) request.log.error({ err: error.cause ?? error }, error.message)
  const retryAfterS = error.retryAfterS ?? (status === 503 ? UNAVAILABLE_RETRY_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    ...(error.field !== undefined && { field: error.field }),
    ...(error.pointer !== undefined && { pointer: error.pointer }),
    ...(retryAfterS !== undefined && { retryAfterS }),
    requestId: request.id,
  }
  // Serialised here, because the response schema of the failed route would strip the error's
  // fields.
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(body)
}

/** When a client may retry while the server or its database is overloaded or unreachable. */
const UNAVAILABLE_RETRY_S = 5

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error)) {
    const message = 'The server is too busy right now. Try again in a moment.'
    return new AppError('unavailable', message, { cause: error })
  }
  if (isTextUnstorable(error)) return new AppError('bad_request', NOT_WELL_FORMED, { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    const unknown = issue && issue.keyword === 'unrecognized_keys'
    const [, field = '', ...below] = issue?.instancePath.split('/') ?? []
    const message = unknown
      ? `Unknown field: ${issue.message ?? ''}`
      : (issue?.message ?? 'The request is not valid.')
    return new AppError('validation_failed', message, {
      ...(field !== '' && { field }),
      ...(issue && below.length > 0 && { pointer: issue.instancePath }),
    })
  }
  switch (error.statusCode) {
    case 400:
      return new AppError('bad_request', 'The request could not be read.', { cause: error })
    case 413:
      return new AppError('too_large', 'The request is too large.', { cause: error })
    case 415:
      return new AppError('unsupported_media_type', 'Send JSON (content-type: application/json).', {
        cause: error,
      })
    case 416:
      return new AppError('range_not_satisfiable', 'The file ends before the requested part.', {
        cause: error,
      })
    default:
      return new AppError('internal', 'Something went wrong on our side. Try again in a moment.', {
        cause: error,
      })
  }
}
