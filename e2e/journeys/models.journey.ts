import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { z } from 'zod'
import { press } from '../harness/forms.ts'
import { answers, beginInterview, write } from '../harness/interviews.ts'
import { MODEL_SETTINGS } from '../harness/models.ts'
import { expect, test } from '../harness/test.ts'

test.use({ settings: [MODEL_SETTINGS, { scope: 'worker' }] })

const WORDS = Array.from({ length: 60 }, (_, index) => `word${index + 1}`).join(' ')
const STEPS = Array.from({ length: 24 }, (_, index) => `step${index + 1}`)
const Calls = z.array(z.object({ hasLeft: z.boolean(), wordsSent: z.int() }))
const ANSWER = 'It holds each charge once, because later ones look it up; for example 12 at 0.'
const REVIEW = JSON.stringify({
  dimensions: [
    {
      question: 'refund-pair',
      dimension: 'communication',
      level: 3,
      quote: 'because later ones look it up',
      note: 'Say what it costs in memory.',
    },
  ],
})
const HOSTILE =
  'See [this](https://evil.example/?leak) and ![that](https://evil.example/p.png) <img src="https://evil.example/h.png" onerror="alert(1)"><script>alert(2)</script> **done**'

test('words of a model appear as they come, outlive a reload, quick or slow, can be stopped, and come from the next model or the coach', async ({
  page,
  account,
  context,
  server,
  looks,
}) => {
  const models = `${server.standIns}/models`
  const script = (...steps: object[]) => page.request.put(`${models}/script`, { data: steps })
  const calls = async () => Calls.parse(await (await page.request.get(`${models}/calls`)).json())
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('blob:')) elsewhere.push(request.url())
  })
  const closingOf = (tab: typeof page) => tab.getByRole('region', { name: 'Time for your questions' })
  const closing = closingOf(page)
  const ask = async (text: string) => {
    await closing.getByLabel('Your question').fill(text)
    await closing.getByRole('button', { name: 'Ask', exact: true }).click()
  }

  await account.signIn(context, await account.signUp())
  await beginInterview(page)
  await script({ text: 'What does `firstAt` hold after **every** charge?' })
  await write(page, answers.right)
  await press(page, 'Submit')
  const followUp = page.getByRole('region', { name: 'A follow-up from a model' })
  await expect(followUp).toContainText('What does firstAt hold after every charge?')
  await expect(followUp).toContainText('Written by the model openai:first.')
  await followUp.getByLabel('Your answer').fill(ANSWER)
  await followUp.getByRole('button', { name: 'Answer' }).click()
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await expect(closing).toContainText('1 of 1 passed every test')

  await script({ text: WORDS, paceMs: 300 })
  await ask('What would you do better?')
  await expect(closing).toContainText('word2')
  await expect(closing).not.toContainText('word60')
  await expect(closing.getByRole('button', { name: 'Stop' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(closingOf(other)).toContainText('word3')
  await page.reload()
  await expect(closing).toContainText('word2')
  await expect(closing.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(closing).toContainText('word60', { timeout: 30_000 })
  await expect(closing).toContainText('Written by the model openai:first.')
  await expect(closing).toContainText(/Replies: first words after \d+\.\d s at the median, \d+\.\d s at p95/)
  await expect(closingOf(other)).toContainText('Written by the model openai:first.')
  expect(await calls()).toHaveLength(1)
  await other.close()
  await page.bringToFront()

  await script({ text: STEPS.join(' '), paceMs: 300 })
  await ask('How would you do it?')
  await expect(closing).toContainText('step3')
  // Slow enough that nobody reads, and the model's call is ended.
  const onceTheCallHasEnded = async (route: Route) => {
    await expect.poll(async () => (await calls())[0]?.hasLeft).toBe(true)
    const { wordsSent = 0 } = (await calls())[0] ?? {}
    await script({ text: STEPS.slice(wordsSent - 2).join(' '), paceMs: 20 })
    await route.continue()
  }
  await page.route('**/api/interviews/*', onceTheCallHasEnded, { times: 1 })
  await page.reload()
  await expect(closing.getByText(STEPS.join(' '), { exact: true })).toHaveCount(1)
  await expect(closing).not.toContainText('It was cut short.')
  expect(await calls()).toHaveLength(1)

  await script({ text: WORDS, paceMs: 300, times: 1 }, { text: 'The whole answer.' })
  await ask('And then?')
  await expect(closing.getByText(/^word1 word2/)).toHaveCount(2)
  await closing.getByRole('button', { name: 'Stop' }).click()
  await expect(closing).toContainText('It was cut short.')
  await closing.getByRole('button', { name: 'Ask again' }).click()
  await expect(closing).toContainText('The whole answer.')
  await looks(page)

  await script({ model: 'first', act: 'fail' }, { text: HOSTILE })
  await ask('Who are you?')
  await expect(closing).toContainText('anthropic:claude-second took over')
  await expect(closing.getByText('done', { exact: true })).toBeVisible()
  await expect(closing.getByRole('link')).toHaveCount(0)
  await expect(closing.getByRole('img')).toHaveCount(0)

  await script({ act: 'rate-limit' })
  await ask('How am I scored?')
  await expect(closing).toContainText('No model answered, so the coach did.')
  await expect(closing).toContainText('Each question is scored from 0 to 4')
  await script({ text: REVIEW })
  await closing.getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByRole('heading', { name: 'A second opinion' })).toBeVisible()
  await expect(page.getByText('Say what it costs in memory.')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Markdown')])
  expect(await readFile(await download.path(), 'utf8')).toContain('Written by the model openai:first from your words')
  await expect(page.getByText('Answered (the model openai:first)').first()).toBeVisible()
  await looks(page)
  expect(elsewhere).toEqual([])
})
