import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import { beginInterview, question, solutions, submitSolution } from '../../harness/interviews.ts'
import { expect, type Models, test } from '../../harness/models.ts'

const WORDS = Array.from({ length: 30 }, (_, index) => `word${index + 1}`).join(' ')
const STEPS = Array.from({ length: 24 }, (_, index) => `step${index + 1}`)
const QUOTE = 'because later ones look it up'
const REVIEW = JSON.stringify({
  communication: { quote: QUOTE, reason: 'Say what it costs in memory.', level: 3 },
})

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })
const stopButton = (page: Page) => closingOf(page).getByRole('button', { name: 'Stop' })

async function ask(page: Page, text: string) {
  await closingOf(page).getByLabel('Your question').fill(text)
  await closingOf(page).getByRole('button', { name: 'Ask', exact: true }).click()
}

/** Opens a coding interview in which the coach takes questions at the end. */
async function openClosing(page: Page) {
  const id = await createBegunInterview(page, { round: 'coding', question: question.slug })
  await reportEvents(page, id, { type: 'moved-on', question: question.slug })
  await page.goto(`/home/interviews/${id}`)
  await expect(closingOf(page)).toBeVisible()
}

let foreignRequests: string[] = []
test.beforeEach(({ context, server }) => {
  foreignRequests = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('blob:'))
      foreignRequests.push(request.url())
  })
})
test.afterEach(() => expect(foreignRequests, 'requests to other origins').toEqual([]))

test('a model that is shown the code follows up on it, and its question is answered @main', async ({
  page,
  models,
}) => {
  await beginInterview(page, { code: solutions.right })
  await models.script({ text: 'What does `firstAt` hold after **every** charge?' })
  await clickButton(page, 'Submit')
  const followUp = page.getByRole('region', { name: 'A follow-up from a model' })
  await expect(followUp).toContainText('What does firstAt hold after every charge?')
  await expect(followUp).toContainText('Written by the model openai:first.')
  expect(await models.told()).toContain('2:   const firstAt = new Map()')
  await followUp.getByLabel('Your answer').fill('It holds each charge once.')
  await followUp.getByRole('button', { name: 'Answer' }).click()
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await expect(closingOf(page)).toContainText('You solved 1 of 1.')
})

test('words appear in every tab as they come, and go on after a reload', async ({
  page,
  context,
  models,
}) => {
  await openClosing(page)
  // The words take longer than two pages need to load on a busy machine.
  await models.script({ text: WORDS, paceMs: 600 })
  await ask(page, 'What would you do better?')
  await expect(closingOf(page)).toContainText('word2')
  await expect(closingOf(page)).not.toContainText('word30')
  await expect(stopButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(closingOf(other)).toContainText('word3')
  await page.reload()
  await expect(closingOf(page)).toContainText('word2')
  await expect(stopButton(page)).toBeVisible()
  await expect(closingOf(page)).toContainText('word30', { timeout: 30_000 })
  await expect(closingOf(page)).toContainText('Written by the model openai:first.')
  await expect(closingOf(page)).toContainText(
    /Half of the replies begin within \d+\.\d s, 95 of 100 within \d+\.\d s/,
  )
  await expect(closingOf(other)).toContainText('Written by the model openai:first.')
  expect(await models.calls()).toHaveLength(1)
  expect(await models.told()).toContain('What would you do better?')
})

test('a reply without a reader is finished, and a page that returns shows every word once', async ({
  page,
  models,
}) => {
  await openClosing(page)
  await models.script({ text: STEPS.join(' '), paceMs: 200 })
  await ask(page, 'How would you do it?')
  await expect(closingOf(page)).toContainText('step3')
  const continueAfterLastWord = async (route: Route) => {
    const wordsSent = async () => (await models.calls())[0]?.wordsSent
    await expect.poll(wordsSent, { timeout: 20_000 }).toBe(STEPS.length)
    await route.continue()
  }
  await page.route('**/api/interviews/*', continueAfterLastWord, { times: 1 })
  await page.reload()
  await expect(closingOf(page).getByText(STEPS.join(' '), { exact: true })).toHaveCount(1)
  await expect(closingOf(page)).not.toContainText('It was cut short.')
  expect(await models.calls()).toMatchObject([{ hasLeft: false }])
})

test('a reply can be stopped and asked for again', async ({ page, models, checkPage }) => {
  await openClosing(page)
  await models.script({ text: WORDS, paceMs: 600, times: 1 }, { text: 'The whole answer.' })
  await ask(page, 'And then?')
  await expect(closingOf(page).getByText(/^word1 word2/)).toBeVisible()
  await stopButton(page).click()
  await expect(closingOf(page)).toContainText('It was cut short.')
  await closingOf(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(closingOf(page)).toContainText('The whole answer.')
  await expect(closingOf(page).getByText(/^word1 word2/)).toHaveCount(1)
  await checkPage(page)
})

test('when no model answers, the coach does', async ({ page, models }) => {
  await openClosing(page)
  await models.script({ act: 'rate-limit' })
  await ask(page, 'How am I scored?')
  await expect(closingOf(page)).toContainText('No model answered, so the coach did.')
  await expect(closingOf(page)).toContainText('Each question is scored from 0 to 4')
})

/**
 * Creates an ended interview whose candidate has answered a model's follow-up and asked a model.
 * Returns its id.
 */
async function createEndedInterview(page: Page, models: Models) {
  const id = await createBegunInterview(page, { round: 'coding', question: question.slug })
  /** Has a model give the reply that is due. */
  const reply = async (text: string) => {
    await models.script({ text })
    await (await page.request.post(`/api/interviews/${id}/replies`, { data: {} })).text()
  }
  await submitSolution(page, id, solutions.right)
  await reply('What does `firstAt` hold?')
  const text = `It holds each charge once, ${QUOTE}; for example 12 at 0.`
  await reportEvents(
    page,
    id,
    { type: 'follow-up-answered', question: question.slug, text },
    { type: 'moved-on', question: question.slug },
    { type: 'candidate-asked', text: 'What would you do better?' },
  )
  await reply('Measure first.')
  await reportEvents(page, id, { type: 'ended' })
  return id
}

test('the report has the scores of a model, and names the model that answered', async ({
  page,
  models,
  checkPage,
}) => {
  const id = await createEndedInterview(page, models)
  await models.script({ act: 'fail' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(
    page.getByText('No model gave scores for what you said, so the coach’s scores stand.'),
  ).toBeVisible()
  await models.script({ text: REVIEW })
  await page.reload()
  await expect(page.getByText('The model openai:first scored what you said')).toBeVisible()
  const communication = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Communication' }) })
  await expect(communication).toContainText('Say what it costs in memory.')
  await expect(communication).toContainText(QUOTE)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    clickButton(page, 'Markdown'),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'The model openai:first scored what you said',
  )
  await expect(page.getByText('Answered (the model openai:first)').first()).toBeVisible()
  await checkPage(page)
})
