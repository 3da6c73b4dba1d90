import { muLawOf } from '@sightline/contracts/live/sound-frames'
import { afterAll, expect, test } from 'vitest'
import { startStandIns } from '../../../../stand-ins/src/start.ts'
import { toneOf, transcriberControl } from '../../test/sound.ts'
import { createRealtimeTranscriber } from './realtime-transcriber.ts'
import { createUpsampler } from './resample.ts'

const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: 'http://127.0.0.1:3000' })
afterAll(standIns.close)
const { script, heard } = transcriberControl(standIns.origin)
const url = `${standIns.origin}/transcriber/v1`
const KEY = 'stand-in-key'

const open = (
  times: object = {},
  more: { hasServerVad?: true; key?: string; url?: string; name?: string } = {},
  vocabulary: string[] = [],
) => {
  const { key = KEY, ...model } = more
  return createRealtimeTranscriber({
    model: { protocol: 'realtime', name: 'live', url, ...model },
    key,
    times,
  }).openLine(vocabulary)
}
const say = (line: ReturnType<typeof open>, ms = 500) => {
  const interim: string[] = []
  const stream = line.begin((text) => interim.push(text))
  for (let sent = 0; sent < ms; sent += 100) stream.add(toneOf(100))
  stream.end()
  return { text: stream.text, interim }
}

test('twelve hundred samples become eighteen hundred of the same tone, however they are cut', () => {
  const tone = Int16Array.from(
    { length: 1600 },
    (_, index) => 10_000 * Math.sin((2 * Math.PI * 440 * index) / 16_000),
  )
  const [whole, cut] = [createUpsampler(), createUpsampler()]
  const made = whole(tone)
  const parts = [tone.subarray(0, 7), tone.subarray(7, 600), tone.subarray(600)].flatMap((part) => [
    ...cut(part),
  ])
  expect(parts).toEqual([...made])
  // The filter keeps the last eight samples back.
  expect(made.length).toBe(2388)
  for (let index = 100; index < 2300; index++)
    expect(
      Math.abs((made[index] ?? 0) - 10_000 * Math.sin((2 * Math.PI * 440 * index) / 24_000)),
    ).toBeLessThan(60)
})

test('a model that finds the ends of utterances itself gets silence instead of a commit', async () => {
  await script({ utterances: [{ text: 'Found by the model.' }] })
  const line = open({ noSpeechMs: 600 }, { hasServerVad: true })
  expect(await say(line).text).toBe('Found by the model.')
  // Silence alone is no speech.
  const silent = line.begin(() => {})
  silent.add(new Uint8Array(1600).fill(muLawOf(0)))
  silent.end()
  expect(await silent.text).toBe('')
  line.close()
})

test('an utterance without sound has no text, and the connection goes on', async () => {
  await script({ utterances: [{ text: 'Something.' }] })
  const line = open()
  expect(await say(line, 0).text).toBe('')
  expect(await say(line).text).toBe('Something.')
  line.close()
})

test.each([
  ['stalls at an utterance', { finalMs: 50 }, {}],
  ['refuses our key', {}, { key: 'another' }],
  ['is not there', {}, { url: 'http://127.0.0.1:9/v1' }],
])('a transcriber that %s fails', async (_name, times, more) => {
  await script({ utterances: [{ mode: 'stall' }] })
  await expect(say(open(times, more)).text).rejects.toThrow(/The (transcriber|connection)/)
})

test('a transcriber that keeps failing is left alone for a while', async () => {
  await script({ utterances: [{ mode: 'fail' }] })
  const line = open({ pauseMs: 60_000 })
  for (let turn = 0; turn < 4; turn++)
    await expect(say(line).text).rejects.toThrow('failed at an utterance')
  await expect(say(line).text).rejects.toThrow('failed repeatedly')
  expect(await heard()).toHaveLength(4)
})

test('an utterance that is given up rejects, and its words never become those of the next one', async () => {
  await script({ utterances: [{ text: 'Given up.' }, { text: 'The next one.' }] })
  const line = open()
  const begun = Promise.withResolvers<string>()
  const dropped = line.begin(begun.resolve)
  for (let part = 0; part < 5; part++) dropped.add(toneOf(100))
  expect(await begun.promise).toBe('Given')
  dropped.drop()
  await expect(dropped.text).rejects.toThrow('given up')
  expect(await say(line).text).toBe('The next one.')
  line.close()
})

test.each([
  ['whisper-1', { prompt: 'Names and terms: Asha, PostgreSQL.' }],
  ['gpt-live-transcribe', { keywords: ['Asha', 'PostgreSQL'] }],
  ['gpt-realtime-whisper', {}],
])('%s is told of names and terms in the field that it has for them', async (name, told) => {
  await script({ utterances: [{ text: 'Asha.' }] })
  const line = open({}, { name }, ['Asha', 'PostgreSQL'])
  expect(await say(line).text).toBe('Asha.')
  const [utterance] = await heard()
  expect(utterance).toMatchObject({ model: name, ...told })
  expect(Object.keys(utterance ?? {}).filter((field) => /prompt|keywords/.test(field))).toEqual(
    Object.keys(told),
  )
  line.close()
})

test('a model that takes no names and terms hears without them from the second try on', async () => {
  await script({ utterances: [{ text: 'Asha.' }] })
  const line = open({}, { name: 'heard-plain' }, ['Asha'])
  await expect(say(line).text).rejects.toThrow('invalid_value')
  expect(await say(line).text).toBe('Asha.')
  line.close()
})
