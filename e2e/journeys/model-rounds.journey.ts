import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SpokenRound } from '@sightline/contracts/rounds'
import { z } from 'zod'
import { answers } from '../harness/interviews.ts'
import { MODEL_SETTINGS, modelsOf } from '../harness/models.ts'
import { beginSpoken, conversation, say, spokenQuestion } from '../harness/spoken.ts'
import { expect, test } from '../harness/test.ts'

// One server for all of it.
test.describe.configure({ mode: 'default' })
test.use({
  settings: [MODEL_SETTINGS, { scope: 'worker' }],
})

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

/** Begins a coding interview without a page: what its one question is called, and a way to report what happens. */
async function beginCoding(page: Page) {
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api/interviews${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const question = 'refund-pair'
  const { id } = z.object({ id: z.uuid() }).parse(await post('', { mode: 'mock', round: 'coding', question }))
  const report = (...events: object[]) =>
    post(`/${id}/events`, { events: events.map((event) => ({ id: randomUUID(), version: 1, question, ...event })) })
  await post(`/${id}/events`, { events: [{ id: randomUUID(), version: 1, type: 'begun' }] })
  return { id, question, post, report }
}

/** From a follow-up on the page to the report, past a question to the model. */
async function finish(page: Page, models: ReturnType<typeof modelsOf>, review: object) {
  const closing = closingOf(page)
  await models.script({ text: 'Begin with what you would measure.' })
  await ask(page, 'What would you do better in my place?')
  await expect(closing).toContainText('Begin with what you would measure.')
  await expect(closing).toContainText(BY_FIRST)
  expect(await models.told()).toContain('What would you do better in my place?')
  await models.script({ text: JSON.stringify({ dimensions: [review] }) })
  await closing.getByRole('button', { name: 'End and read the report' }).click()
  const opinion = page.locator('section').filter({ has: page.getByRole('heading', { name: 'A second opinion' }) })
  await expect(opinion.last()).toContainText('Say what it cost you.')
  await expect(opinion.last()).toContainText(BY_FIRST)
  await expect(opinion.last()).toContainText(/\d of 4, coach \d/)
}

type Walk = { round: SpokenRound; slug: string; label?: string; notes?: string; dimension: string; quote: string }
const SPOKEN: Walk[] = [
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

test('in every round a model follows up on what was said, answers the candidate, and gives a second opinion', async ({
  page,
  account,
  context,
  server,
  looks,
}) => {
  const models = modelsOf(page, server)
  const asha = await account.signUp()
  // One interview is free, and three more are to come.
  await server.sql`
    with given as (
      insert into credit_grants (id, user_id, source, amount, remaining, expires_at)
      values (${randomUUID()}, ${asha.id}, 'payment', 3, 3, now() + interval '30 days') returning *
    )
    insert into credit_entries (user_id, grant_id, kind, amount, key, created_at)
    select user_id, id, 'grant', amount, 'given:' || id, now() from given`
  await account.signIn(context, asha)

  for (const { round, slug, label = 'Your answer', notes, dimension, quote } of SPOKEN)
    await test.step(round, async () => {
      const question = spokenQuestion(round, slug)
      const answer = question.stronger.split('\n\n').slice(0, 2).join('\n\n')
      await beginSpoken(page, question)
      if (notes) await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
      await models.script({ text: `You said “${quote}”. Why **then**?` })
      await say(page, answer, label)
      await expect(conversation(page)).toContainText(`You said “${quote}”. Why then?`)
      await expect(conversation(page).getByText(`${BY_FIRST}.`)).toHaveCount(1)
      const role = round === 'sales-call' ? 'You are the customer' : 'You are the interviewer'
      for (const text of [role, quote, question.title, ...(notes ? [notes] : [])])
        expect(await models.told()).toContain(text)
      if (round === 'sales-call') await looks(page)
      await page.keyboard.press('Control+Shift+e')
      if (round === 'behavioral') {
        await expect(conversation(page)).toContainText('Question 2')
        await page.keyboard.press('Control+Shift+e')
        await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
      }
      await finish(page, models, { question: slug, dimension, level: 3, quote, note: 'Say what it cost you.' })
    })

  await test.step('coding', async () => {
    const { id, question, post, report } = await beginCoding(page)
    const submission = randomUUID()
    await post(`/${id}/submissions`, { id: submission, question, language: 'javascript', code: answers.right })
    const result = { name: 'a', isHidden: false, status: 'passed', input: '', expected: '', got: '', timeMs: 1 }
    await report({ type: 'submission-judged', submission, results: [{ ...result, output: '', error: null }] })
    await models.script({ text: 'What does `firstAt` hold on line 2?' })
    await page.goto(`/home/interviews/${id}`)
    const followUp = page.getByRole('region', { name: 'A follow-up from a model' })
    await expect(followUp).toContainText('What does firstAt hold on line 2?')
    await expect(followUp).toContainText(BY_FIRST)
    expect(await models.told()).toContain('2:   const firstAt = new Map()')
    const quote = 'It holds where each charge came first, because later ones look it up'
    await followUp.getByLabel('Your answer').fill(`${quote}; for example 12 at 0.`)
    await followUp.getByRole('button', { name: 'Answer' }).click()
    await page.keyboard.press('Control+Shift+e')
    await finish(page, models, { question, dimension: 'communication', level: 3, quote, note: 'Say what it cost you.' })
  })
})

test('however a model fails, the next one takes over before its words, and after them what came stays and is asked anew', async ({
  page,
  account,
  context,
  server,
}) => {
  const models = modelsOf(page, server)
  await account.signIn(context, await account.signUp())
  const { id, report } = await beginCoding(page)
  await report({ type: 'moved-on' })
  await page.goto(`/home/interviews/${id}`)
  const closing = closingOf(page)
  const expected: object[] = []

  for (const act of ['fail', 'rate-limit', 'retired', 'malformed', 'stall'])
    await test.step(act, async () => {
      const text = `I took over after ${act}.`
      await models.script({ model: 'first', act }, { text })
      await ask(page, `What of ${act}?`)
      if (act === 'stall') await expect(closing).toContainText('Waiting for the first words')
      await expect(closing.getByText(text)).toBeVisible()
      await expect(closing).toContainText('The model asked first did not answer, so anthropic:claude-second took over.')
      expected.push({ text, by: 'anthropic:claude-second' })
      // By then a model that failed is asked again.
      await server.advance({ minutes: 2 })
    })

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
      expected.push(
        { text: came, by: 'openai:first', isCutShort: true },
        { text: whole, by: 'anthropic:claude-second' },
      )
      await server.advance({ minutes: 2 })
    })

  const { events } = Events.parse(await (await page.request.get(`/api/interviews/${id}`)).json())
  const said = events.filter(({ type, part }) => type === 'said' && part === 'answer')
  expect(said).toMatchObject(expected)
  for (const { text = '' } of said) await expect(closing.getByText(text, { exact: true })).toHaveCount(1)
  await closing.getByRole('button', { name: 'End and read the report' }).click()
  for (const { text = '' } of said) await expect(page.getByText(text, { exact: true })).toHaveCount(1)
})
