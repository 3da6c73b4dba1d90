import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectSummary,
  replaceCode,
  runCode,
  solutions,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const slow = `function refundPair(charges, total) {
  for (let j = 1; j < charges.length; j++) {
    for (let i = 0; i < j; i++) {
      if (charges[i] + charges[j] === total) return [i, j]
    }
  }
  return []
}`
const slowRemark = 'loop runs again on every turn of the loop in line 2'

/** Fills the memory with large inputs, which takes less time than reaching the time limit. */
const greedy = `function refundPair(charges, total) {
  const sums = []
  for (let j = 1; j < charges.length; j++) {
    for (let i = 0; i < j; i++) {
      sums.push(charges[i] + charges[j])
      if (charges[i] + charges[j] === total) return [i, j]
    }
  }
  return []
}`

const slowPython = `def refund_pair(charges, total):
    for j, charge in enumerate(charges):
        if total - charge in charges[:j]:
            return [charges.index(total - charge), j]
    return []`

const remarksOf = (page: Page) => page.getByRole('tabpanel', { name: 'Feedback' })
const openRemarks = (page: Page) => page.getByRole('tab', { name: 'Feedback' }).click()

/** The right solution, which first runs `statement`. */
const rightAfter = (statement: string) => solutions.right.replace('{\n', `{\n  ${statement}\n`)

test('a remark comes while slow code is written, leads to its line, and disappears when the code gets better @main', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page)
  await openRemarks(page)
  await expect(remarksOf(page)).toContainText('Nothing to say so far.')
  await replaceCode(page, slow)
  await expect(remarksOf(page)).toContainText(
    `Looks too slow: this ${slowRemark}: up to 400 million steps.`,
  )
  await expect(remarksOf(page)).toContainText('2 ≤ charges.length ≤ 20 000')
  await expect(page.getByRole('status').filter({ hasText: '1 remark on your code.' })).toHaveCount(
    1,
  )
  await checkPage(page)
  await remarksOf(page).getByRole('button', { name: 'Go to line 3' }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type(' // here')
  await expect(editor(page)).toContainText('i++) { // here')
  await expect(remarksOf(page)).toContainText(slowRemark)
  await replaceCode(page, solutions.right)
  await expect(remarksOf(page)).toContainText('Nothing to say so far.')
})

test('Python gets remarks too, from an analysis that is loaded with the first Python code', async ({
  page,
  context,
}) => {
  const analysisWorkers: string[] = []
  context.on('request', (request) => {
    const [worker] = /(javascript|python)-analysis/.exec(request.url()) ?? []
    if (worker) analysisWorkers.push(worker)
  })
  const language = page.getByRole('combobox', { name: 'Language' })
  await beginInterview(page, { code: slow })
  await openRemarks(page)
  await expect(remarksOf(page)).toContainText(slowRemark)
  expect(analysisWorkers).toEqual(['javascript-analysis'])
  await language.selectOption('Python')
  await replaceCode(page, slowPython)
  await expect(remarksOf(page)).toContainText(
    'in goes through the whole list on every turn of the loop in line 2',
  )
  await expect(remarksOf(page)).toContainText(
    'About 40 million simple steps fit into the time limit.',
  )
  expect(analysisWorkers).toEqual(['javascript-analysis', 'python-analysis'])
  await language.selectOption('JavaScript')
  await expect(remarksOf(page)).toContainText(slowRemark)
})

test('the smallest failing input is a remark after a run', async ({ page }) => {
  await beginInterview(page)
  await runCode(page, rightAfter('if (total < 3) return []'))
  await expectSummary(page, 'All 5 tests passed')
  await page.getByRole('tab', { name: 'Feedback 1' }).click()
  await expect(remarksOf(page)).toContainText('Your code gives a wrong answer for a small input.')
  await expect(remarksOf(page)).toContainText(
    'charges = [0, 0], total = 0 gives [], expected [0, 1].',
  )
  await runCode(page, solutions.right)
  await expect(page.getByRole('tab', { name: 'Feedback', exact: true })).toBeVisible()
})

test('a submission that passes every test and fails a drawn input is refused', async ({ page }) => {
  await beginInterview(page)
  await replaceCode(page, rightAfter('if (charges.length === 3) return []'))
  await clickButton(page, 'Submit')
  await expectSummary(page, '17 of 18 tests passed')
  await expect(page.getByRole('button', { name: /Drawn: / })).toBeVisible()
  await replaceCode(page, solutions.right)
  await clickButton(page, 'Submit')
  await expectSummary(page, 'All 17 tests passed')
})

test('the measured growth of right code is a remark after a run', async ({ page }) => {
  await beginInterview(page)
  await runCode(page, greedy)
  await expectSummary(page, 'All 5 tests passed')
  await page.getByRole('tab', { name: /^Feedback/ }).click()
  await expect(remarksOf(page)).toContainText(/Measured with .*size [\d,]+ ran out of memory\./, {
    timeout: 40_000,
  })
  await expect(remarksOf(page)).toContainText(
    'This loop runs again on every turn of the loop in line 3',
  )
})

test('a run ends the search for edge cases and keeps the runtime', async ({ page }) => {
  await beginInterview(page, { code: solutions.right })
  await clickButton(page, 'Run')
  await expectSummary(page, 'All 5 tests passed')
  const runtimes: string[] = []
  // Runtimes start from blob addresses, the analysis of code from a file.
  page.on('worker', (worker) => worker.url().startsWith('blob:') && runtimes.push(worker.url()))
  // The search takes long enough to be under way at the second run. A single call is far below the
  // runtime's limit.
  await replaceCode(
    page,
    rightAfter('if (charges[0] === charges[1]) return []; for (let i = 0; i < 400_000; i++);'),
  )
  for (let run = 0; run < 2; run++) {
    await clickButton(page, 'Run')
    await page.getByText('All 5 tests passed', { exact: true }).waitFor()
  }
  expect(runtimes, 'new runtimes').toEqual([])
})

test('a good solution is shown with its complexity after a submission that passes all tests', async ({
  page,
}) => {
  const solution = page.getByRole('tabpanel', { name: 'Solution' })
  await beginInterview(page, { code: solutions.careless })
  await clickButton(page, 'Submit')
  await expectSummary(page, '13 of 17 tests passed')
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(solution).toContainText('The solution opens when a submission passes all tests')
  await expect(solution.getByRole('heading', { name: 'A good solution' })).toHaveCount(0)
  await replaceCode(page, solutions.right)
  await clickButton(page, 'Submit')
  await expectSummary(page, 'All 17 tests passed')
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(solution.getByRole('heading', { name: 'A good solution' })).toBeVisible()
  await expect(solution).toContainText('A hash map from amount to position')
  await expect(solution).toContainText('O(n), estimated')
  await expect(solution).toContainText('const firstAt = new Map()')
})
