import { beginInterview, expectResult, results, runCode } from '../../harness/interviews.ts'
import {
  cpp,
  expectRunSummary,
  RUNTIME_START,
  ruby,
  solve,
  startLanguage,
} from '../../harness/languages.ts'
import { expect, test } from '../../harness/test.ts'

// What the runtimes do with code that fails is tested in packages/languages, without a browser.
test.beforeEach(({ asha: _ }) => test.setTimeout(420_000))

/**
 * The time that the page allows a compiled run: 5 s, and 2 s more until the run counts as stuck.
 */
const STUCK_MS = 7000

test('Ruby code that never ends is stopped, and the next run and a submission work', async ({
  page,
}) => {
  // The runtime cannot end a call itself. The page ends it by its own clock, which the test moves
  // instead of waiting.
  await page.clock.install()
  await beginInterview(page)
  await startLanguage(page, 'Ruby')
  await runCode(page, ruby('loop { } if charges[0] == -5', '[]'))
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible(RUNTIME_START)
  await page.clock.fastForward(STUCK_MS)
  await expectRunSummary(page, '1 of 5 tests passed')
  await expectResult(page, 'credits are negative', 'Stopped: the run took longer than 5 s.')
  await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(1)
  await solve(page, 'Ruby')
})

test('C++ code is compiled and run, and an error shows its line', async ({ page, checkPage }) => {
  await beginInterview(page)
  await startLanguage(page, 'C++')
  await solve(page, 'C++')
  await runCode(page, cpp('int first = charges.top();', 'return {first};'))
  await expect(results(page).first()).toContainText("no member named 'top'", RUNTIME_START)
  await expect(results(page).first()).toContainText('int first = charges.top();')
  await checkPage(page)
})
