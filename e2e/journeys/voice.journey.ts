import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { press } from '../harness/forms.ts'
import { beginTalk, writeTalk } from '../harness/talk.ts'
import { expect, test } from '../harness/test.ts'
import config from '../playwright.config.ts'

/** Three bursts: 1.2 s of silence between the first two, 0.9 s before the last. Then silence, until it begins again. */
const TALK = join(mkdtempSync(join(tmpdir(), 'sightline-talk-')), 'talk.wav')
writeTalk(TALK, [1500, 1200, 1500, 900, 1500, 3000])
const SAID = 'Um, the alarm was ours, and you know, I took it. I fixed the alarm in two days.'

const launchOptions = config.use?.launchOptions
test.use({
  settings: [
    { TRANSCRIBER: 'openai-compatible:whisper@{stand-ins}/transcriber/v1', TRANSCRIBER_API_KEY: 'stand-in-key' },
    { scope: 'worker' },
  ],
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      // Says yes where a person would be asked for the microphone.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${TALK}%noloop`,
    ],
  },
})

const Events = z.object({
  events: z.array(
    z.looseObject({
      type: z.string(),
      how: z.string().optional(),
      speech: z.record(z.string(), z.number()).nullish(),
    }),
  ),
})

/** A browser without voices, as the one of the tests is, gets one that says nothing and tells what it would. */
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
  window.voiceFinish = () => queue.splice(0).forEach((utterance) => utterance.onend?.())`
const said = (page: Page) => page.evaluate<string[]>('window.voiceSaid')

test('an answer is spoken, turned into words, mended, sent, and measured; a failed transcription keeps the recording', async ({
  page,
  account,
  context,
  server,
  standIns,
  problems,
  looks,
}) => {
  await page.request.put(`${server.standIns}/transcriber/script`, { data: { text: SAID } })
  await page.addInitScript({ content: giveVoice })
  problems.expect(/Permissions policy violation: microphone/)
  // As when a person says no: it is the browser that refuses.
  await page.route(`${server.origin}/home/**`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'permissions-policy': 'microphone=()' }
    await route.fulfill({ response, headers })
  })
  await account.signIn(context, await account.signUp())
  const id = await beginTalk(page)
  const voice = page.getByRole('region', { name: 'Voice' })
  const answer = page.getByLabel('Your answer')
  await expect(voice).toContainText('A model turns what you record into words. The recording is not kept.')
  await voice.getByRole('button', { name: 'Record' }).click()
  await expect(voice.getByRole('alert')).toContainText('The microphone is blocked for this page.')
  await looks(page)
  await page.unrouteAll()
  await page.reload()

  await voice.getByLabel('Read each question').check()
  await voice.getByRole('button', { name: 'Read aloud' }).click()
  await expect(voice.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  expect((await said(page)).join(' ')).toContain('alarm')
  await page.evaluate('window.voiceFinish()')
  await expect(voice.getByRole('button', { name: 'Read aloud' })).toBeVisible()

  await answer.fill('Before it:')
  await voice.getByRole('button', { name: 'Record' }).focus()
  await page.keyboard.press('Enter')
  await expect(voice.getByText('0:02 of 5:00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await voice.getByRole('button', { name: 'Discard' }).click()
  await expect(voice.getByRole('button', { name: 'Record' })).toBeVisible()
  await expect(answer).toHaveValue('Before it:')
  await voice.getByLabel('Microphone').selectOption({ index: 1 })
  await looks(page)

  problems.expect(/502/)
  await standIns.set('transcriber', 'fail', { times: 1 })
  await voice.getByRole('button', { name: 'Record' }).click()
  await expect(voice.getByText('0:08 of 5:00')).toBeVisible()
  await looks(page)
  await voice.getByRole('button', { name: 'Stop' }).click()
  await expect(voice.getByRole('alert')).toContainText('Try again in a moment, or type your answer.')
  await expect(voice.getByLabel('Your recording')).toBeVisible()
  await looks(page)
  await voice.getByRole('button', { name: 'Try again' }).click()
  await expect(answer).toHaveValue(`Before it: ${SAID}`)
  await expect(answer).toBeFocused()
  await expect(voice.getByLabel('Your recording')).toBeHidden()

  await answer.fill(SAID.replace('Um, the', 'The'))
  const before = (await said(page)).length
  await press(page, 'Send')
  await expect(page.getByRole('log')).toContainText('The alarm was ours')
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before)

  const { events } = Events.parse(await (await page.request.get(`/api/interviews/${id}`)).json())
  const sent = events.find(({ type }) => type === 'answered')
  expect(sent).toMatchObject({ how: 'spoken', speech: { words: 18, fillers: 2, pauses: 2 } })
  // From the first word to the last, of which a browser under load may miss the beginning.
  expect(sent?.speech?.durationMs).toBeGreaterThan(5000)
  expect(sent?.speech?.durationMs).toBeLessThan(7200)

  await page.request.post(`/api/interviews/${id}/events`, {
    data: { events: [{ id: crypto.randomUUID(), version: 1, type: 'ended' }] },
  })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(page.getByText('2 over 0.7 s')).toBeVisible()
  await expect(page.getByText(/\d+ words a minute/).first()).toBeVisible()
})
