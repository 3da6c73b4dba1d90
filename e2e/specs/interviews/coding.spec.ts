import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  endInterview,
  expectSummary,
  replaceCode,
  results,
  runCode,
  solutions,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('hints come one at a time, are counted, and survive a reload', async ({ page, checkPage }) => {
  const hints = page.getByRole('dialog', { name: 'Hints' })
  await beginInterview(page)
  await clickButton(page, 'Hints')
  await hints.getByRole('button', { name: 'Show the first hint' }).click()
  await expect(hints.getByText('Hint 1 of 3')).toBeVisible()
  await expect(hints.getByText('Hint 2 of 3')).toBeHidden()
  await checkPage(page)
  await page.reload()
  await clickButton(page, 'Hints 1/3')
  await expect(hints.getByText('Hint 1 of 3')).toBeVisible()
})

test('a run shows the input and the difference of a failed visible test', async ({ page, checkPage }) => {
  await beginInterview(page)
  await runCode(page, solutions.careless)
  await expectSummary(page, '4 of 5 tests passed')
  const failing = results(page).first()
  await expect(failing).toContainText('Failed')
  await expect(failing).toContainText('charges = [25, 60]')
  await expect(failing.locator('mark')).toHaveText(['0, 0'])
  await checkPage(page)
})

test.describe('the changes since earlier runs', () => {
  test('are shown with the tests that pass now', async ({ page }) => {
    const changes = page.getByRole('tabpanel', { name: 'Changes' })
    await beginInterview(page, { code: solutions.careless })
    await clickButton(page, 'Run')
    await expectSummary(page, '4 of 5 tests passed')
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(changes).toContainText('Your code is as it was then.')
    await replaceCode(page, solutions.right)
    await expect(changes).toContainText('Run your code to see here which tests your changes turn.')
    await page.keyboard.press('Control+Enter')
    await expectSummary(page, 'All 5 tests passed')
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(changes.getByText(/^Passes now: /)).toHaveCount(1)
  })

  test('are shown again after a reload', async ({ page, checkPage }) => {
    const changes = page.getByRole('tabpanel', { name: 'Changes' })
    await beginInterview(page, { code: solutions.careless })
    await clickButton(page, 'Run')
    await expectSummary(page, '4 of 5 tests passed')
    await runCode(page, solutions.right)
    await expectSummary(page, 'All 5 tests passed')
    await page.reload()
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(changes.getByRole('combobox')).toHaveText(
      /^Run at .*All 5 tests passed.*Run at .*4 of 5 tests passed$/,
    )
    await expect(changes.getByRole('region', { name: /, from the run at .* to your code$/ })).toContainText(
      'Added: + const firstAt = new Map()',
    )
    await changes.getByRole('combobox').selectOption({ index: 0 })
    await expect(changes).toContainText('Your code is as it was then.')
    await checkPage(page)
  })
})

test('a submission by keys runs the hidden tests, which reach the page no sooner', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/interviews/') && !response.url().endsWith('/submissions'))
      bodies.push(response.text().catch(() => ''))
  })
  await beginInterview(page, { code: solutions.right })
  await clickButton(page, 'Run')
  await expectSummary(page, 'All 5 tests passed')
  const textsBefore = await Promise.all(bodies)
  await editor(page).click()
  await page.keyboard.press('Control+Shift+Enter')
  await expectSummary(page, 'All 17 tests passed')
  await expect(results(page).filter({ hasText: 'Hidden' })).toHaveCount(12)
  expect(textsBefore.some((text) => text.includes('a charge is not used twice'))).toBe(true)
  expect(textsBefore.filter((text) => text.includes('20 000 equal charges'))).toEqual([])
})

test('a question mark opens the list of keys, but in the editor it is typed', async ({ page, checkPage }) => {
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await beginInterview(page)
  await editor(page).click()
  await page.keyboard.type(' ?')
  await expect(keys).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await checkPage(page)
})

test('an ended interview is read-only and leads back to the dashboard', async ({ page, checkPage }) => {
  await beginInterview(page, { code: solutions.right })
  await endInterview(page)
  await expect(page.getByText('This interview has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run' })).toBeHidden()
  await editor(page).click()
  await page.keyboard.type('x')
  await expect(editor(page)).not.toContainText('x}')
  await checkPage(page)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Next: / })).toBeVisible()
})

test('on a phone question, code and results are behind tabs', async ({ page, checkPage }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beginInterview(page)
  await page.getByRole('tab', { name: 'Code' }).click()
  await runCode(page, solutions.careless)
  await expectSummary(page, '4 of 5 tests passed')
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Code' }).click()
  await expect(editor(page)).toContainText('const at = new Map')
  await checkPage(page)
})
