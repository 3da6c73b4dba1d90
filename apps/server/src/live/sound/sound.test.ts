import { SOUND_CLOSED } from '@sightline/contracts/live/sound-close-codes'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { beginSession, event, report } from '../../../test/live.ts'
import {
  closeCode,
  openSocket,
  openSound,
  refusalOf,
  textsOf,
  toneOf,
  transcriberControl,
} from '../../../test/sound.ts'

const SPEECH = '{stand-ins}/transcriber/v1'
const realtime = await startApp({
  TRANSCRIBER: `openai-realtime:live@${SPEECH},openai-compatible:whisper@${SPEECH}`,
})
const { standIns, signUpWithCredits: signUp, setStandIn } = realtime
const address = new URL(await realtime.app.listen({ port: 0, host: '127.0.0.1' }))
const { script, heard } = transcriberControl(standIns.origin)

const byFile = await startApp({ TRANSCRIBER: `openai-compatible:whisper@${SPEECH}` })
const fileAddress = new URL(await byFile.app.listen({ port: 0, host: '127.0.0.1' }))
const fileTranscriber = transcriberControl(byFile.standIns.origin)

const question = 'Can you tell me about a conflict in your team?'

test('speech becomes text while it goes on, then a segment, and the question in it a prompt point', async () => {
  await script({ utterances: [{ text: question }] })
  const asha = await signUp()
  const id = await beginSession(asha)
  const page = await openSound(address, asha, id)
  expect(page.ready).toEqual({ type: 'ready', received: 0, how: 'realtime' })
  const utterance = page.begin('them')
  page.sound('them', toneOf(700))
  expect(await page.until('interim', ({ text }) => text.split(' ').length === 3)).toMatchObject({
    channel: 'them',
    utterance,
    text: 'Can you tell',
  })
  page.sound('them', toneOf(500))
  page.end(utterance)
  const events = await page.heard(utterance)
  expect(events).toMatchObject([
    {
      type: 'segment-heard',
      id: utterance,
      channel: 'them',
      startMs: 1000,
      endMs: 3000,
      text: question,
      how: 'realtime',
    },
    { type: 'prompt-found', from: 'speech', question, segments: [utterance] },
  ])
  const stored = (await asha.get(`/live/${id}/events?after=1`)).json().events
  expect(stored.slice(0, 2)).toEqual(events)
  expect(await heard()).toEqual([
    { model: 'live', ms: expect.closeTo(1200, -2), hz: expect.closeTo(220, -1), text: question },
  ])
})

test('a transcriber of recordings gets each utterance as a file of its own', async () => {
  await fileTranscriber.script({ text: 'We cut the build in half.' })
  const asha = await byFile.signUpWithCredits()
  const page = await openSound(fileAddress, asha, await beginSession(asha))
  expect(page.ready.how).toBe('file')
  const segments = await page.speak('you')
  expect(segments).toMatchObject([
    { type: 'segment-heard', channel: 'you', how: 'file', text: 'We cut the build in half.' },
  ])
  const calls = await (await fetch(`${byFile.standIns.origin}/transcriber/calls`)).json()
  expect(calls).toMatchObject([{ type: 'audio/wav', bytes: 44 + 2 * 16_000 }])
})

test('a sentence that a busy transcriber of recordings refuses is heard from the kept sound', async () => {
  const asha = await byFile.signUpWithCredits()
  const page = await openSound(fileAddress, asha, await beginSession(asha))
  await fileTranscriber.script({ text: 'We cut the build in half.' })
  await byFile.setStandIn('transcriber', 'busy', { times: 2 })
  expect(textsOf(await page.speak('you'))).toEqual(['We cut the build in half.'])
  expect(textsOf(await page.speak('you'))).toEqual(['We cut the build in half.'])
  expect(page.messages.filter(({ type }) => type === 'failed')).toEqual([])
})

test('the two channels are never mixed, though both speak at once', async () => {
  await script({
    tones: [
      { hz: 220, text: 'What is your name?' },
      { hz: 900, text: 'My name is Asha.' },
    ],
  })
  const asha = await signUp()
  const page = await openSound(address, asha, await beginSession(asha))
  const [theirs, own] = [page.begin('them'), page.begin('you')]
  for (let part = 0; part < 8; part++) {
    page.sound('them', toneOf(100, 220))
    page.sound('you', toneOf(100, 900))
  }
  page.end(own)
  page.end(theirs)
  expect(textsOf(await page.heard(theirs))).toEqual(['What is your name?'])
  expect(textsOf(await page.heard(own))).toEqual(['My name is Asha.'])
})

test('what transcribers invent over silence, and an empty text, become no segment', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const page = await openSound(address, asha, id)
  for (const text of ['Thank you for watching!', '']) {
    await script({ utterances: [{ text }] })
    expect(await page.speak('them', { loudness: 0.01 })).toEqual([])
  }
  expect((await asha.get(`/live/${id}/events?after=1`)).json().events).toEqual([])
})

test('texts that come out of order belong to their own utterances', async () => {
  // The transcriber sends the second text first. Both are stored at once, so either may reach the
  // page first.
  await script({
    utterances: [{ text: 'The first one.', mode: 'late' }, { text: 'The second one.' }],
  })
  const asha = await signUp()
  const page = await openSound(address, asha, await beginSession(asha))
  const [first, second] = await Promise.all([page.speak('them'), page.speak('them')])
  expect([textsOf(first), textsOf(second)]).toEqual([['The first one.'], ['The second one.']])
})

test.each(['drop', 'drop-early', 'fail', 'wrong'])(
  'a transcriber that does %s at an utterance is asked again on another connection, with all of its sound',
  async (mode) => {
    await script({ utterances: [{ text: 'Lost.', mode }, { text: 'Nothing was lost.' }] })
    const asha = await signUp()
    const page = await openSound(address, asha, await beginSession(asha))
    expect(textsOf(await page.speak('them', { ms: 1500 }))).toEqual(['Nothing was lost.'])
    expect((await heard()).at(-1)?.ms).toBeGreaterThan(1400)
  },
)

test('when the realtime transcriber fails, the next one gets the speech, and the page is told', async () => {
  await script({ text: 'From the recording.', utterances: [{ mode: 'fail' }] })
  const asha = await signUp()
  const page = await openSound(address, asha, await beginSession(asha))
  expect(await page.speak('them')).toMatchObject([{ text: 'From the recording.', how: 'file' }])
  expect(page.messages.findLast(({ type }) => type === 'using')).toEqual({
    type: 'using',
    how: 'file',
  })
  await script({ utterances: [{ text: 'Back again.' }] })
  expect(textsOf(await page.speak('them'))).toEqual(['Back again.'])
  expect(page.messages.findLast(({ type }) => type === 'using')).toEqual({
    type: 'using',
    how: 'realtime',
  })
})

test('when every transcriber fails, the page is told, and the speech is heard once one is back', async () => {
  await script({ utterances: [{ text: 'Nothing was lost.' }] })
  await setStandIn('transcriber', 'fail')
  const asha = await signUp()
  const page = await openSound(address, asha, await beginSession(asha))
  const utterance = page.begin('them')
  page.sound('them', toneOf(500))
  page.end(utterance)
  expect(await page.until('delayed')).toMatchObject({ utterance })
  await setStandIn('transcriber', 'ok')
  expect(await page.until('heard')).toMatchObject({
    utterance,
    events: [{ text: 'Nothing was lost.' }],
  })
})

test('a page that comes back goes on where it was, and nothing is transcribed twice', async () => {
  await script({ utterances: [{ text: 'One sentence in two parts.' }, { text: 'Another one.' }] })
  const asha = await signUp()
  const id = await beginSession(asha)
  const first = await openSound(address, asha, id)
  const utterance = first.begin('them')
  first.sound('them', toneOf(500))
  await first.until('interim', ({ text }) => text === 'One sentence')
  first.socket.terminate()

  const second = await openSound(address, asha, id, { run: first.run, waiting: [utterance] })
  expect(second.ready.received).toBe(first.sent())
  // The page sends more than the server asked for: what it has already is skipped.
  second.begin('them', utterance)
  second.sound('them', toneOf(500))
  second.goOnAfter(first.sent())
  second.sound('them', toneOf(500))
  second.end(utterance)
  expect(textsOf(await second.heard(utterance))).toEqual(['One sentence in two parts.'])
  expect((await heard()).map(({ ms }) => ms)).toEqual([expect.closeTo(1000, -2)])

  const third = await openSound(address, asha, id, { run: first.run, waiting: [utterance] })
  expect(textsOf(await third.heard(utterance))).toEqual(['One sentence in two parts.'])
  expect(textsOf((await asha.get(`/live/${id}`)).json().events)).toEqual([
    'One sentence in two parts.',
  ])
})

test('a page that comes back to another server gets what the first one stored, and says the rest again', async () => {
  await script({ utterances: [{ text: 'Stored by the first server.' }] })
  const asha = await signUp()
  const id = await beginSession(asha)
  const said = [crypto.randomUUID(), crypto.randomUUID()]
  await report(asha, id, {
    ...event('segment-heard'),
    id: said[0],
    channel: 'them',
    startMs: 0,
    endMs: 1,
    text: 'Stored.',
    how: 'realtime',
  })
  const page = await openSound(address, asha, id, { waiting: said })
  expect(page.ready.received).toBe(0)
  expect(textsOf(await page.heard(said[0] ?? ''))).toEqual(['Stored.'])
  page.goOnAfter(40)
  expect(textsOf(await page.speak('them', { utterance: said[1] ?? '' }))).toEqual([
    'Stored by the first server.',
  ])
})

test('the newest page of a session listens, and the one before it is told', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const first = await openSound(address, asha, id)
  const closed = closeCode(first.socket)
  const second = await openSound(address, asha, id)
  expect(await closed).toBe(SOUND_CLOSED.taken)
  await script({ utterances: [{ text: 'Still here.' }] })
  expect(textsOf(await second.speak('them'))).toEqual(['Still here.'])
})

test('an ended session takes no connection, and a deleted one ends it', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const page = await openSound(address, asha, id)
  const closed = closeCode(page.socket)
  await asha.delete(`/live/${id}`)
  expect(await closed).toBe(SOUND_CLOSED.over)
  const other = await beginSession(asha)
  await report(asha, other, event('live-ended'))
  expect(await refusalOf(openSocket(address, asha, other))).toBe(409)
})

test('the words of resume, job, stories and notes go to both transcribers', async () => {
  await script({ utterances: [{ text: 'Asha knows Patroni.' }] })
  const told = 'Names and terms: Patroni.'
  const asha = await signUp()
  const page = await openSound(
    address,
    asha,
    await beginSession(asha, { notes: 'They ask about Patroni.' }),
  )
  const utterance = page.begin('them')
  page.sound('them', toneOf(500))
  page.end(utterance)
  await page.heard(utterance)
  expect(await heard()).toMatchObject([{ prompt: told }])

  await fileTranscriber.script({ text: 'Asha knows Patroni.' })
  const ravi = await byFile.signUpWithCredits()
  const other = await openSound(
    fileAddress,
    ravi,
    await beginSession(ravi, { notes: 'They ask about Patroni.' }),
  )
  const second = other.begin('them')
  other.sound('them', toneOf(500))
  other.end(second)
  await other.heard(second)
  expect(await (await fetch(`${byFile.standIns.origin}/transcriber/calls`)).json()).toMatchObject([
    { prompt: told },
  ])
})
