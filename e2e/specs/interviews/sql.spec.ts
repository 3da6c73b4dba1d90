import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview } from '../../harness/interview-api.ts'
import {
  editor,
  endInterview,
  expectSummary,
  replaceCode,
  results,
  runCode,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const SOLUTION = `SELECT customers.name, COUNT(orders.id), COALESCE(SUM(orders.total_cents), 0)
FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id`

test('a candidate asks for a question on SQL, and the plan says so', async ({ page }) => {
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await page.getByLabel('Kind of question').selectOption('Write an SQL query')
  await page.getByLabel('Difficulty').selectOption('Easy')
  await page.getByLabel('Length').selectOption('1 question')
  await expect(page.getByLabel('Language')).toBeHidden()
  await clickButton(page, 'Start this interview')
  await expect(page.getByText('SQL, easy')).toBeVisible()
  await expect(page.getByText('You solve the coach’s questions in SQL.')).toBeVisible()
})

test('a candidate solves a question with a query, and sees tables while it is wrong @main', async ({
  page,
  checkPage,
}) => {
  const id = await createBegunInterview(page, { round: 'coding', question: 'customer-totals' })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByRole('table', { name: 'customers' }).first()).toContainText('Ada')
  await expect(editor(page)).toContainText('-- customers (id, name)')

  await runCode(page, SOLUTION.replace('LEFT JOIN', 'JOIN'))
  await expectSummary(page, '1 of 4 tests passed')
  await expect(results(page).first().getByRole('row', { name: 'Ben 0 0 missing' })).toBeVisible()
  await checkPage(page)
  await runCode(page, SOLUTION.replace('FROM', 'FORM'))
  await expect(results(page).first()).toContainText(
    'SQL error in SQLite: near "customers": syntax error',
  )

  await replaceCode(page, SOLUTION)
  await clickButton(page, 'Submit')
  await expectSummary(page, 'All 14 tests passed')
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Solution' })).toContainText('A good solution')
  await expect(page.getByText('not known')).toBeHidden()
  await endInterview(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(
    page.getByText('14 of 14 tests passed in your best submission.').first(),
  ).toBeVisible()
  await checkPage(page)
})
