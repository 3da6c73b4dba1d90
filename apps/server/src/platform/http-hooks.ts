import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'

/** Headers of every answer. Pages replace the content policy by their own; an API answer may load nothing. */
export function addSecurityHeaders(app: FastifyInstance, env: Env) {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), payment=(self), usb=(), microphone=(self), display-capture=(self)',
    'cross-origin-resource-policy': 'same-origin',
    ...(env.WEB_ORIGIN.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
  // With `done`, as all hooks of every request here: a promise each would cost more than the work does.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
    done()
  })
}

/** A browser says where a changing request comes from; from anywhere but our own pages it is refused, whatever cookies it brings. */
export function rejectCrossSiteRequests(app: FastifyInstance, env: Env) {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const isChange = method !== 'GET' && method !== 'HEAD'
    const isForeign = headers.origin !== undefined && headers.origin !== env.WEB_ORIGIN
    const isRefused = isChange && (isForeign || headers['sec-fetch-site'] === 'cross-site')
    done(isRefused ? new AppError('forbidden', 'This request came from another site.') : undefined)
  })
}

/** A route that declares no query or body takes none: what it does not know is refused, not ignored. */
export function rejectUndeclaredInput(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return
    route.schema = { ...route.schema }
    route.schema.querystring ??= z.strictObject({})
    if (route.method !== 'GET' && route.method !== 'HEAD') route.schema.body ??= z.strictObject({}).nullish()
  })
}

/** A connection that is answered while the server stops is closed with the answer: kept alive, it would hold the stop up. */
export function closeConnectionsOnShutdown(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}
