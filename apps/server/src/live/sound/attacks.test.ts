import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SOUND_CLOSED } from '@sightline/contracts/live/sound-close-codes'
import { encodeSoundFrame } from '@sightline/contracts/live/sound-frames'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { startApp } from '../../../test/app.ts'
import { beginSession, event, store } from '../../../test/live.ts'
import {
  closeCode,
  openSocket,
  openSound,
  refusalOf,
  toneOf,
  transcriberControl,
} from '../../../test/sound.ts'
import { openConnection } from './connection.ts'
import { createPace } from './pace.ts'

const SPEECH = '{stand-ins}/transcriber/v1'
const {
  app,
  standIns,
  signUpWithCredits: signUp,
} = await startApp({ TRANSCRIBER: `openai-realtime:live@${SPEECH}` })
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
const { script, heard } = transcriberControl(standIns.origin)
const withoutTranscriber = await startApp()
const otherAddress = new URL(await withoutTranscriber.app.listen({ port: 0, host: '127.0.0.1' }))

test("somebody else's session, another site, nobody signed in and no transcriber: the WebSocket does not open", async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const id = await beginSession(asha)
  expect(await refusalOf(openSocket(address, ravi, id))).toBe(404)
  expect(await refusalOf(openSocket(address, asha, 'no-uuid'))).toBe(404)
  expect(await refusalOf(openSocket(address, null, id))).toBe(401)
  for (const origin of ['https://evil.example', 'null', ''])
    expect(await refusalOf(openSocket(address, asha, id, { origin }))).toBe(403)
  const priya = await withoutTranscriber.signUpWithCredits()
  expect(await refusalOf(openSocket(otherAddress, priya, await beginSession(priya)))).toBe(501)
  expect((await asha.get(`/live/${id}/sound`)).statusCode).toBe(400)
  // The owner's page was not disturbed.
  expect((await openSound(address, asha, id)).ready.received).toBe(0)
})

const hello = { type: 'hello', run: crypto.randomUUID(), waiting: [] }
const begin = { type: 'begin', seq: 1, channel: 'them', utterance: crypto.randomUUID(), startMs: 0 }

test.each<[string, (string | Uint8Array)[]]>([
  [
    'sound before the greeting',
    [encodeSoundFrame({ channel: 'them', seq: 1, sound: toneOf(100) })],
  ],
  ['two greetings', [JSON.stringify(hello), JSON.stringify(hello)]],
  ['no JSON', ['{"type":']],
  ['an unknown message', [JSON.stringify(hello), '{"type":"shout"}']],
  ['an unknown channel', [JSON.stringify(hello), JSON.stringify({ ...begin, channel: 'all' })]],
  ['an unknown field', [JSON.stringify(hello), JSON.stringify({ ...begin, surprise: 1 })]],
  ['a negative number', [JSON.stringify(hello), JSON.stringify({ ...begin, seq: -1 })]],
  ['an empty frame', [JSON.stringify(hello), new Uint8Array()]],
  ['random bytes', [JSON.stringify(hello), randomBytes(64).fill(9, 0, 1)]],
  ['a frame that is too long', [JSON.stringify(hello), new Uint8Array(4000).fill(1)]],
])('%s ends the connection', async (_name, messages) => {
  const asha = await signUp()
  const socket = openSocket(address, asha, await beginSession(asha))
  const closed = closeCode(socket)
  await once(socket, 'open')
  for (const message of messages) socket.send(message)
  expect(await closed).toBe(SOUND_CLOSED.malformed)
})

test('a message beyond all sizes ends the connection before it is read', async () => {
  const asha = await signUp()
  const page = await openSound(address, asha, await beginSession(asha))
  const closed = closeCode(page.socket)
  page.socket.send(Buffer.alloc(1024 * 1024))
  expect(await closed).toBe(1009)
})

test('an utterance without an end is no utterance', async () => {
  const asha = await signUp()
  const page = await openSound(address, asha, await beginSession(asha))
  const closed = closeCode(page.socket)
  page.begin('them')
  page.sound('them', toneOf(26_000))
  expect(await closed).toBe(SOUND_CLOSED.malformed)
})

test('a flood of sound is read at the pace of speech, and costs no more than speech', async () => {
  let time = 0
  const pace = createPace(() => time)
  let bytes = 0
  // A minute of a sender that is as fast as the server reads.
  for (; time < 60_000; ) {
    bytes += 1605
    time += pace(1605)
  }
  const minuteOfBothChannels = 60 * 32_000
  expect(bytes).toBeLessThan(minuteOfBothChannels * 1.6)
  const tiny = createPace(() => 0)
  let waitMs = 0
  for (let message = 0; message < 20_000; message++) waitMs = tiny(6)
  expect(waitMs).toBeGreaterThan(30_000)
})

test('a flood stays in the buffers of its sender, and other sessions are heard meanwhile', async () => {
  await script({ utterances: [{ text: 'I am heard.' }] })
  const [asha, ravi] = [await signUp(), await signUp()]
  const flood = await openSound(address, asha, await beginSession(asha))
  const page = await openSound(address, ravi, await beginSession(ravi))
  const frame = encodeSoundFrame({ channel: 'you', seq: 1, sound: toneOf(100) })
  for (let sent = 0; sent < 20_000; sent++) flood.socket.send(frame)
  expect(await page.speak('them')).toMatchObject([{ text: 'I am heard.' }])
  expect(flood.socket.bufferedAmount).toBeGreaterThan(10_000_000)
  expect((await heard()).length).toBe(1)
})

test('a page that does not read loses its connection, and interim text before that', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const page = new WebSocket(`ws://127.0.0.1:${port}`)
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  const closed = closeCode(socket)
  const goOn = async () => true
  const handlers = {
    onHello() {},
    onMessage: () => true,
    onClose() {},
    isSignedIn: goOn,
    mayGoOn: goOn,
  }
  const connection = openConnection(socket, handlers)
  await once(page, 'open')
  page.pause()
  const utterance = crypto.randomUUID()
  const failed = { type: 'failed' as const, utterance, message: 'x'.repeat(10_000) }
  while (socket.bufferedAmount < 100_000) connection.send(failed)
  const before = socket.bufferedAmount
  for (let count = 0; count < 100; count++)
    connection.send({ type: 'interim', channel: 'them', utterance, text: failed.message })
  expect(socket.bufferedAmount).toBe(before)
  for (let count = 0; count < 100; count++) connection.send(failed)
  expect(socket.bufferedAmount).toBeLessThan(700_000)
  page.resume()
  expect(await closed).toBe(SOUND_CLOSED.slow)
})

test.each(['a session', 'the sound check'])(
  'after a log-out %s hears nothing more',
  async (what) => {
    const asha = await signUp()
    const id = what === 'a session' ? await beginSession(asha) : null
    const { socket } = await openSound(address, asha, id)
    const closed = closeCode(socket)
    const since = performance.now()
    await asha.post('/auth/log-out')
    expect(await closed).toBe(SOUND_CLOSED.over)
    // Half a second, and far more on a busy machine; a heartbeat would take twenty.
    expect(performance.now() - since).toBeLessThan(10_000)
  },
)

test.each(['/', '/login', '/api/health', '/api/auth/session', '/api/events', '/api/nothing'])(
  'no WebSocket opens at %s',
  async (path) => {
    const cookie = [...(await signUp()).cookies].map(([name, value]) => `${name}=${value}`)
    const headers = { origin: 'http://127.0.0.1:3000', cookie: cookie.join('; ') }
    const socket = new WebSocket(`ws://${address.host}${path}`, { headers })
    onTestFinished(() => socket.terminate())
    expect(await refusalOf(socket)).toBe(404)
  },
)

test('a user has a few connections at most', async () => {
  const asha = await signUp()
  for (let count = 0; count < 4; count++) {
    const id = await beginSession(asha)
    await openSound(address, asha, id)
    await store(asha, id, event('live-ended'))
  }
  const socket = openSocket(address, asha, await beginSession(asha))
  expect(await closeCode(socket)).toBe(SOUND_CLOSED.tooMany)
})
