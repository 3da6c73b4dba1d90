import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Env } from './env.ts'

const SECRET_FIELDS = [
  'password',
  'token',
  'code',
  'access_token',
  'refresh_token',
  'cookie',
  'authorization',
  'set-cookie',
]

/** Logs say who asked for what and how it went; never a cookie, a code, a token, a password, or a query, which may carry them. */
export const loggerOptions = (env: Pick<Env, 'LOG_LEVEL'>) => ({
  level: env.LOG_LEVEL,
  redact: { paths: SECRET_FIELDS.map((field) => `["${field}"]`), censor: '[redacted]' },
  serializers: { req: describeRequest, err: describeError },
})

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?')[0],
  remoteAddress: request.ip,
})

type ErrorLine = { type: string; message: string; stack: string; code?: string; cause?: ErrorLine }

/**
 * What tells where an error comes from. Whatever else hangs on it, such as a request with its headers, is left out, and so are the
 * values of a query that failed.
 */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return {
    type: error.name,
    message: withoutParams(error.message),
    stack: withoutParams(error.stack ?? ''),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Drizzle names a query's values behind `params:`, up to the stack. */
const withoutParams = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/** One line for each request, once it is answered; that it came is a line of the level `debug`. */
export class RequestLogController extends LogController {
  override incomingRequest(request: FastifyRequest) {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) return super.requestCompleted(error, request, reply)
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed')
  }
}
