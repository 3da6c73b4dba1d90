import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { clickButton, holdRequests } from '../../harness/forms.ts'
import { expect, type Models, test } from '../../harness/models.ts'
import { sendAnswer, spokenQuestion } from '../../harness/spoken.ts'

const JOB = 'Payments engineer, Meridian Pay'
const LEAD_IN = 'At Meridian Pay the refunds team answers for each merchant who waits for money.'
const fitted = spokenQuestion('behavioral', 'an-angry-customer')
const Detail = z.object({
  events: z.array(z.looseObject({ plan: z.object({ questions: z.array(z.object({ slug: z.string() })) }).optional() })),
})

test.beforeEach(async ({ page, isSignedIn: _ }) => {
  const job = { title: JOB, text: 'You own refunds.' }
  expect((await page.request.post('/api/context/job-descriptions', { data: job })).ok()).toBe(true)
})

/** Starts a behavioral interview for the job from the dashboard. */
async function startForJob(page: Page) {
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await expect(page.getByText('A model fits the questions to the job description')).toBeVisible()
  await page.getByLabel('Round').selectOption('Behavioral')
  await page.getByLabel('Job description').selectOption(JOB)
  await page.getByLabel('Length').selectOption('2 questions')
  await clickButton(page, 'Start this interview')
  await page.waitForURL(/\/home\/interviews\/[^/]+$/)
}

/** The model's answer that replaces the first planned question of the open page's interview. */
async function fittingAnswer(page: Page) {
  const planned = await page.request.get(new URL(page.url()).pathname.replace('/home', '/api'))
  const [first] = Detail.parse(await planned.json()).events.flatMap(({ plan }) => plan?.questions ?? [])
  return JSON.stringify({ questions: [{ planned: first?.slug, ask: fitted.slug, leadIn: LEAD_IN }] })
}

const askedQuestion = (page: Page) => page.getByRole('region', { name: 'Question', exact: true })
const expectFitted = (page: Page) => expect(page.getByText('The model openai:first chose 1 question')).toBeVisible()

/** Starts an interview for the job, has a model fit its first question, and begins it. */
async function beginFittedInterview(page: Page, models: Models) {
  const release = await holdRequests(page, '/fitting')
  await startForJob(page)
  await models.script({ text: await fittingAnswer(page) })
  await release()
  await expectFitted(page)
  await clickButton(page, 'Begin')
  await expect(askedQuestion(page)).toContainText(LEAD_IN)
}

async function openSecondTab(page: Page, context: BrowserContext) {
  const tab = await context.newPage()
  const release = await holdRequests(tab, '/fitting')
  await tab.goto(page.url())
  await expect(tab.getByText('A model is choosing questions')).toBeVisible()
  return { tab, release }
}

test('without an answer of a model the coach’s plan stays', async ({ page, models }) => {
  await models.script({ act: 'fail' })
  await startForJob(page)
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
  await models.script({ act: 'stall', text: await fittingAnswer(page) })
  await release()
  await other.release()
  await expect.poll(models.calls).toHaveLength(1)
  // A new script ends the stall.
  await models.script()
  for (const tab of [other.tab, page]) await expectFitted(tab)
  await expect(page.getByText('Customers, ')).toBeVisible()
})

test('the fitted question is asked with its lead-in, which names the model', async ({ page, models, checkPage }) => {
  await beginFittedInterview(page, models)
  await expect(askedQuestion(page)).toContainText('Written by the model openai:first from the job description.')
  await expect(askedQuestion(page).getByRole('heading', { name: fitted.title })).toBeVisible()
  await checkPage(page)
})

test('the report and its download show the lead-in', async ({ page, models, checkPage }) => {
  await beginFittedInterview(page, models)
  await sendAnswer(page, fitted.stronger)
  await clickButton(page, 'End')
  await clickButton(page, 'End the interview')
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByRole('heading', { name: fitted.title })).toBeVisible()
  await expect(page.getByText(LEAD_IN)).toHaveCount(2)
  await expect(page.getByText(/led in by the model openai:first/)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Markdown')])
  expect(await readFile(await download.path(), 'utf8')).toContain(`> ${LEAD_IN}`)
  await checkPage(page)
})
