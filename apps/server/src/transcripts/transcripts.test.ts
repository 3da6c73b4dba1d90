import { randomBytes } from 'node:crypto'
import { RECORDING_MAX_BYTES } from '@sightline/contracts/interviews/limits'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type SignedIn, startApp } from '../../test/app.ts'
import { createTranscriber } from '../adapters/transcriber.ts'

const TRANSCRIBER = 'openai-compatible:whisper-large@{stand-ins}/transcriber/v1'
const on = await startApp({ TRANSCRIBER, TRANSCRIBER_API_KEY: 'stand-in-key' })
const off = await startApp()
const { setStandIn, advance, standIns } = on

const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
const begin = async (user: SignedIn) => {
  const { id } = (await user.post('/interviews', { mode: 'mock', round: 'behavioral' })).json()
  await user.post(`/interviews/${id}/events`, { events: [event('begun')] })
  return id as string
}

/** As a browser records: the head of a WebM file and something after it. */
const WEBM = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.alloc(2000, 7),
])
const WAV = Buffer.concat([
  Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt ', 'latin1'),
  Buffer.alloc(2000, 1),
])
const MP4 = Buffer.concat([
  Buffer.from('\x00\x00\x00\x18ftypM4A \x00\x00\x00\x00', 'latin1'),
  Buffer.alloc(2000, 1),
])

let asha: SignedIn
let interview: string
beforeAll(async () => {
  asha = await on.signUpWithCredits()
  interview = await begin(asha)
})

const form = (...files: Buffer[]) => {
  const boundary = randomBytes(12).toString('hex')
  const parts = files.flatMap((bytes) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="recording"; filename="blob"\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
const send = (files: Buffer[], user = asha, id = interview) =>
  user.post(`/interviews/${id}/transcripts`, undefined, form(...files))

const script = (body: object) =>
  fetch(`${standIns.origin}/transcriber/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const Calls = z.array(
  z.looseObject({ format: z.string(), name: z.string(), type: z.string(), bytes: z.int() }),
)
const calls = async () =>
  Calls.parse(await (await fetch(`${standIns.origin}/transcriber/calls`)).json())

test('recordings in every browser format are transcribed with times, and nothing of them is stored', async () => {
  const words = [
    { word: 'I', start: 0.2, end: 0.4 },
    { word: 'led', start: 1.31, end: 1.62 },
  ]
  await script({ text: ' I led\u200B the\tfix. ', words })
  const before = (await asha.get('/account/export')).json()
  for (const [bytes, name, type] of [
    [WEBM, 'recording.webm', 'audio/webm'],
    [WAV, 'recording.wav', 'audio/wav'],
    [MP4, 'recording.m4a', 'audio/mp4'],
  ] as const) {
    const heard = await send([bytes])
    expect([heard.statusCode, heard.json()]).toEqual([
      200,
      {
        text: 'I led the fix.',
        spans: [
          { startMs: 200, endMs: 400 },
          { startMs: 1310, endMs: 1620 },
        ],
      },
    ])
    expect((await calls()).at(-1)).toMatchObject({
      model: 'whisper-large',
      format: 'verbose_json',
      granularities: ['word', 'segment'],
      name,
      type,
      bytes: bytes.length,
    })
  }
  expect((await asha.get('/interviews/transcriber')).json()).toEqual({ isThere: true })
  expect({ ...(await asha.get('/account/export')).json(), exportedAt: 0 }).toEqual({
    ...before,
    exportedAt: 0,
  })
})

test.each([
  [
    'of another content than speech',
    [Buffer.from('<!doctype html><script>alert(1)</script>')],
    400,
    /WebM, Ogg/,
  ],
  ['that is empty', [Buffer.alloc(0)], 400, /Send a recording/],
  ['that is not there', [], 400, /Send a recording/],
  ['beside a second one', [WEBM, WEBM], 400, /one recording and nothing else/],
  [
    'of more than ten megabytes',
    [Buffer.concat([WEBM, Buffer.alloc(RECORDING_MAX_BYTES)])],
    413,
    /larger than 10 MB/,
  ],
])(
  'a recording %s is refused without a request to the transcriber',
  async (_name, files, status, message) => {
    await script({})
    const refused = await send(files)
    expect([refused.statusCode, refused.json().message]).toEqual([
      status,
      expect.stringMatching(message),
    ])
    expect(await calls()).toEqual([])
  },
)

test('a request that is not a form is refused', async () => {
  const refused = await asha.post(`/interviews/${interview}/transcripts`, { recording: 'x' })
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'unsupported_media_type'])
})

test("another user's interview returns 404, and an interview that is not running accepts no recording", async () => {
  const ravi = await on.signUp()
  for (const id of [interview, crypto.randomUUID(), 'no-uuid']) {
    const theft = await send([WEBM], ravi, id)
    expect([theft.statusCode, theft.json().message]).toEqual([404, 'There is no such interview.'])
  }
  const own = await begin(ravi)
  await ravi.post(`/interviews/${own}/events`, { events: [event('ended')] })
  const late = await send([WEBM], ravi, own)
  expect([late.statusCode, late.json().message]).toEqual([409, 'This interview is not running.'])
})

test.each(['fail', 'wrong'] as const)(
  'a transcriber told to %s gives a clear error, and the next recording works',
  async (mode) => {
    await setStandIn('transcriber', mode)
    const failed = await send([WEBM])
    await setStandIn('transcriber', 'ok')
    expect([failed.statusCode, failed.json().code, failed.json().message]).toEqual([
      502,
      'upstream_failed',
      expect.stringContaining('or type your answer'),
    ])
    expect((await send([WEBM])).statusCode).toBe(200)
  },
)

test('a user may send twenty recordings in ten minutes', async () => {
  advance(10 * 60_000)
  const answers = []
  for (let turn = 0; turn < 21; turn++) answers.push((await send([])).statusCode)
  expect(answers).toEqual([...Array(20).fill(400), 429])
  advance(10 * 60_000)
  expect((await send([WEBM])).statusCode).toBe(200)
})

test('without a transcriber recordings are refused, and pages can ask beforehand', async () => {
  const ravi = await off.signUp()
  expect((await ravi.get('/interviews/transcriber')).json()).toEqual({ isThere: false })
  const refused = await send([WEBM], ravi, await begin(ravi))
  expect([refused.statusCode, refused.json().code]).toEqual([501, 'not_configured'])
})

test('a service that asks to wait for longer than there is time fails at once', async () => {
  await setStandIn('transcriber', 'busy')
  const startedAt = performance.now()
  const failure = createTranscriber(at('a'), { timeoutMs: 900 }).transcribe(recording, [])
  await expect(failure).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(performance.now() - startedAt).toBeLessThan(800)
  await setStandIn('transcriber', 'ok')
})

const recording = { bytes: WEBM, mime: 'audio/webm', extension: 'webm' }
const at = (name: string, more: object = {}) => ({
  TRANSCRIBER: [{ protocol: 'file' as const, name, url: `${standIns.origin}/transcriber/v1` }],
  TRANSCRIBER_API_KEY: 'stand-in-key',
  ...more,
})

test('a model that gives no times is asked without them, from the second recording on at once', async () => {
  await script({ text: 'Plain words.', words: [{ word: 'Plain', start: 0, end: 1 }] })
  const plain = createTranscriber(at('heard-plain'))
  for (let turn = 0; turn < 2; turn++)
    expect(await plain.transcribe(recording, [])).toEqual({ text: 'Plain words.', spans: [] })
  expect((await calls()).map(({ format }) => format)).toEqual(['json', 'json'])
})

test.each([
  ['whisper-1', 'Names and terms: Asha, PostgreSQL.', []],
  ['gpt-4o-mini-transcribe', 'Names and terms: Asha, PostgreSQL.', []],
  ['gpt-transcribe', null, ['Asha', 'PostgreSQL']],
  ['gpt-4o-transcribe-diarize', null, []],
])(
  '%s is told of names and terms in the field that it has for them',
  async (name, prompt, keywords) => {
    await script({ text: 'Asha.' })
    await createTranscriber(at(name)).transcribe(recording, ['Asha', 'PostgreSQL'])
    expect(await calls()).toMatchObject([{ prompt, keywords }])
  },
)

test('a model that takes no names and terms hears without them, from the second recording on at once', async () => {
  await script({ text: 'Plain words.' })
  const plain = createTranscriber(at('heard-plain'))
  for (let turn = 0; turn < 2; turn++)
    expect((await plain.transcribe(recording, ['Asha'])).text).toBe('Plain words.')
  expect(await calls()).toMatchObject([
    { format: 'json', prompt: null },
    { format: 'json', prompt: null },
  ])
})

test.each([
  ['stalls', at('a'), 'stall'],
  ['refuses our key', at('a', { TRANSCRIBER_API_KEY: 'another' }), 'ok'],
  [
    'is not there',
    at('a', { TRANSCRIBER: [{ protocol: 'file', name: 'a', url: 'http://127.0.0.1:9/v1' }] }),
    'ok',
  ],
] as const)('a transcriber that %s fails within the timeout', async (_name, settings, mode) => {
  await setStandIn('transcriber', mode)
  const failure = createTranscriber(settings, { timeoutMs: 300 }).transcribe(recording, [])
  await expect(failure).rejects.toMatchObject({ code: 'upstream_failed', cause: expect.any(Error) })
  await setStandIn('transcriber', 'ok')
})
