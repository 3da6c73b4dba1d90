import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import {
  beginInterview,
  endInterview,
  expectSaved,
  giveUp,
  question,
  solutions,
  submitSolution,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const solutionOf = (page: Page) => page.getByRole('tabpanel', { name: 'Solution' })
const goodSolution = (page: Page) =>
  solutionOf(page).getByRole('heading', { name: 'A good solution' })

test('giving up is asked in a dialog that names the consequences, and can be cancelled', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page)
  await page.getByRole('tab', { name: 'Solution' }).click()
  await clickButton(page, 'Give up this question')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('you can submit no more code and ask for no more hints')
  await expect(dialog).toContainText('independence scores 0')
  await checkPage(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(goodSolution(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
})

test('giving up opens the solution and closes the question', async ({ page, checkPage }) => {
  await beginInterview(page)
  await giveUp(page)
  await expect(goodSolution(page)).toBeVisible()
  await expect(solutionOf(page)).toContainText('const firstAt = new Map()')
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toHaveCount(0)
  await expectSaved(page)
  await checkPage(page)
})

test('a question that was given up shows its solution when it is opened again, until the next question', async ({
  page,
}) => {
  const id = await createBegunInterview(page, {
    round: 'coding',
    question: question.slug,
    length: 'standard',
  })
  await submitSolution(page, id, solutions.careless, [4, 14, 15, 16])
  await reportEvents(page, id, { type: 'gave-up', question: question.slug })
  await page.goto(`/home/interviews/${id}`)
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(goodSolution(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give up this question' })).toHaveCount(0)
  await clickButton(page, 'Next question')
  await expect(page.getByRole('heading', { name: question.title })).toBeHidden()
  await expect(goodSolution(page)).toHaveCount(0)

  await endInterview(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(
    page.getByText('You gave up this question and opened its solution.').first(),
  ).toBeVisible()
})
