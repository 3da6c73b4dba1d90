import { once } from 'node:events'
import { createAnnouncements } from '@sightline/client/announcements'
import { createHttp } from '@sightline/client/http'
import { openSocketAt } from '@sightline/client/sockets'
import { protocolsWith, SOCKET_PROTOCOL } from '@sightline/contracts/devices/socket-protocols'
import { Topic } from '@sightline/contracts/platform/events'
import { expect, onTestFinished, test, vi } from 'vitest'
import WebSocket from 'ws'
import { startApp } from '../../test/app.ts'
import { signInDevice } from '../../test/devices.ts'
import { beginSession, event, store } from '../../test/live.ts'
import { buildApp } from '../app.ts'
import { notify } from '../platform/events/public.ts'

/* What a device reads and sends over connections that stay open, with its token alone. */

const { app, db, env, sharedDatabase, databaseClock, ...started } = await startApp({
  TRANSCRIBER: 'openai-compatible:whisper-large@{stand-ins}/transcriber/v1',
  TRANSCRIBER_API_KEY: 'stand-in-key',
})
const signUp = started.signUpWithCredits
const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

test('a device hears of its sessions and of nothing that its scope does not let it read', async () => {
  const asha = await signUp()
  const { token } = await signInDevice(app, asha)
  const headers = { authorization: `Bearer ${token}` }
  const stopped = new AbortController()
  onTestFinished(() => stopped.abort())
  const { body } = await fetch(new URL('/api/events', origin), { headers, signal: stopped.signal })
  for (const topic of Topic.options) await notify(db, asha.id, topic)
  let text = ''
  // The last topic of those that it may know.
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text.includes('context')) break
  }
  await notify(db, asha.id, 'credits')
  const topics = [...text.matchAll(/"topic":"([^"]+)"/g)].map(([, topic]) => topic)
  expect(topics).toEqual(['credits', 'interviews', 'interview-events', 'log-in-session', 'context'])
})

test('what the server announces reaches a program that has a token', async () => {
  const asha = await signUp()
  const { token } = await signInDevice(app, asha)
  const id = await beginSession(asha)
  const http = createHttp({
    baseUrl: new URL('/api', origin).href,
    token: () => token,
    onSignedOut() {},
  })
  const listener = vi.fn(async () => {})
  onTestFinished(createAnnouncements(http).watch('interview-events', listener))
  // Once for what was missed until the stream was open.
  await expect.poll(() => listener.mock.calls.length).toBe(1)
  await store(asha, id, event('kind-changed', { kind: 'meeting' }))
  await expect.poll(() => listener.mock.calls.length).toBe(2)
})

test('a WebSocket takes a token among the protocols that it offers, and answers with the plain name', async () => {
  const lines: string[] = []
  const other = await buildApp({
    env: { ...env, LOG_LEVEL: 'trace' },
    database: sharedDatabase,
    databaseClock,
    logStream: { write: (line) => void lines.push(line) },
  })
  onTestFinished(() => other.close())
  const at = await other.listen({ port: 0, host: '127.0.0.1' })
  const asha = await signUp()
  const { token } = await signInDevice(app, asha)
  const address = new URL(`/api/live/${await beginSession(asha)}/sound`, at)
  // The WebSocket of browsers, which sends no headers of the program's.
  const socket = openSocketAt(address, token)
  onTestFinished(() => socket.close())
  await once(socket, 'open')
  expect([socket.protocol, socket.url.includes(token)]).toEqual([SOCKET_PROTOCOL, false])
  const ready = once(socket, 'message')
  socket.send(JSON.stringify({ type: 'hello', run: crypto.randomUUID(), waiting: [] }))
  expect(JSON.parse((await ready)[0].data)).toMatchObject({ type: 'ready' })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(token)
})

test.each([
  ['a token that nobody has', protocolsWith('x'.repeat(43)), 401],
  ['an empty token', protocolsWith(''), 401],
  ['the plain name alone', [SOCKET_PROTOCOL], 401],
])('%s opens no WebSocket', async (_name, protocols, status) => {
  const socket = new WebSocket(new URL('/api/live/sound-check', wsOrigin()), protocols)
  const [, response] = await once(socket, 'unexpected-response')
  expect(response.statusCode).toBe(status)
})

test('a token among the protocols is the device’s alone, whatever cookies come with it', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const { token } = await signInDevice(app, asha)
  const session = await beginSession(ravi)
  const cookie = [...ravi.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(
    new URL(`/api/live/${session}/sound`, wsOrigin()),
    protocolsWith(token),
    { headers: { cookie, origin: env.WEB_ORIGIN } },
  )
  const [, response] = await once(socket, 'unexpected-response')
  expect(response.statusCode).toBe(404)
})

test('the end of a device cuts a WebSocket that it opened with its token, and opens no other', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  const address = new URL('/api/live/sound-check', wsOrigin())
  const socket = new WebSocket(address, protocolsWith(device.token))
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  await asha.delete(`/devices/${device.id}`)
  await expect.poll(() => socket.readyState, { timeout: 5000 }).toBe(WebSocket.CLOSED)
  const again = new WebSocket(address, protocolsWith(device.token))
  const [, response] = await once(again, 'unexpected-response')
  expect(response.statusCode).toBe(401)
})

const wsOrigin = () => origin.href.replace('http', 'ws')
