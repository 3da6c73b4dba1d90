import type { Page } from '@playwright/test'
import type { SpokenRound } from '@sightline/contracts/rounds'
import { z } from 'zod'
import { expect, grantCredits, type Models, test } from '../../harness/models.ts'
import type { Server } from '../../harness/server-process.ts'
import { beginSpokenInterview, conversation, sendAnswer, spokenQuestion } from '../../harness/spoken.ts'

const BY_FIRST = 'Written by the model openai:first'
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
async function ask(page: Page, text: string) {
  await closingOf(page).getByLabel('Your question').fill(text)
  await closingOf(page).getByRole('button', { name: 'Ask', exact: true }).click()
}

type Walk = { round: SpokenRound; slug: string; label?: string; notes?: string; dimension: string; quote: string }
const WALKS: Walk[] = [
  {
    round: 'behavioral',
    slug: 'the-alarm-nobody-owned',
    dimension: 'situation',
    quote: 'we had an alarm that went off every night',
  },
  {
    round: 'system-design',
    slug: 'short-links',
    notes: 'One row a link, its code the key.',
    dimension: 'requirements',
    quote: 'It is read heavy, a hundred openings for each link made',
  },
  {
    round: 'sales-call',
    slug: 'too-expensive-for-us',
    label: 'What you say',
    dimension: 'discovery',
    quote: 'how many invoices come in during a month at the moment',
  },
]

/** From an answer to the time for questions, past what a model asks about it. */
async function talk(page: Page, models: Models, { round, slug, label = 'Your answer', notes, quote }: Walk) {
  const question = spokenQuestion(round, slug)
  const answer = question.stronger.split('\n\n').slice(0, 2).join('\n\n')
  await beginSpokenInterview(page, question)
  if (notes) await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
  await models.script({ text: `You said “${quote}”. Why **then**?` })
  await sendAnswer(page, answer, label)
  await expect(conversation(page)).toContainText(`You said “${quote}”. Why then?`)
  await expect(conversation(page).getByText(`${BY_FIRST}.`)).toHaveCount(1)
  const role = round === 'sales-call' ? 'You are the customer' : 'You are the interviewer'
  const told = await models.told()
  for (const text of [role, quote, question.title, ...(notes ? [notes] : [])]) expect(told).toContain(text)
}

async function askAtTheEnd(page: Page, models: Models) {
  await models.script({ text: 'Begin with what you would measure.' })
  await ask(page, 'What would you do better in my place?')
  await expect(closingOf(page)).toContainText('Begin with what you would measure.')
  await expect(closingOf(page)).toContainText(BY_FIRST)
  expect(await models.told()).toContain('What would you do better in my place?')
}

async function readReport(page: Page, models: Models, { slug, dimension, quote }: Walk) {
  const review = { question: slug, dimension, level: 3, quote, note: 'Say what it cost you.' }
  await models.script({ text: JSON.stringify({ dimensions: [review] }) })
  await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
  const opinion = page.locator('section').filter({ has: page.getByRole('heading', { name: 'A second opinion' }) })
  await expect(opinion.last()).toContainText('Say what it cost you.')
  await expect(opinion.last()).toContainText(BY_FIRST)
  await expect(opinion.last()).toContainText(/\d of 4, coach \d/)
}

/** Fails before its first word in every way. Gives what was said in its place. */
async function failBeforeWords(page: Page, models: Models, server: Server) {
  const closing = closingOf(page)
  const said: object[] = []
  for (const act of ['fail', 'rate-limit', 'retired', 'malformed', 'stall'])
    await test.step(act, async () => {
      const text = `I took over after ${act}.`
      await models.script({ model: 'first', act }, { text })
      await ask(page, `What of ${act}?`)
      if (act === 'stall') await expect(closing).toContainText('Waiting for the first words')
      await expect(closing.getByText(text)).toBeVisible()
      await expect(closing).toContainText('The model asked first did not answer, so anthropic:claude-second took over.')
      said.push({ text, by: 'anthropic:claude-second' })
      // By then a model that failed is asked again.
      await server.advance({ minutes: 2 })
    })
  return said
}

/** Fails after words in every way, and is asked anew. Gives what was said. */
async function failAfterWords(page: Page, models: Models, server: Server) {
  const closing = closingOf(page)
  const said: object[] = []
  for (const act of ['fail-midway', 'drop-midway', 'stall-midway', 'malformed-midway', 'fail-at-end'])
    await test.step(act, async () => {
      const [text, whole] = [`First half of ${act}. Second half of ${act}.`, `All of it after ${act}.`]
      const came = act === 'fail-at-end' ? text : `First half of ${act}.`
      // Slowly: what is not on its way yet when a line breaks is lost.
      await models.script({ model: 'first', act, text, times: 1, paceMs: 50 }, { text: whole })
      await ask(page, `What of ${act}?`)
      await expect(closing.getByText(came, { exact: true })).toBeVisible()
      await closing.getByRole('button', { name: 'Ask again' }).click()
      await expect(closing.getByText(whole)).toBeVisible()
      // The first model rests: it has failed too often.
      said.push({ text: came, by: 'openai:first', isCutShort: true }, { text: whole, by: 'anthropic:claude-second' })
      await server.advance({ minutes: 2 })
    })
  return said
}

test('in every round a model follows up on what was said, answers the candidate, and gives a second opinion; however it fails, the next one takes over before its words, and after them what came stays and is asked anew', async ({
  page,
  asha,
  server,
  models,
  checkPage,
}) => {
  await grantCredits(server, asha, WALKS.length - 1)
  const [behavioral, systemDesign, salesCall] = WALKS as [Walk, Walk, Walk]

  await test.step(behavioral.round, async () => {
    await talk(page, models, behavioral)
    await page.keyboard.press('Control+Shift+e')
    await expect(conversation(page)).toContainText('Question 2')
    await page.keyboard.press('Control+Shift+e')
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
    await askAtTheEnd(page, models)
    await readReport(page, models, behavioral)
  })

  await test.step(systemDesign.round, async () => {
    await talk(page, models, systemDesign)
    await page.keyboard.press('Control+Shift+e')
    await askAtTheEnd(page, models)
    await readReport(page, models, systemDesign)
  })

  await test.step(salesCall.round, async () => {
    await talk(page, models, salesCall)
    await checkPage(page)
    await page.keyboard.press('Control+Shift+e')
    await askAtTheEnd(page, models)
  })

  const id = page.url().split('/').at(-1)
  const saidBy = async () => {
    const { events } = Events.parse(await (await page.request.get(`/api/interviews/${id}`)).json())
    return events.filter(({ type, part }) => type === 'said' && part === 'answer')
  }
  const before = await saidBy()
  expect(before).toHaveLength(1)
  const expected = [...(await failBeforeWords(page, models, server)), ...(await failAfterWords(page, models, server))]
  const said = (await saidBy()).slice(before.length)
  expect(said).toMatchObject(expected)
  for (const { text = '' } of said) await expect(closingOf(page).getByText(text, { exact: true })).toHaveCount(1)
  await test.step('the report has all of it, and the second opinion of the model that has rested', async () => {
    await readReport(page, models, salesCall)
    for (const { text = '' } of said) await expect(page.getByText(text, { exact: true })).toHaveCount(1)
  })
})
