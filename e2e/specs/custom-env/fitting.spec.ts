import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { clickButton, holdRequests } from '../../harness/forms.ts'
import { expect, grantCredits, test } from '../../harness/models.ts'
import { conversation, sendAnswer, spokenQuestion } from '../../harness/spoken.ts'

const JOB = 'Payments engineer, Meridian Pay'
const LEAD_IN = 'At Meridian Pay the refunds team answers for each merchant who waits for money.'
const chosen = spokenQuestion('behavioral', 'an-angry-customer')
const Detail = z.object({
  events: z.array(z.looseObject({ plan: z.object({ questions: z.array(z.object({ slug: z.string() })) }).optional() })),
})

/** Starts a behavioral interview for the job from the dashboard. */
async function startForJob(page: Page) {
  await page.getByText('Choose round, topic, difficulty and length').click()
  await expect(page.getByText('A model fits the questions to the job description')).toBeVisible()
  await page.getByLabel('Round').selectOption('Behavioral')
  await page.getByLabel('Job description').selectOption(JOB)
  await page.getByLabel('Length').selectOption('2 questions')
  await clickButton(page, 'Start this interview')
  await page.waitForURL(/\/home\/interviews\/[^/]+$/)
}

test('questions are fitted to the job by a model, which leads into them and is named; without its answer the coach’s plan stays', async ({
  page,
  asha,
  context,
  server,
  models,
  checkPage,
}) => {
  await grantCredits(server, asha, 1)
  const job = { title: JOB, text: 'You own refunds.' }
  expect((await page.request.post('/api/context/job-descriptions', { data: job })).ok()).toBe(true)

  await test.step('without an answer the plan stays', async () => {
    await models.script({ act: 'fail' })
    await page.goto('/home')
    await startForJob(page)
    await expect(page.getByText('The questions stay as the coach planned them')).toBeVisible()
    await page.getByRole('link', { name: 'Not now' }).click()
  })

  await test.step('every tab says that a model is fitting them, and then which one did', async () => {
    const letAsk = await holdRequests(page, '/fitting')
    await startForJob(page)
    const note = page.getByRole('status').filter({ hasText: JOB })
    await expect(note).toContainText('A model is fitting the questions')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled()
    await checkPage(page)
    const planned = await page.request.get(new URL(page.url()).pathname.replace('/home', '/api'))
    const [first] = Detail.parse(await planned.json()).events.flatMap(({ plan }) => plan?.questions ?? [])
    const questions = [{ planned: first?.slug, ask: chosen.slug, leadIn: LEAD_IN }]
    const other = await context.newPage()
    const letOtherAsk = await holdRequests(other, '/fitting')
    await other.goto(page.url())
    await expect(other.getByText('A model is fitting the questions')).toBeVisible()
    await models.script({ act: 'stall', text: JSON.stringify({ questions }) })
    await letAsk()
    await letOtherAsk()
    await expect.poll(models.calls).toHaveLength(1)
    await models.script()
    for (const tab of [other, page])
      await expect(tab.getByText('The model openai:first fitted 1 question')).toBeVisible()
    await other.close()
    await expect(page.getByText('Customers, ')).toBeVisible()
  })

  await test.step('the question it chose is asked with its lead-in', async () => {
    await clickButton(page, 'Begin')
    const log = conversation(page)
    await expect(log).toContainText(LEAD_IN)
    await expect(log).toContainText('Written by the model openai:first from the job description.')
    await expect(log.getByRole('heading', { name: chosen.title })).toBeVisible()
    await checkPage(page)
    await sendAnswer(page, chosen.stronger)
  })

  await test.step('the report and its download say so', async () => {
    await clickButton(page, 'End')
    await clickButton(page, 'End the interview')
    await page.getByRole('link', { name: 'Read the report' }).click()
    await expect(page.getByRole('heading', { name: chosen.title })).toBeVisible()
    await expect(page.getByText(LEAD_IN)).toHaveCount(2)
    await expect(page.getByText(/led in by the model openai:first/)).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Markdown')])
    expect(await readFile(await download.path(), 'utf8')).toContain(`> ${LEAD_IN}`)
    await checkPage(page)
  })
})
