import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  endInterview,
  expectSaved,
  expectSummary,
  giveUp,
  question,
  solutions,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const solutionOf = (page: Page) => page.getByRole('tabpanel', { name: 'Solution' })
const goodSolution = (page: Page) => solutionOf(page).getByRole('heading', { name: 'A good solution' })

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

test('giving up opens the solution, closes the question and is scored as such', async ({ page, checkPage }) => {
  await beginInterview(page, { code: solutions.careless, length: 'standard' })
  await clickButton(page, 'Submit')
  await expectSummary(page, '13 of 17 tests passed')
  await giveUp(page)
  await expect(goodSolution(page)).toBeVisible()
  await expect(solutionOf(page)).toContainText('const firstAt = new Map()')
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toHaveCount(0)
  await expectSaved(page)
  await checkPage(page)

  await page.reload()
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(goodSolution(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give up this question' })).toHaveCount(0)
  await clickButton(page, 'Next question')
  await expect(page.getByRole('heading', { name: question.title })).toBeHidden()
  await expect(goodSolution(page)).toHaveCount(0)

  await endInterview(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByText('You gave up this question and opened its solution.').first()).toBeVisible()
})
