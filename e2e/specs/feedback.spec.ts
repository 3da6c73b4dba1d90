import { clickButton } from '../harness/forms.ts'
import { beginInterview, editor, replaceCode, runCode, solutions } from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

const slow = `function refundPair(charges, total) {
  for (let j = 1; j < charges.length; j++) {
    for (let i = 0; i < j; i++) {
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

test('remarks come while code is written and after runs, in Python as well, and after a submission a good solution stands beside the own one', async ({
  account,
  context,
  page,
  checkPage,
}) => {
  const analysisWorkers: string[] = []
  context.on('request', (request) => {
    const [worker] = /(javascript|python)-analysis/.exec(request.url()) ?? []
    if (worker) analysisWorkers.push(worker)
  })
  await account.signIn(context, await account.signUp())
  await beginInterview(page)
  const remarks = page.getByRole('tabpanel', { name: 'Feedback' })

  await test.step('remarks come while code is written, and lead to their line', async () => {
    await page.getByRole('tab', { name: 'Feedback' }).click()
    await expect(remarks).toContainText('Nothing to say so far.')
    await replaceCode(page, slow)
    await expect(remarks).toContainText(
      'This loop runs again on every turn of the loop in line 2: up to 400 million steps.',
    )
    await expect(remarks).toContainText('2 ≤ charges.length ≤ 20 000')
    await expect(page.getByRole('status').filter({ hasText: '1 remark on your code.' })).toHaveCount(1)
    await checkPage(page)
    await remarks.getByRole('button', { name: 'Go to line 3' }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.type(' // here')
    await expect(editor(page)).toContainText('i++) { // here')
  })

  await test.step('Python is read as well, by what is loaded with the first code in it', async () => {
    expect(analysisWorkers).toEqual(['javascript-analysis'])
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Python')
    await replaceCode(page, slowPython)
    await expect(remarks).toContainText('in goes through the whole list on every turn of the loop in line 2')
    await expect(remarks).toContainText('About 40 million simple steps fit into the time limit.')
    expect(analysisWorkers).toEqual(['javascript-analysis', 'python-analysis'])
    await checkPage(page)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('JavaScript')
    await expect(remarks).toContainText('This loop runs again on every turn of the loop in line 2')
  })

  await test.step('remarks go when the code is better', async () => {
    await replaceCode(page, solutions.right)
    await expect(remarks).toContainText('Nothing to say so far.')
  })

  await test.step('an edge case that goes wrong is shown once the visible tests pass', async () => {
    await runCode(page, solutions.right.replace('{\n', '{\n  if (charges[0] === charges[1]) return []\n'))
    await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Feedback 1' }).click()
    await expect(remarks).toContainText('An edge case goes wrong: charges with all items equal.')
    await expect(remarks).toContainText('charges = [25, 25], total = 50 gives [], expected [0, 1].')
    await runCode(page, solutions.right)
    await expect(page.getByRole('tab', { name: 'Feedback', exact: true })).toBeVisible()
  })

  await test.step('a run ends the search for edge cases, and the engine stays', async () => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    // The search for edge cases takes long enough to be under way when Run is pressed again, a call of it far less than
    // ends an engine.
    await replaceCode(page, solutions.right.replace('{\n', '{\n  for (let i = 0; i < 400_000; i++);\n'))
    for (let turn = 0; turn < 2; turn++) {
      await clickButton(page, 'Run')
      await page.getByText('All 5 tests passed', { exact: true }).waitFor()
    }
    expect(workers, 'the engine stays').toEqual([])
  })

  await test.step('a test that fails is a remark too', async () => {
    await runCode(page, solutions.careless)
    await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Feedback' }).click()
    await expect(remarks.getByRole('listitem').first()).toContainText('Test fails')
  })

  await test.step('after a submission a good solution stands beside the own one, with the complexity of both', async () => {
    await expect(page.getByRole('tab', { name: 'Solution' })).toHaveCount(0)
    await clickButton(page, 'Submit')
    await page.getByRole('tab', { name: 'Solution' }).click()
    const solution = page.getByRole('tabpanel', { name: 'Solution' })
    await expect(solution.getByRole('heading', { name: 'A good solution' })).toBeVisible()
    await expect(solution).toContainText('A hash map from amount to position')
    await expect(solution).toContainText('O(n), estimated')
    await expect(solution).toContainText('const firstAt = new Map()')
    await checkPage(page)
  })
})
