import { SOUND_CLOSED } from '@sightline/contracts/live/sound-close-codes'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import {
  closeCode,
  openSocket,
  openSound,
  refusalOf,
  textsOf,
  toneOf,
  transcriberControl,
} from '../../../test/sound.ts'
import { interviewEvents } from '../../session-log/public.ts'

const SPEECH = '{stand-ins}/transcriber/v1'
const realtime = { TRANSCRIBER: `openai-realtime:live@${SPEECH}` }
const { app, db, standIns, signUp, setStandIn, advance } = await startApp(realtime)
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
const { script } = transcriberControl(standIns.origin)
const withoutTranscriber = await startApp()
const otherAddress = new URL(await withoutTranscriber.app.listen({ port: 0, host: '127.0.0.1' }))

test('a phrase becomes text before a session, without a credit and without being stored', async () => {
  await script({ utterances: [{ text: 'We moved the service last spring.' }] })
  const asha = await signUp()
  const page = await openSound(address, asha, null)
  expect(page.ready).toEqual({ type: 'ready', received: 0, how: 'realtime' })
  const events = await page.speak('you')
  expect(events).toMatchObject([
    { type: 'segment-heard', channel: 'you', startMs: 1000, how: 'realtime' },
  ])
  expect(textsOf(events)).toEqual(['We moved the service last spring.'])
  expect(await db.select({ id: interviewEvents.id }).from(interviewEvents)).toEqual([])
  expect((await asha.get('/billing')).json().is_trial_unused).toBe(true)
})

test('silence has no text, and a transcriber that fails is told', async () => {
  const asha = await signUp()
  await script({ utterances: [{ text: '' }] })
  expect(await (await openSound(address, asha, null)).speak('you')).toEqual([])
  await setStandIn('transcriber', 'fail')
  const page = await openSound(address, asha, null)
  const utterance = page.begin('you')
  page.sound('you', toneOf(300))
  page.end(utterance)
  expect(await page.until('failed')).toMatchObject({ utterance })
  await setStandIn('transcriber', 'ok')
})

test('each check is one utterance, and a user has ten of them in an hour', async () => {
  await script({ utterances: [{ text: 'One.' }] })
  const asha = await signUp()
  const page = await openSound(address, asha, null)
  const closed = closeCode(page.socket)
  await page.speak('you')
  page.begin('you')
  expect(await closed).toBe(SOUND_CLOSED.malformed)
  for (let checks = 1; checks < 10; checks++)
    (await openSound(address, asha, null)).socket.terminate()
  expect(await closeCode(openSocket(address, asha, null))).toBe(SOUND_CLOSED.tooMany)
  advance(59 * 60_000)
  expect(await closeCode(openSocket(address, asha, null))).toBe(SOUND_CLOSED.tooMany)
  advance(2 * 60_000)
  expect((await openSound(address, asha, null)).ready.type).toBe('ready')
})

test('nobody signed in, another site and no transcriber: the WebSocket does not open', async () => {
  const asha = await signUp()
  expect(await refusalOf(openSocket(address, null, null))).toBe(401)
  expect(await refusalOf(openSocket(address, asha, null, { origin: 'https://evil.example' }))).toBe(
    403,
  )
  expect(await refusalOf(openSocket(otherAddress, await withoutTranscriber.signUp(), null))).toBe(
    501,
  )
  expect((await asha.get('/live/sound-check')).statusCode).toBe(400)
})
