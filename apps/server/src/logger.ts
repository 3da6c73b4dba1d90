import type { FastifyRequest } from 'fastify'
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
  redact: {
    paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
    censor: '[redacted]',
  },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url.split('?')[0],
      remoteAddress: request.ip,
    }),
  },
})
