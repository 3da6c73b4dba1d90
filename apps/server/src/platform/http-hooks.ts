import type { ServerResponse } from 'node:http'
import { NOT_WELL_FORMED } from '@sightline/contracts/text/text'
import { isWellFormed } from '@sightline/contracts/text/well-formed'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bearerToken } from './bearer.ts'
import { SECOND_MS } from './clock.ts'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'

/**
 * Returns a function that sets the security headers of a response. Pages replace the content policy
 * with their own; API responses may load nothing.
 */
export function createHeaderSetter(env: Env) {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), payment=(self), usb=(), microphone=(self), display-capture=(self)',
    'cross-origin-resource-policy': 'same-origin',
    ...(env.WEB_ORIGIN.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
  }
}

/** Sets the security headers of every response. */
export function addSecurityHeaders(
  app: FastifyInstance,
  setHeaders: ReturnType<typeof createHeaderSetter>,
) {
  // All hooks in this file use `done`: a promise per hook and request would cost more than the work
  // of the hook.
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
}

/** The origins of the desktop helper's windows: macOS and Linux, and Windows. */
const HELPER_ORIGINS = ['tauri://localhost', 'http://tauri.localhost']
const isHelperOrigin = (origin: string | undefined) =>
  origin !== undefined && HELPER_ORIGINS.includes(origin)

/**
 * Drops the cookies of requests that carry a token or come from the desktop helper: a device acts
 * by its token alone, whatever a browser adds. Answers the helper's windows by CORS, without
 * credentials. Runs before anything reads a cookie.
 */
export function separateDevices(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method, url } = request
    const isHelper = isHelperOrigin(headers.origin)
    if (isHelper || bearerToken(request) !== null) delete headers.cookie
    if (!isHelper || !url.startsWith('/api/')) return done()
    reply.headers({
      'access-control-allow-origin': headers.origin,
      'access-control-expose-headers': 'retry-after, x-request-id',
      vary: 'origin',
    })
    if (method !== 'OPTIONS') return done()
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': 600,
      })
      .code(204)
      .send()
  })
}

/**
 * Rejects changing requests that a browser sends from another site, whatever cookies they carry
 * (CSRF protection).
 */
export function rejectCrossSiteRequests(app: FastifyInstance, env: Env) {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    // Its requests have lost their cookies.
    if (isHelperOrigin(headers.origin)) return done()
    const isChange = method !== 'GET' && method !== 'HEAD'
    const hasForeignOrigin = headers.origin !== undefined && headers.origin !== env.WEB_ORIGIN
    const isCrossSite = isChange && (hasForeignOrigin || headers['sec-fetch-site'] === 'cross-site')
    done(
      isCrossSite ? new AppError('forbidden', 'This request came from another site.') : undefined,
    )
  })
}

/**
 * Gives routes that declare no query or body a schema that rejects any, so that unknown input is
 * never silently ignored.
 */
export function rejectUndeclaredInput(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return
    route.schema = { ...route.schema }
    route.schema.querystring ??= z.strictObject({})
    if (route.method !== 'GET' && route.method !== 'HEAD')
      route.schema.body ??= z.strictObject({}).nullish()
  })
}

/**
 * Rejects WebSockets on routes that have none, before the connection is upgraded: the plugin for
 * WebSockets would accept each of them and close it.
 */
export function rejectUnexpectedWebSockets(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.wsHandler) route.config = { ...route.config, takesWebSockets: true }
  })
  app.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    const isUpgrade = headers.upgrade?.toLowerCase() === 'websocket'
    const isUnexpected = isUpgrade && !routeOptions.config.takesWebSockets
    done(isUnexpected ? new AppError('not_found', 'There is no WebSocket here.') : undefined)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for each route with a handler for WebSockets. */
    takesWebSockets?: boolean
  }
}

/**
 * Rejects path parameters with a NUL or a lone surrogate, which no stored name contains and which
 * the database refuses.
 */
export function rejectMalformedParameters(app: FastifyInstance) {
  app.addHook('preValidation', ({ params }, _reply, done) => {
    for (const [field, value] of Object.entries(params ?? {}))
      if (typeof value === 'string' && !isWellFormed(value))
        return done(new AppError('validation_failed', NOT_WELL_FORMED, { field }))
    done()
  })
}

/**
 * Longer than any request may wait for a third party, and shorter than process managers wait for
 * the server's end.
 */
const CONNECTION_GRACE_MS = 26 * SECOND_MS

/** How often connections that have become idle are closed during a shutdown. */
const IDLE_CHECK_MS = SECOND_MS / 4
/** When a client may retry: another server answers, or the next one has started. */
const RESTART_RETRY_S = 1

/**
 * Closes each connection with its response during shutdown: kept-alive connections would delay the
 * shutdown. Connections that are open after the grace time, because their client sends or reads too
 * slowly, are cut.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance, graceMs = CONNECTION_GRACE_MS) {
  let isShuttingDown = false
  app.addHook('preClose', async () => {
    isShuttingDown = true
    // Streams announce no close in their headers, so their connections stay open after their end.
    const idleTimer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref()
    const graceTimer = setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
    app.server.once('close', () => {
      clearInterval(idleTimer)
      clearTimeout(graceTimer)
    })
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isShuttingDown) reply.header('connection', 'close')
    done()
  })
  // Fastify itself answers 503 to requests that arrive during the shutdown, and runs no hooks.
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    if (isShuttingDown) response.setHeader('retry-after', RESTART_RETRY_S)
  })
}
