import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { clickButton, holdRequests } from '../../harness/forms.ts'
import { reportEvents } from '../../harness/interview-api.ts'
import { expect, test } from '../../harness/models.ts'
import { spokenQuestion } from '../../harness/spoken.ts'

const JOB = 'Payments engineer, Meridian Pay'
const LEAD_IN = 'At Meridian Pay the refunds team answers for each merchant who waits for money.'
const fitted = spokenQuestion('behavioral', 'an-angry-customer')
const Detail = z.object({
  events: z.array(
    z.looseObject({
      plan: z.object({ questions: z.array(z.object({ slug: z.string() })) }).optional(),
    }),
  ),
})

/** Stores the job description and returns its id. */
async function storeJob(page: Page): Promise<string> {
  const job = { title: JOB, text: 'You own refunds.' }
  const stored = await page.request.post('/api/context/job-descriptions', { data: job })
  expect(stored.ok(), await stored.text()).toBe(true)
  return (await stored.json()).id
}

/** Plans a behavioral interview for the job through the API and returns its id. */
async function planForJob(page: Page): Promise<string> {
  const context = { jobDescriptionId: await storeJob(page) }
  const data = { mode: 'mock', round: 'behavioral', length: 'short', context }
  const created = await page.request.post('/api/interviews', { data })
  expect(created.ok(), await created.text()).toBe(true)
  return (await created.json()).id
}

/** Starts a behavioral interview for the job from the dashboard. */
async function startForJob(page: Page) {
  await storeJob(page)
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await expect(page.getByText('A model fits the questions to the job description')).toBeVisible()
  await page.getByLabel('Round').selectOption('Behavioral')
  await page.getByLabel('Job description').selectOption(JOB)
  await page.getByLabel('Length').selectOption('2 questions')
  await clickButton(page, 'Start this interview')
  await page.waitForURL(/\/home\/interviews\/[^/]+$/)
}

/** The model's answer that replaces the first planned question of the interview. */
async function fittingAnswer(page: Page, id: string) {
  const planned = await page.request.get(`/api/interviews/${id}`)
  const [first] = Detail.parse(await planned.json()).events.flatMap(
    ({ plan }) => plan?.questions ?? [],
  )
  return JSON.stringify({
    questions: [{ planned: first?.slug, ask: fitted.slug, leadIn: LEAD_IN }],
  })
}

const askedQuestion = (page: Page) => page.getByRole('region', { name: 'Question', exact: true })
const expectFitted = (page: Page) =>
  expect(page.getByText('The model openai:first chose 1 question')).toBeVisible()

async function openSecondTab(page: Page, context: BrowserContext) {
  const tab = await context.newPage()
  const release = await holdRequests(tab, '/fitting')
  await tab.goto(page.url())
  await expect(tab.getByText('A model is choosing questions')).toBeVisible()
  return { tab, release }
}

test('without an answer of a model the coach’s plan stays', async ({ page, models }) => {
  await models.script({ act: 'fail' })
  await page.goto(`/home/interviews/${await planForJob(page)}`)
  await expect(
    page.getByText('No model chose questions for this job, so the coach’s plan stays as it is.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/home')
})

test('every tab says that a model is choosing questions, asks once, and names the model afterwards', async ({
  page,
  context,
  models,
  checkPage,
}) => {
  const release = await holdRequests(page, '/fitting')
  await startForJob(page)
  const note = page.getByRole('status').filter({ hasText: JOB })
  await expect(note).toContainText('A model is choosing questions')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled()
  await checkPage(page)
  const other = await openSecondTab(page, context)
  await models.script({
    act: 'stall',
    text: await fittingAnswer(page, page.url().split('/').at(-1) ?? ''),
  })
  await release()
  await other.release()
  await expect.poll(models.calls).toHaveLength(1)
  // A new script ends the stall.
  await models.script()
  for (const tab of [other.tab, page]) await expectFitted(tab)
  await expect(page.getByText('Customers, ')).toBeVisible()
})

test('the fitted question is asked with its lead-in, which names the model', async ({
  page,
  models,
  checkPage,
}) => {
  const id = await planForJob(page)
  await models.script({ text: await fittingAnswer(page, id) })
  await page.goto(`/home/interviews/${id}`)
  await expectFitted(page)
  await clickButton(page, 'Begin')
  await expect(askedQuestion(page)).toContainText(LEAD_IN)
  await expect(askedQuestion(page)).toContainText(
    'Written by the model openai:first from the job description.',
  )
  await expect(askedQuestion(page).getByRole('heading', { name: fitted.title })).toBeVisible()
  await checkPage(page)
})

test('the report and its download show the lead-in', async ({ page, models, checkPage }) => {
  const id = await planForJob(page)
  await models.script({ text: await fittingAnswer(page, id) })
  expect((await page.request.post(`/api/interviews/${id}/fitting`)).ok()).toBe(true)
  const answer = {
    type: 'answered',
    question: fitted.slug,
    text: fitted.stronger,
    how: 'typed',
    speech: null,
  }
  await reportEvents(page, id, { type: 'begun' }, answer, { type: 'ended' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(page.getByRole('heading', { name: fitted.title })).toBeVisible()
  await expect(page.getByText(LEAD_IN)).toHaveCount(2)
  await expect(page.getByText(/led in by the model openai:first/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    clickButton(page, 'Markdown'),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(`> ${LEAD_IN}`)
  await checkPage(page)
})
