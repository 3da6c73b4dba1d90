import type { Page } from '@playwright/test'
import { mergeSpans as joinSpans } from '@sightline/coach/speech/spans'
import { SPEECH_RATE, speak } from '@sightline/coach/toolchain/speak'
import { z } from 'zod'
import { clickButton } from '../../harness/forms.ts'
import { expect, test } from '../../harness/models.ts'
import { beginVoiceInterview, speechSpansIn, writeWav } from '../../harness/speech.ts'

/** 18 words with two fillers, two pauses between them, and a breath that is none. */
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
const SAID = 'Um, the alarm was ours, and, you know, I took it. I fixed the alarm in two days.'

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
 * A browser without voices, as the one of the tests is, gets one that says nothing and tells what it would. And which
 * microphone was asked for.
 */
const giveVoice = `
  const said = []
  const queue = []
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [{ name: 'Test', lang: 'en' }],
      addEventListener() {},
      removeEventListener() {},
      speak(utterance) {
        said.push(utterance.text)
        queue.push(utterance)
      },
      cancel: () => void queue.splice(0),
    },
  })
  window.voiceSaid = said
  window.voiceFinish = () => queue.splice(0).forEach((utterance) => utterance.onend?.())
  const { mediaDevices } = navigator
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = (wish) => {
    window.microphoneAsked = wish.audio.deviceId
    return getUserMedia(wish)
  }`
const read = (page: Page) => page.evaluate<string[]>('window.voiceSaid')

test('an answer is spoken, turned into words, mended, sent, and measured; a failed transcription keeps the recording', async ({
  page,
  server,
  standIns,
  talkFile,
  problems,
  checkPage,
}) => {
  const talk = speak(TALK)
  writeWav(talkFile, talk)
  const saidMs = (talk.sounds.at(-1)?.endMs ?? 0) - (talk.sounds[0]?.startMs ?? 0)
  const isAbout = (ms: number, expected: number) => expect(Math.abs(ms / expected - 1), `${ms} ms`).toBeLessThan(0.05)
  const voice = page.getByRole('region', { name: 'Voice' })
  const answer = page.getByLabel('Your answer')
  await page.request.put(`${server.standIns}/transcriber/script`, { data: { text: SAID, keepsRecording: true } })
  await page.addInitScript({ content: giveVoice })
  problems.expect(/Permissions policy violation: microphone/)
  // As when a person says no: it is the browser that refuses.
  await page.route(`${server.origin}/home/**`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'permissions-policy': 'microphone=()' }
    await route.fulfill({ response, headers })
  })
  const id = await beginVoiceInterview(page)

  await test.step('a microphone that is refused is said to be', async () => {
    await expect(voice).toContainText('A model turns what you record into words. The recording is not kept.')
    await voice.getByRole('button', { name: 'Record' }).click()
    await expect(voice.getByRole('alert')).toContainText('The microphone is blocked for this page.')
    await page.unrouteAll()
    await page.reload()
  })

  await test.step('the question is read aloud', async () => {
    await voice.getByLabel('Read each question').check()
    await voice.getByRole('button', { name: 'Read aloud' }).click()
    await expect(voice.getByRole('button', { name: 'Stop reading' })).toBeVisible()
    expect((await read(page)).join(' ')).toContain('alarm')
    await page.evaluate('window.voiceFinish()')
    await expect(voice.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  })

  await test.step('a recording can be discarded, and nothing is sent during it', async () => {
    await answer.fill('Before it:')
    await voice.getByRole('button', { name: 'Record' }).focus()
    await page.keyboard.press('Enter')
    await expect(voice.getByText('0:02 of 5:00')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await voice.getByRole('button', { name: 'Discard' }).click()
    await expect(voice.getByRole('button', { name: 'Record' })).toBeVisible()
    await expect(answer).toHaveValue('Before it:')
  })

  await test.step('what the chosen microphone hears is shown', async () => {
    await voice.getByLabel('Microphone').selectOption({ index: 1 })
    const microphone = await voice.getByLabel('Microphone').inputValue()
    await checkPage(page)
    await voice.getByRole('button', { name: 'Record' }).click()
    expect(await page.evaluate('window.microphoneAsked')).toBe(microphone)
    const meter = voice.locator('[style*=scaleX]')
    const level = async () => Number(/scaleX\(([\d.]+)/.exec((await meter.getAttribute('style')) ?? '')?.[1] ?? 0)
    await expect.poll(level).toBeGreaterThan(0.4)
    const seconds = Math.ceil(talk.samples.length / SPEECH_RATE)
    await expect(voice.getByText(`0:${String(seconds).padStart(2, '0')} of 5:00`)).toBeVisible()
    await checkPage(page)
  })

  await test.step('a failed transcription keeps the recording', async () => {
    problems.expect(/502/)
    await standIns.set('transcriber', 'fail', { times: 1 })
    await voice.getByRole('button', { name: 'Stop' }).click()
    await expect(voice.getByRole('alert')).toContainText('Try again in a moment, or type your answer.')
    await expect(voice.getByLabel('Your recording')).toBeVisible()
    await checkPage(page)
    await voice.getByRole('button', { name: 'Try again' }).click()
    await expect(answer).toHaveValue(`Before it: ${SAID}`)
    await expect(answer).toBeFocused()
    await expect(voice.getByLabel('Your recording')).toBeHidden()
  })

  await test.step('the words are mended and sent, and the next question is read aloud', async () => {
    await answer.fill(SAID.replace('Um, the', 'The'))
    const before = (await read(page)).length
    await clickButton(page, 'Send')
    await expect(page.getByRole('log')).toContainText('The alarm was ours')
    await expect.poll(async () => (await read(page)).length).toBeGreaterThan(before)
  })

  await test.step('how it was said is measured', async () => {
    const { events } = Events.parse(await (await page.request.get(`/api/interviews/${id}`)).json())
    const sent = events.find(({ type }) => type === 'answered')
    expect(sent).toMatchObject({ how: 'spoken', speech: { words: 18, fillers: 2, pauses: 2 } })
    isAbout(sent?.speech?.durationMs ?? 0, saidMs)
  })

  await test.step('the model got what was said, with its silences', async () => {
    const recording = await page.request.get(`${server.standIns}/transcriber/recording`)
    expect(recording.headers()['content-type']).toContain('audio/webm')
    const spans = joinSpans((await speechSpansIn(page, await recording.body())) ?? [], 700)
    expect(spans).toHaveLength(3)
    isAbout((spans[1]?.startMs ?? 0) - (spans[0]?.endMs ?? 0), 1200)
    isAbout((spans[2]?.startMs ?? 0) - (spans[1]?.endMs ?? 0), 900)
    isAbout((spans[2]?.endMs ?? 0) - (spans[0]?.startMs ?? 0), saidMs)
  })

  await test.step('the report tells the pace, the pauses and the fillers', async () => {
    await clickButton(page, 'End')
    await clickButton(page, 'End the interview')
    await page.getByRole('link', { name: 'Read the report' }).click()
    await expect(page.getByText('2 over 0.7 s')).toBeVisible()
    await expect(page.getByText('11.1 in 100')).toBeVisible()
    const pace = await page
      .getByText(/\d+ words a minute/)
      .first()
      .textContent()
    isAbout(Number(/\d+(?= words a minute)/.exec(pace ?? '')?.[0]), (18 * 60_000) / saidMs)
  })
})
