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
  'sec-websocket-protocol',
  'set-cookie',
]

/**
 * Logger settings: a request is logged with its method, path, client address and outcome. Cookies,
 * codes, tokens and passwords are never logged, nor are query strings, which may contain them.
 */
export const loggerOptions = (env: Pick<Env, 'LOG_LEVEL'>) => ({
  level: env.LOG_LEVEL,
  redact: { paths: SECRET_FIELDS.map((field) => `["${field}"]`), censor: '[redacted]' },
  serializers: { req: describeRequest, err: describeError },
})

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: loggedPath(request),
  remoteAddress: request.ip,
})

/**
 * The path of a request. A resume's random name is the only key to the resume, so routes with such
 * a name in their path log their pattern instead, and unknown addresses under /api nothing but
 * their start.
 */
function loggedPath({ url, is404, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?')
  if (routeOptions.config.hasSecretPath) return routeOptions.url ?? ''
  return path.startsWith('/api/') && (is404 || routeOptions.url === '/*') ? '/api/(unknown)' : path
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's path contains a secret and is logged as the route's pattern. */
    hasSecretPath?: boolean
  }
}

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
}

/**
 * Describes the origin of an error. Other properties, which may hold a request with its headers,
 * are left out, and so are the parameters of a failed query.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return {
    type: error.name,
    message: withoutParams(error.message),
    stack: withoutParams(error.stack ?? ''),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Drizzle lists the parameters of a query after `params:`, up to the stack trace. */
const withoutParams = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/**
 * Logs each request once, after its response; the arrival of a request is logged at the level
 * `debug`.
 */
export class RequestLogController extends LogController {
  override incomingRequest(request: FastifyRequest) {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (error) return super.requestCompleted(error, request, reply)
    request.log.info(
      { req: request, res: reply, responseTime: reply.elapsedTime },
      'request completed',
    )
  }
}
