import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { beginInterview, replaceCode, solutions } from '../../harness/interviews.ts'
import { expect, test } from '../../harness/models.ts'

const WORDS = Array.from({ length: 30 }, (_, index) => `word${index + 1}`).join(' ')
const STEPS = Array.from({ length: 24 }, (_, index) => `step${index + 1}`)
const QUOTE = 'because later ones look it up'
const REVIEW = JSON.stringify({
  dimensions: [
    {
      question: 'refund-pair',
      dimension: 'communication',
      level: 3,
      quote: QUOTE,
      note: 'Say what it costs in memory.',
    },
  ],
})
const HOSTILE =
  'See [this](https://evil.example/?leak) and ![that](https://evil.example/p.png) <img src="https://evil.example/h.png" onerror="alert(1)"><script>alert(2)</script> **done**'

const closingOf = (tab: Page) => tab.getByRole('region', { name: 'Time for your questions' })

test('words of a model appear as they come, outlive a reload, quick or slow, can be stopped, and come from the next model or the coach', async ({
  page,
  context,
  server,
  models,
  checkPage,
}) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('blob:')) elsewhere.push(request.url())
  })
  const closing = closingOf(page)
  const ask = async (text: string) => {
    await closing.getByLabel('Your question').fill(text)
    await closing.getByRole('button', { name: 'Ask', exact: true }).click()
  }

  await test.step('a model that was shown the code follows up on it', async () => {
    await beginInterview(page)
    await models.script({ text: 'What does `firstAt` hold after **every** charge?' })
    await replaceCode(page, solutions.right)
    await clickButton(page, 'Submit')
    const followUp = page.getByRole('region', { name: 'A follow-up from a model' })
    await expect(followUp).toContainText('What does firstAt hold after every charge?')
    await expect(followUp).toContainText('Written by the model openai:first.')
    expect(await models.told()).toContain('2:   const firstAt = new Map()')
    await followUp.getByLabel('Your answer').fill(`It holds each charge once, ${QUOTE}; for example 12 at 0.`)
    await followUp.getByRole('button', { name: 'Answer' }).click()
    await page.getByRole('button', { name: 'Finish' }).first().click()
    await expect(closing).toContainText('1 of 1 passed every test')
  })

  await test.step('words appear as they come, in two tabs, and go on after a reload', async () => {
    // Slowly: they are to come for longer than two pages take to load on a busy machine.
    await models.script({ text: WORDS, paceMs: 600 })
    await ask('What would you do better?')
    await expect(closing).toContainText('word2')
    await expect(closing).not.toContainText('word30')
    await expect(closing.getByRole('button', { name: 'Stop' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(closingOf(other)).toContainText('word3')
    await page.reload()
    await expect(closing).toContainText('word2')
    await expect(closing.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(closing).toContainText('word30', { timeout: 30_000 })
    await expect(closing).toContainText('Written by the model openai:first.')
    await expect(closing).toContainText(/Replies: first words after \d+\.\d s at the median, \d+\.\d s at p95/)
    await expect(closingOf(other)).toContainText('Written by the model openai:first.')
    expect(await models.calls()).toHaveLength(1)
    expect(await models.told()).toContain('What would you do better?')
    await other.close()
    await page.bringToFront()
  })

  await test.step('a reply that nobody reads is finished, and a page that comes back finds every word once', async () => {
    await models.script({ text: STEPS.join(' '), paceMs: 200 })
    await ask('How would you do it?')
    await expect(closing).toContainText('step3')
    const afterTheLastWord = async (route: Route) => {
      const wordsSent = async () => (await models.calls())[0]?.wordsSent
      await expect.poll(wordsSent, { timeout: 20_000 }).toBe(STEPS.length)
      await route.continue()
    }
    await page.route('**/api/interviews/*', afterTheLastWord, { times: 1 })
    await page.reload()
    await expect(closing.getByText(STEPS.join(' '), { exact: true })).toHaveCount(1)
    await expect(closing).not.toContainText('It was cut short.')
    expect(await models.calls()).toMatchObject([{ hasLeft: false }])
  })

  await test.step('words can be stopped and asked for again', async () => {
    await models.script({ text: WORDS, paceMs: 600, times: 1 }, { text: 'The whole answer.' })
    await ask('And then?')
    await expect(closing.getByText(/^word1 word2/)).toHaveCount(2)
    await closing.getByRole('button', { name: 'Stop' }).click()
    await expect(closing).toContainText('It was cut short.')
    await closing.getByRole('button', { name: 'Ask again' }).click()
    await expect(closing).toContainText('The whole answer.')
    await checkPage(page)
  })

  await test.step('the next model takes over, and what it says can link to nothing and load nothing', async () => {
    await models.script({ model: 'first', act: 'fail' }, { text: HOSTILE })
    await ask('Who are you?')
    await expect(closing).toContainText('anthropic:claude-second took over')
    await expect(closing.getByText('done', { exact: true })).toBeVisible()
    await expect(closing.getByRole('link')).toHaveCount(0)
    await expect(closing.getByRole('img')).toHaveCount(0)
  })

  await test.step('where no model answers, the coach does; the report has a second opinion', async () => {
    await models.script({ act: 'rate-limit' })
    await ask('How am I scored?')
    await expect(closing).toContainText('No model answered, so the coach did.')
    await expect(closing).toContainText('Each question is scored from 0 to 4')
    await models.script({ text: REVIEW })
    await closing.getByRole('button', { name: 'End and read the report' }).click()
    const opinion = page.locator('section').filter({ has: page.getByRole('heading', { name: 'A second opinion' }) })
    await expect(opinion.last()).toContainText('Say what it costs in memory.')
    await expect(opinion.last()).toContainText('Written by the model openai:first')
    await expect(opinion.last()).toContainText(/\d of 4, coach \d/)
    const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Markdown')])
    expect(await readFile(await download.path(), 'utf8')).toContain('Written by the model openai:first from your words')
    await expect(page.getByText('Answered (the model openai:first)').first()).toBeVisible()
    await checkPage(page)
  })
  expect(elsewhere).toEqual([])
})
