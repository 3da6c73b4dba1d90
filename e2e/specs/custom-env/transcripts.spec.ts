import type { Page } from '@playwright/test'
import { mergeSpans } from '@sightline/coach/speech/spans'
import { SPEECH_RATE, speak } from '@sightline/coach/toolchain/speak'
import { z } from 'zod'
import { clickButton } from '../../harness/forms.ts'
import { expect, test } from '../../harness/models.ts'
import { beginVoiceInterview, speechSpansIn, writeWav } from '../../harness/speech.ts'

/**
 * 18 words with two fillers, two pauses between them, and a breath that is too short to count as a
 * pause.
 */
const TALK = [
  1000,
  'Um, the alarm was ours',
  1200,
  'and, you know, I took it',
  900,
  'I fixed the alarm',
  400,
  'in two days',
  500,
]
const TRANSCRIPT =
  'Um, the alarm was ours, and, you know, I took it. I fixed the alarm in two days.'
const talk = speak(TALK)
const talkMs = (talk.sounds.at(-1)?.endMs ?? 0) - (talk.sounds[0]?.startMs ?? 0)

const Events = z.object({
  events: z.array(
    z.looseObject({
      type: z.string(),
      how: z.string().optional(),
      speech: z.record(z.string(), z.number()).nullish(),
    }),
  ),
})

/**
 * Gives the test browser, which has no voices, a silent voice that records its texts, and records
 * which microphone was asked for.
 */
const FAKE_VOICE = `
  const spoken = []
  const queue = []
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [{ name: 'Test', lang: 'en' }],
      addEventListener() {},
      removeEventListener() {},
      speak(utterance) {
        spoken.push(utterance.text)
        queue.push(utterance)
      },
      cancel: () => void queue.splice(0),
    },
  })
  window.spokenTexts = spoken
  window.finishSpeaking = () => queue.splice(0).forEach((utterance) => utterance.onend?.())
  const { mediaDevices } = navigator
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = (constraints) => {
    window.requestedMicrophone = constraints.audio.deviceId
    return getUserMedia(constraints)
  }`
const spokenTexts = (page: Page) => page.evaluate<string[]>('window.spokenTexts')

const voiceOf = (page: Page) => page.getByRole('region', { name: 'Voice' })
const answerOf = (page: Page) => page.getByLabel('Your answer')
const clickVoice = (page: Page, name: string) => voiceOf(page).getByRole('button', { name }).click()
const expectAbout = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1), `${value} instead of ${expected}`).toBeLessThan(0.05)

/** Waits until the recording is so many seconds long. */
const expectRecorded = (page: Page, seconds: number) =>
  expect(voiceOf(page).getByText(`0:${String(seconds).padStart(2, '0')} of 5:00`)).toBeVisible()

test.beforeEach(async ({ page, server, talkFile }) => {
  writeWav(talkFile, talk)
  const script = { text: TRANSCRIPT, keepsRecording: true }
  await page.request.put(`${server.standIns}/transcriber/script`, { data: script })
  await page.addInitScript({ content: FAKE_VOICE })
})

test('a blocked microphone is reported', async ({ page, server, problems }) => {
  problems.expect(/Permissions policy violation: microphone/)
  // The browser itself refuses, like after a user's denial.
  await page.route(`${server.origin}/home/**`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'permissions-policy': 'microphone=()' }
    await route.fulfill({ response, headers })
  })
  await beginVoiceInterview(page)
  await expect(voiceOf(page)).toContainText(
    'A model turns your recording into text. The recording is not kept.',
  )
  await clickVoice(page, 'Record')
  await expect(voiceOf(page).getByRole('alert')).toContainText(
    'The microphone is blocked for this page.',
  )
})

test('the question is read aloud, and after an answer the coach’s next words are too', async ({
  page,
}) => {
  await beginVoiceInterview(page)
  const question = page.getByRole('region', { name: 'Question' })
  await clickVoice(page, 'Voice settings')
  await voiceOf(page).getByRole('menuitemcheckbox', { name: 'Read each question aloud' }).click()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Read aloud' }).click()
  await expect(question.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  expect((await spokenTexts(page)).join(' ')).toContain('alarm')
  await page.evaluate('window.finishSpeaking()')
  await expect(question.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  const before = (await spokenTexts(page)).length
  await answerOf(page).fill(TRANSCRIPT)
  await clickButton(page, 'Send')
  await expect.poll(async () => (await spokenTexts(page)).length).toBeGreaterThan(before)
})

test('nothing is sent during a recording, and a discarded one leaves the answer as it was', async ({
  page,
}) => {
  await beginVoiceInterview(page)
  await answerOf(page).fill('Before it:')
  await voiceOf(page).getByRole('button', { name: 'Record' }).focus()
  await page.keyboard.press('Enter')
  await expectRecorded(page, 2)
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await clickVoice(page, 'Discard')
  await expect(voiceOf(page).getByRole('button', { name: 'Record' })).toBeVisible()
  await expect(answerOf(page)).toHaveValue('Before it:')
})

test('the chosen microphone is recorded, and its level is shown', async ({ page, checkPage }) => {
  await beginVoiceInterview(page)
  // The browser names its microphones only after a first recording.
  await clickVoice(page, 'Record')
  await clickVoice(page, 'Discard')
  await clickVoice(page, 'Voice settings')
  const microphones = voiceOf(page).getByRole('menuitemradio')
  await expect(microphones.first()).toBeChecked()
  await checkPage(page)
  await microphones.nth(1).click()
  await clickVoice(page, 'Record')
  const inputs = await page.evaluate<string[]>(
    'navigator.mediaDevices.enumerateDevices().then((all) => all.filter(({ kind }) => kind === "audioinput").map(({ deviceId }) => deviceId))',
  )
  expect(await page.evaluate('window.requestedMicrophone')).toBe(inputs[1])
  const meter = voiceOf(page).locator('[style*=scaleX]')
  const level = async () =>
    Number(/scaleX\(([\d.]+)/.exec((await meter.getAttribute('style')) ?? '')?.[1] ?? 0)
  await expect.poll(level).toBeGreaterThan(0.4)
  await checkPage(page)
})

test('a failed transcription keeps the recording, and another try adds the words to the answer', async ({
  page,
  standIns,
  problems,
  checkPage,
}) => {
  problems.expect(/502/)
  await beginVoiceInterview(page)
  await answerOf(page).fill('Before it:')
  await standIns.set('transcriber', 'fail')
  await clickVoice(page, 'Record')
  await expectRecorded(page, 2)
  await clickVoice(page, 'Stop')
  await expect(voiceOf(page).getByRole('alert')).toContainText(
    'Try again in a moment, or type your answer.',
  )
  await expect(voiceOf(page).getByLabel('Your recording')).toBeVisible()
  await standIns.set('transcriber', 'ok')
  await checkPage(page)
  await clickVoice(page, 'Try again')
  await expect(answerOf(page)).toHaveValue(`Before it: ${TRANSCRIPT}`)
  await expect(answerOf(page)).toBeFocused()
  await expect(voiceOf(page).getByLabel('Your recording')).toBeHidden()
})

test('a recording is transcribed with its silences, and measures the answer whose words are corrected @main', async ({
  page,
  server,
}) => {
  const id = await beginVoiceInterview(page)
  await clickVoice(page, 'Record')
  await expectRecorded(page, Math.ceil(talk.samples.length / SPEECH_RATE))
  await clickVoice(page, 'Stop')
  await expect(answerOf(page)).toHaveValue(TRANSCRIPT)
  const recording = await page.request.get(`${server.standIns}/transcriber/recording`)
  expect(recording.headers()['content-type']).toContain('audio/webm')
  const spans = mergeSpans((await speechSpansIn(page, await recording.body())) ?? [], 700)
  expect(spans).toHaveLength(3)
  expectAbout((spans[1]?.startMs ?? 0) - (spans[0]?.endMs ?? 0), 1200)
  expectAbout((spans[2]?.startMs ?? 0) - (spans[1]?.endMs ?? 0), 900)
  expectAbout((spans[2]?.endMs ?? 0) - (spans[0]?.startMs ?? 0), talkMs)

  await answerOf(page).fill(TRANSCRIPT.replace('Um, the', 'The'))
  await clickButton(page, 'Send')
  await expect(page.getByRole('log')).toContainText('The alarm was ours')
  const readAnswer = async () => {
    const { events } = Events.parse(await (await page.request.get(`/api/interviews/${id}`)).json())
    return events.find(({ type }) => type === 'answered')
  }
  // The page shows the answer before the server has stored it.
  await expect
    .poll(readAnswer)
    .toMatchObject({ how: 'spoken', speech: { words: 18, fillers: 2, pauses: 2 } })
  expectAbout((await readAnswer())?.speech?.durationMs ?? 0, talkMs)
})
