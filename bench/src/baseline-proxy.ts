import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import Fastify from 'fastify'

/**
 * A process that passes each request on to TARGET and streams the response back, with nothing but
 * Fastify.
 */
const app = Fastify()
app.get('/', async () => ({ status: 'ok' }))
app.post('/*', async (request, reply) => {
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort())
  const { body } = await fetch(`${process.env.TARGET}${request.url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: String(request.headers.authorization),
    },
    body: JSON.stringify(request.body),
    signal: disconnected.signal,
  })
  return reply
    .type('text/event-stream')
    .send(Readable.fromWeb(body as ReadableStream).on('error', () => {}))
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => app.close())
