import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectSaved,
  expectSummary,
  replaceCode,
  solutions,
} from '../../harness/interviews.ts'
import {
  chooseLanguage,
  expectLanguage,
  python,
  rightSolutions,
  solve,
  startLanguage,
} from '../../harness/languages.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('a question begins in JavaScript, and is solved in TypeScript', async ({ page }) => {
  await beginInterview(page)
  await expect(editor(page)).toContainText(rightSolutions.JavaScript.starter)
  await startLanguage(page, 'TypeScript')
  await solve(page, 'TypeScript')
})

test('each language keeps its own code when another is chosen, and a reload keeps all of it', async ({
  page,
}) => {
  await beginInterview(page)
  await replaceCode(page, solutions.careless)
  await chooseLanguage(page, 'Python')
  await replaceCode(page, python('return [7, 7]'))
  await chooseLanguage(page, 'JavaScript')
  await expect(editor(page)).toContainText('const at = new Map')
  await clickButton(page, 'Run')
  await expectSummary(page, '4 of 5 tests passed')
  await chooseLanguage(page, 'Python')
  await expect(editor(page)).toContainText('return [7, 7]')
  await expectSaved(page)
  await page.reload()
  await expectLanguage(page, 'python')
  await expect(editor(page)).toContainText('return [7, 7]')
  await chooseLanguage(page, 'JavaScript')
  await expect(editor(page)).toContainText('const at = new Map')
})

test('a language that needs a missing code runner can be written but not run', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page)
  await chooseLanguage(page, 'Java, not run here')
  await expect(editor(page)).toContainText('class Solution')
  await expect(
    page.getByText('Java cannot be run here, because this server has no code runner for it.'),
  ).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Run')
  await expect(page.getByRole('alert')).toContainText('Java cannot be run here')
})
