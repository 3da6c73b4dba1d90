import type { Page } from '@playwright/test'
import { z } from 'zod'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import { expect, type Models, test } from '../../harness/models.ts'
import { spokenQuestion } from '../../harness/spoken.ts'

const FIRST = 'openai:first'
const SECOND = 'anthropic:claude-second'
const QUESTION = 'too-expensive-for-us'
const QUOTE = 'how many invoices come in during a month at the moment'

const Events = z.object({
  events: z.array(
    z.looseObject({
      type: z.string(),
      part: z.string().optional(),
      text: z.string().optional(),
      by: z.string().optional(),
      isCutShort: z.boolean().optional(),
    }),
  ),
})

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

/** Opens a sales call in which the coach takes questions at the end. Returns the interview's id. */
async function openClosing(page: Page) {
  const id = await createBegunInterview(page, { round: 'sales-call', question: QUESTION })
  const text = spokenQuestion('sales-call', QUESTION).stronger.split('\n\n').slice(0, 2).join('\n\n')
  await reportEvents(page, id, { type: 'answered', question: QUESTION, text, how: 'typed', speech: null })
  await reportEvents(page, id, { type: 'moved-on', question: QUESTION })
  await page.goto(`/home/interviews/${id}`)
  await expect(closingOf(page)).toBeVisible()
  return id
}

async function ask(page: Page, text: string) {
  await closingOf(page).getByLabel('Your question').fill(text)
  await closingOf(page).getByRole('button', { name: 'Ask', exact: true }).click()
}

/** The stored answers to the candidate's questions. */
async function storedAnswers(page: Page, id: string) {
  const { events } = Events.parse(await (await page.request.get(`/api/interviews/${id}`)).json())
  return events.filter(({ type, part }) => type === 'said' && part === 'answer')
}

/** Has the first model fail like this before its first word, and asks. Returns the answer of the next model. */
async function askWithFailureBeforeWords(page: Page, models: Models, act: string) {
  const text = `I took over after ${act}.`
  await models.script({ model: 'first', act }, { text })
  await ask(page, `What of ${act}?`)
  if (act === 'stall') await expect(closingOf(page)).toContainText('Waiting for the first words')
  await expect(closingOf(page).getByText(text)).toBeVisible()
  return { text, by: SECOND }
}

/** Has the first model fail like this after its first words, asks, and asks again. Returns both answers. */
async function askWithFailureAfterWords(page: Page, models: Models, act: string) {
  const [text, whole] = [`First half of ${act}. Second half of ${act}.`, `All of it after ${act}.`]
  const received = act === 'fail-at-end' ? text : `First half of ${act}.`
  // Words that are not on their way when the connection breaks are lost, so the words come slowly.
  const failure = { model: 'first', act, text, times: 1, paceMs: 50 }
  await models.script(failure, { model: 'first', act: 'fail' }, { text: whole })
  await ask(page, `What of ${act}?`)
  await expect(closingOf(page).getByText(received, { exact: true })).toBeVisible()
  await closingOf(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(closingOf(page).getByText(whole)).toBeVisible()
  return [
    { text: received, by: FIRST, isCutShort: true },
    { text: whole, by: SECOND },
  ]
}

for (const act of ['fail', 'rate-limit', 'retired', 'malformed', 'stall'])
  test(`the next model takes over when the first fails before its words: ${act}`, async ({ page, models }) => {
    const id = await openClosing(page)
    const answer = await askWithFailureBeforeWords(page, models, act)
    await expect(closingOf(page)).toContainText(`The model asked first did not answer, so ${SECOND} took over.`)
    expect(await storedAnswers(page, id)).toMatchObject([answer])
    await expect(closingOf(page).getByText(answer.text, { exact: true })).toHaveCount(1)
  })

for (const act of ['fail-midway', 'drop-midway', 'stall-midway', 'malformed-midway', 'fail-at-end'])
  test(`words stay, and can be asked for again, when a model fails after them: ${act}`, async ({ page, models }) => {
    const id = await openClosing(page)
    const answers = await askWithFailureAfterWords(page, models, act)
    expect(await storedAnswers(page, id)).toMatchObject(answers)
    for (const { text } of answers) await expect(closingOf(page).getByText(text, { exact: true })).toHaveCount(1)
  })

test('the report has every answer once, and a second opinion of the model that has recovered', async ({
  page,
  models,
  server,
}) => {
  await openClosing(page)
  const answers = [await askWithFailureBeforeWords(page, models, 'fail')]
  // A model that has failed too often is called again after a minute.
  await server.advance({ minutes: 2 })
  answers.push(...(await askWithFailureAfterWords(page, models, 'drop-midway')))
  await server.advance({ minutes: 2 })
  const review = { question: QUESTION, dimension: 'discovery', level: 3, quote: QUOTE, note: 'Say what it cost you.' }
  await models.script({ text: JSON.stringify({ dimensions: [review] }) })
  await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
  const heading = page.getByRole('heading', { name: 'A second opinion' })
  const opinion = page.locator('section').filter({ has: heading }).last()
  await expect(opinion).toContainText('Say what it cost you.')
  await expect(opinion).toContainText(`Written by the model ${FIRST}`)
  for (const { text } of answers) await expect(page.getByText(text, { exact: true })).toHaveCount(1)
})
