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

/** Has the first model fail like this after its first words. Returns the answer of the next model. */
async function askWithFailureAfterWords(page: Page, models: Models, act: string) {
  const text = `All of it after ${act}.`
  const failure = { model: 'first', act, text: `First half of ${act}. Second half of ${act}.`, paceMs: 50 }
  await models.script(failure, { text, waitMs: 1000 })
  await ask(page, `What of ${act}?`)
  await expect(closingOf(page)).toContainText('The connection broke; another model is answering.')
  await expect(closingOf(page)).not.toContainText('First half')
  await expect(closingOf(page).getByText(text, { exact: true })).toBeVisible()
  return { text, by: SECOND }
}

/** Has both models fail after their first words, asks, and asks again. Returns both answers. */
async function askWithoutAnyModelLeft(page: Page, models: Models) {
  const [text, whole] = ['First half. Second half.', 'All of it, in the end.']
  // Words that are not on their way when the connection breaks are lost, so the words come slowly.
  const failure = { act: 'drop-midway', times: 1, paceMs: 50 }
  await models.script(
    { ...failure, model: 'first', text: 'Never kept. Never said.' },
    { ...failure, model: 'claude-second', text },
    { text: whole },
  )
  await ask(page, 'What of both?')
  await expect(closingOf(page).getByText('First half.', { exact: true })).toBeVisible()
  await closingOf(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(closingOf(page).getByText(whole)).toBeVisible()
  return [{ text: 'First half.', by: SECOND, isCutShort: true }, { text: whole }]
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
  test(`the next model answers from the beginning when the first fails after words: ${act}`, async ({
    page,
    models,
  }) => {
    const id = await openClosing(page)
    const answer = await askWithFailureAfterWords(page, models, act)
    await expect(closingOf(page)).toContainText(`The connection broke, so ${SECOND} answered from the beginning.`)
    expect(await storedAnswers(page, id)).toMatchObject([answer])
    await expect(closingOf(page).getByText(answer.text, { exact: true })).toHaveCount(1)
    await expect(closingOf(page)).not.toContainText('First half')
  })

test('words of the last model stay, and can be asked for again, when no model is left', async ({ page, models }) => {
  const id = await openClosing(page)
  const answers = await askWithoutAnyModelLeft(page, models)
  expect(await storedAnswers(page, id)).toMatchObject(answers)
  for (const { text } of answers) await expect(closingOf(page).getByText(text, { exact: true })).toHaveCount(1)
  await expect(closingOf(page)).not.toContainText('Never kept')
})

test('the report has every answer once, and the scores of the model that has recovered', async ({
  page,
  models,
  server,
}) => {
  await openClosing(page)
  const answers = [await askWithFailureBeforeWords(page, models, 'fail')]
  // A model that has failed too often is called again after a minute.
  await server.advance({ minutes: 2 })
  answers.push(await askWithFailureAfterWords(page, models, 'drop-midway'))
  await server.advance({ minutes: 2 })
  const review = { question: QUESTION, dimension: 'discovery', level: 3, quote: QUOTE, note: 'Say what it cost you.' }
  await models.script({ text: JSON.stringify({ dimensions: [review] }) })
  await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByText('Say what it cost you.').first()).toBeVisible()
  await expect(page.getByText(`The model ${FIRST} scored what you said`)).toBeVisible()
  for (const { text } of answers) await expect(page.getByText(text, { exact: true })).toHaveCount(1)
})
