import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview } from '../../harness/interview-api.ts'
import {
  editor,
  expectResult,
  expectSummary,
  replaceCode,
  runCode,
} from '../../harness/interviews.ts'
import { conversation } from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

test('the characters of an example are drawn one by one, so that they can be counted', async ({
  page,
  asha: _,
}) => {
  const id = await createBegunInterview(page, { round: 'coding', question: 'ponds' })
  await page.goto(`/home/interviews/${id}`)
  const example = page.getByText('["..~~", "..~.", "~..."]').first()
  await expect(example).toBeVisible()
  // The font draws `..` and `~~` as one wide sign where ligatures are on.
  await expect(example).toHaveCSS('font-feature-settings', /"calt" 0/)
})

test('a debug question begins with code that fails, says so, and gives that code back', async ({
  page,
  asha: _,
}) => {
  const id = await createBegunInterview(page, { round: 'coding', question: 'template-brackets' })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText('Find and fix the faults', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Offered in JavaScript, TypeScript, Python, Ruby and C++.'),
  ).toBeVisible()
  await expect(conversation(page)).toContainText(
    'gives you code that does not work: find and fix its faults',
  )
  await expect(editor(page)).toContainText('function firstWrongBracket(template) {')
  await expect(page.getByLabel('Language', { exact: true }).getByRole('option')).toHaveCount(5)
  await clickButton(page, 'Run')
  await expectSummary(page, '3 of 5 tests passed')
  await expectResult(page, 'two brackets stay open', '7')
  await replaceCode(page, 'nothing')
  await expect(editor(page)).not.toContainText('firstWrongBracket')
  await clickButton(page, 'Reset the code')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(editor(page)).toContainText('function firstWrongBracket(template) {')
  await clickButton(page, 'Run')
  await expectSummary(page, '3 of 5 tests passed')
})

test('a class question begins with an empty class, and each test plays its calls', async ({
  page,
  asha: _,
}) => {
  const id = await createBegunInterview(page, { round: 'coding', question: 'request-limiter' })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText('Design a class', { exact: true })).toBeVisible()
  await expect(page.getByText('allow("ann", 1), allow("ann", 4)').first()).toBeVisible()
  await expect(editor(page)).toContainText('class RequestLimiter {')
  await runCode(
    page,
    `class RequestLimiter {
  allow() { return true }
  retryAfter() { return 0 }
}`,
  )
  await expectSummary(page, '2 of 5 tests passed')
  await expectResult(page, 'clients do not affect each other', '[true, true, true]')
})
