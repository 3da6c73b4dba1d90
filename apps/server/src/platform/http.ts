import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket'
import { SOCKET_PROTOCOL } from '@sightline/contracts/devices/socket-protocols'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { SECOND_MS } from './clock.ts'
import type { Env } from './env.ts'
import { handleErrors, refuseAddress } from './errors.ts'
import {
  addSecurityHeaders,
  closeConnectionsOnShutdown,
  createHeaderSetter,
  rejectCrossSiteRequests,
  rejectMalformedParameters,
  rejectUndeclaredInput,
  rejectUnexpectedWebSockets,
  separateDevices,
} from './http-hooks.ts'
import { loggerOptions, RequestLogController } from './logger.ts'
import { transformRoute } from './openapi/transform.ts'

/**
 * Creates an HTTP server without routes, with secure defaults. In development it documents its
 * routes at /api/docs. The log goes to `logStream`, by default to the standard output.
 */
export async function createHttpServer(
  env: Env,
  logStream?: { write(line: string): void },
): Promise<FastifyInstance> {
  const setHeaders = createHeaderSetter(env)
  const app = Fastify({
    logger: { ...loggerOptions(env), ...(logStream && { stream: logStream }) },
    logController: new RequestLogController(),
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXIES,
    // Slow senders are cut off. Node swaps the two times when the headers may take longer than the
    // whole request.
    requestTimeout: 30 * SECOND_MS,
    http: { headersTimeout: 15 * SECOND_MS, connectionsCheckingInterval: 2 * SECOND_MS },
    // Also limits each step of closing, and replies of models may take some seconds to end.
    pluginTimeout: 28 * SECOND_MS,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      refuseAddress(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  addSecurityHeaders(app, setHeaders)
  separateDevices(app)
  rejectCrossSiteRequests(app, env)
  rejectUndeclaredInput(app)
  rejectMalformedParameters(app)
  closeConnectionsOnShutdown(app)
  await app.register(websocket, webSocketOptions(app))
  // After the plugin, which closes the connections of the upgrades that later hooks refuse.
  rejectUnexpectedWebSockets(app)
  if (env.NODE_ENV === 'development') {
    const openapi = {
      info: { title: 'Sightline', version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'sightline.session_token' },
          device: { type: 'http', scheme: 'bearer' },
        },
      },
    } as const
    await app.register(swagger, { openapi, transform: transformRoute })
    await app.register(swaggerUi, { routePrefix: '/api/docs' })
  }
  return app
}

/** The code by which a server that stops asks its clients to come back. */
const SERVICE_RESTART = 1012

const webSocketOptions = (app: FastifyInstance): WebsocketPluginOptions => ({
  options: {
    // No message of a page is larger.
    maxPayload: 16 * 1024,
    perMessageDeflate: false,
    // By default the first protocol is answered, which may be the one that carries a token.
    handleProtocols: (offered) => offered.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL,
  },
  errorHandler(error, socket, request) {
    request.log.warn({ err: error }, 'A WebSocket failed')
    socket.terminate()
  },
  async preClose() {
    for (const socket of app.websocketServer.clients) socket.close(SERVICE_RESTART)
    setTimeout(() => {
      for (const socket of app.websocketServer.clients) socket.terminate()
    }, SECOND_MS).unref()
  },
})
