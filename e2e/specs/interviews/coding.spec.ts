import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  endInterview,
  expectSummary,
  question,
  replaceCode,
  results,
  runCode,
  solutions,
} from '../../harness/interviews.ts'
import { chooseLanguage } from '../../harness/languages.ts'
import { conversation } from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('a key leads from the editor to the hints, which come one at a time, are counted, and survive a reload @main', async ({
  page,
  checkPage,
}) => {
  const log = conversation(page)
  await beginInterview(page)
  await editor(page).click()
  await page.keyboard.press('Control+Shift+h')
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log.getByText('Hint 1 of 3')).toBeVisible()
  await expect(log.getByText('Hint 2 of 3')).toBeHidden()
  await checkPage(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hints 1/3' })).toBeVisible()
  await expect(log.getByText('Hint 1 of 3')).toBeVisible()
})

test('the coach introduces the interview beside the question, and a hint stands beside the code', async ({
  page,
}) => {
  await beginInterview(page)
  await expect(conversation(page)).toContainText('I am the coach. I have one question for you')
  await expect(conversation(page).getByText('I am the coach.')).toBeInViewport({ ratio: 1 })
  await expect(conversation(page)).toContainText(question.title)
  await clickButton(page, 'Show the first hint')
  await expect(conversation(page).getByText('Hint 1 of 3')).toBeInViewport()
  await expect(editor(page)).toBeInViewport()
})

test('the results of a submission by keys get most of the height, and a button gives it back to the code', async ({
  page,
}) => {
  const height = async () =>
    (await page.getByRole('region', { name: 'Results' }).boundingBox())?.height ?? 0
  await beginInterview(page, { code: solutions.right })
  const before = await height()
  await editor(page).click()
  await page.keyboard.press('Control+Shift+Enter')
  await expectSummary(page, 'All 17 tests passed')
  await expect(results(page).filter({ hasText: 'Hidden' })).toHaveCount(12)
  expect(await height()).toBeGreaterThan(before * 1.4)
  await clickButton(page, 'More or less room for the results')
  await expect.poll(height).toBeLessThan(before * 1.1)
})

test('on a low window, question and code keep their lines after a submission', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 657 })
  await beginInterview(page)
  await replaceCode(page, solutions.careless)
  await clickButton(page, 'Submit')
  await expectSummary(page, '13 of 17 tests passed')
  const heightOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.height
  expect(await heightOf('Question')).toBeGreaterThanOrEqual(260)
  expect((await editor(page).boundingBox())?.height).toBeGreaterThanOrEqual(200)
  const tabs = page.getByRole('tablist', { name: 'Results' })
  expect(
    await tabs.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    'tabs need no scrollbar',
  ).toBe(0)
  await page.getByRole('tab', { name: /^Feedback/ }).click()
  const remarks = page.getByRole('tabpanel', { name: 'Feedback' })
  await expect(remarks).toContainText('In the test “a charge is not used twice”:')
  await expect(remarks.getByRole('button', { name: 'Go to line 5' })).toBeVisible()
})

test.describe('results belong to the code and the language that they came from', () => {
  test('show the input and the difference of a failed test, and say so once the code has changed', async ({
    page,
    checkPage,
  }) => {
    await beginInterview(page)
    await runCode(page, solutions.careless)
    await expectSummary(page, '4 of 5 tests passed')
    const failing = results(page).first()
    await expect(failing).toContainText('Failed')
    await expect(failing).toContainText('charges = [25, 60]')
    await expect(failing.locator('mark')).toHaveText(['0, 0'])
    await expect(page.getByText('Run, JavaScript')).toBeVisible()
    await expect(page.getByText('The code has changed since this run.')).toBeHidden()
    await replaceCode(page, solutions.right)
    await expect(page.getByText('The code has changed since this run.')).toBeVisible()
    await checkPage(page)
    await replaceCode(page, solutions.careless)
    await expect(page.getByText('The code has changed since this run.')).toBeHidden()
  })

  test('and give way when another language is chosen, with the remark on the failed test', async ({
    page,
  }) => {
    const remarks = page.getByRole('tabpanel', { name: 'Feedback' })
    await beginInterview(page)
    await runCode(page, solutions.careless)
    await expectSummary(page, '4 of 5 tests passed')
    await page.getByRole('tab', { name: /^Feedback/ }).click()
    await expect(remarks.getByRole('listitem').first()).toContainText('Test fails')
    await page.getByRole('tab', { name: 'Changes' }).click()
    await chooseLanguage(page, 'TypeScript')
    await expect(page.getByText('4 of 5 tests passed')).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Tests' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Run your code to see the result of each test.')).toBeVisible()
    await page.getByRole('tab', { name: /^Feedback/ }).click()
    await expect(remarks).not.toContainText('Test fails')
    await chooseLanguage(page, 'JavaScript')
    await expectSummary(page, '4 of 5 tests passed')
  })
})

test('the changes since earlier runs are shown with the tests that pass now, also after a reload', async ({
  page,
  checkPage,
}) => {
  const changes = page.getByRole('tabpanel', { name: 'Changes' })
  await beginInterview(page, { code: solutions.careless })
  await clickButton(page, 'Run')
  await expectSummary(page, '4 of 5 tests passed')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(changes).toContainText('Your code has not changed since then.')
  await replaceCode(page, solutions.right)
  await expect(changes).toContainText('Run your code to see which tests your changes fix or break.')
  await page.keyboard.press('Control+Enter')
  await expectSummary(page, 'All 5 tests passed')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(changes.getByText(/^Passes now: /)).toHaveCount(1)
  await page.reload()
  await expectSummary(page, 'All 5 tests passed')
  await expect(editor(page)).toContainText('const firstAt = new Map()')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(changes.getByRole('combobox')).toHaveText(
    /^Run at .*All 5 tests passed.*Run at .*4 of 5 tests passed$/,
  )
  await expect(
    changes.getByRole('region', { name: /, from the run at .* to your code$/ }),
  ).toContainText('Added: + const firstAt = new Map()')
  await changes.getByRole('combobox').selectOption({ index: 0 })
  await expect(changes).toContainText('Your code has not changed since then.')
  await checkPage(page)
})

test('a question mark opens the list of keys, but in the editor it is typed', async ({
  page,
  checkPage,
}) => {
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
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

test('an ended interview is read-only and leads back to the dashboard', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page, { code: solutions.right })
  await endInterview(page)
  await expect(page.getByText('This interview has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run' })).toBeHidden()
  await editor(page).click()
  await page.keyboard.type('x')
  await expect(editor(page)).not.toContainText('x}')
  await checkPage(page)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Ready for the next one?' })).toBeVisible()
})

test('on a phone question, code, results and coach are behind tabs', async ({
  page,
  checkPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beginInterview(page)
  await expect(page.getByText('I am the coach. I have one question for you').first()).toBeVisible()
  const scrollable = await page.evaluate<number>(
    'document.documentElement.scrollHeight - innerHeight',
  )
  expect(scrollable, 'the page scrolls beside its panes').toBe(0)
  await clickButton(page, 'Hints')
  await expect(page.getByRole('tab', { name: 'Coach' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toBeFocused()
  await page.getByRole('tab', { name: 'Code' }).click()
  await runCode(page, solutions.careless)
  await expectSummary(page, '4 of 5 tests passed')
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Code' }).click()
  await expect(editor(page)).toContainText('const at = new Map')
  await checkPage(page)
})
