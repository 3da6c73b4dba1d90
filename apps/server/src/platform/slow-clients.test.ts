import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { SECOND_MS } from './clock.ts'
import { readEnv } from './env.ts'
import { createHttpServer } from './http.ts'
import { closeConnectionsOnShutdown } from './http-hooks.ts'

const env = readEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  WEB_ORIGIN: 'http://127.0.0.1:3000',
  AUTH_SECRET: 'a secret of the test suite, long enough',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
const server = await createHttpServer(env)
server.post('/api/echo', async ({ body }) => body)
afterAll(() => server.close())

/**
 * Sends one byte of a request per second until the server answers. Returns the response and the
 * seconds it took.
 */
async function sendSlowly(app: FastifyInstance, head: string) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const startedAt = performance.now()
  socket.write(head)
  const timer = setInterval(() => socket.write('a'), SECOND_MS)
  const [response] = await once(socket, 'data')
  clearInterval(timer)
  socket.destroy()
  return { response: String(response), seconds: (performance.now() - startedAt) / SECOND_MS }
}

describe('a client that sends slowly', { concurrent: true }, async () => {
  await server.listen({ host: '127.0.0.1', port: 0 })

  test('is cut off after 15 seconds of headers', async () => {
    const { response, seconds } = await sendSlowly(
      server,
      'POST /api/echo HTTP/1.1\r\nhost: x\r\nx-slow: ',
    )
    expect(response).toContain('408')
    expect(seconds).toBeGreaterThan(14)
    expect(seconds).toBeLessThan(20)
  })

  test('is cut off after 30 seconds of a body', async () => {
    const head =
      'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n"'
    const { response, seconds } = await sendSlowly(server, head)
    expect(response).toContain('408')
    expect(seconds).toBeGreaterThan(29)
    expect(seconds).toBeLessThan(35)
  })
})

test('a shutdown cuts a connection that is open after the grace time', async () => {
  const app = Fastify()
  closeConnectionsOnShutdown(app, 200)
  app.get('/', () => new Promise(() => {}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(app.server, 'request')
  const closed = once(socket, 'close')
  await app.close()
  await closed
})

test('a request that arrives during a shutdown returns 503 with a retry time', async () => {
  const app = Fastify()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  closeConnectionsOnShutdown(app)
  app.addHook('preClose', () => finished)
  app.get('/', async () => 'ok')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const closed = app.close()
  await expect.poll(async () => (await fetch(address)).status).toBe(503)
  expect((await fetch(address)).headers.get('retry-after')).toBe('1')
  finish()
  await closed
})
