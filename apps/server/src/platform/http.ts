import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { SECOND_MS } from './clock.ts'
import type { Env } from './env.ts'
import { handleErrors } from './errors.ts'
import {
  addSecurityHeaders,
  closeConnectionsOnShutdown,
  rejectCrossSiteRequests,
  rejectMalformedParameters,
  rejectUndeclaredInput,
} from './http-hooks.ts'
import { loggerOptions, RequestLogController } from './logger.ts'

/** Creates an HTTP server without routes, with secure defaults. In development it documents its routes at /api/docs. */
export async function createHttpServer(env: Env): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(env),
    logController: new RequestLogController(),
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXIES,
    // Slow senders are cut off. Node swaps the two times when the headers may take longer than the whole request.
    requestTimeout: 30 * SECOND_MS,
    http: { headersTimeout: 15 * SECOND_MS, connectionsCheckingInterval: 2 * SECOND_MS },
    // Also limits each step of closing, and replies of models may take some seconds to end.
    pluginTimeout: 28 * SECOND_MS,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  addSecurityHeaders(app, env)
  rejectCrossSiteRequests(app, env)
  rejectUndeclaredInput(app)
  rejectMalformedParameters(app)
  closeConnectionsOnShutdown(app)
  if (env.NODE_ENV === 'development') {
    const openapi = { info: { title: 'Sightline', version: '1' } }
    await app.register(swagger, { openapi, transform: jsonSchemaTransform })
    await app.register(swaggerUi, { routePrefix: '/api/docs' })
  }
  return app
}
