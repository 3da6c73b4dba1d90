import type { Page } from '@playwright/test'
import { PROPOSAL as QUESTION } from '../../../stand-ins/src/models/written-question.ts'
import { clickButton } from '../../harness/forms.ts'
import { endInterview, expectSummary, replaceCode } from '../../harness/interviews.ts'
import { expect, type Models, test } from '../../harness/models.ts'

const BY = 'Written by a model (openai:first) for this interview.'

/** Opens the plan of a coding interview for a job, after a fitting that chose nothing. */
async function openPlan(page: Page, models: Models) {
  await models.script({ text: '{"questions":[]}' })
  const job = await page.request.post('/api/context/job-descriptions', {
    data: { title: 'Payments engineer', text: 'You own refunds.' },
  })
  const context = { jobDescriptionId: (await job.json()).id }
  const data = { mode: 'mock', round: 'coding', length: 'short', context }
  const created = await page.request.post('/api/interviews', { data })
  await page.goto(`/home/interviews/${(await created.json()).id}`)
}

test('a candidate has a model write a question, solves it in the browser, and the report names the model @main', async ({
  page,
  models,
  checkPage,
}) => {
  await openPlan(page, models)
  await expect(page.getByText('A model can write the first question')).toBeVisible()
  await checkPage(page)
  await models.script({ text: JSON.stringify(QUESTION) })
  await clickButton(page, 'Have a question written')
  await expect(
    page.getByText('The first question was written by the model openai:first'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Written by a model (openai:first)')).toBeVisible()
  await checkPage(page)

  await models.script()
  await clickButton(page, 'Begin')
  const pane = page.getByRole('article').filter({ hasText: QUESTION.title })
  await expect(pane).toContainText(BY)
  await replaceCode(page, QUESTION.reference)
  await clickButton(page, 'Submit')
  await expectSummary(page, 'All 15 tests passed')
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Solution' })).toContainText('O(n log n)')
  await checkPage(page)
  await endInterview(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByRole('heading', { name: QUESTION.title })).toBeVisible()
  await expect(page.getByText(BY)).toBeVisible()
})

test('a question that contradicts itself is not asked, and the page says why', async ({
  page,
  models,
}) => {
  await openPlan(page, models)
  await expect(page.getByText('A model can write the first question')).toBeVisible()
  const examples = QUESTION.examples.map((example) => ({ ...example, result: '7' }))
  await models.script({ text: JSON.stringify({ ...QUESTION, examples }) })
  await clickButton(page, 'Have a question written')
  await expect(
    page.getByText('its own solution contradicts its examples, so the coach’s question stays'),
  ).toBeVisible()
  await expect(page.getByText('Written by a model')).toHaveCount(0)
})
