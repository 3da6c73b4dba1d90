import { beginInterview, expectResult, results, runCode } from '../../harness/interviews.ts'
import {
  cpp,
  expectPrinted,
  expectRunSummary,
  RUNTIME_START,
  ruby,
  solve,
  startLanguage,
} from '../../harness/languages.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => test.setTimeout(420_000))

/** The time that the page allows a compiled run: 5 s, and 2 s more until the run counts as stuck. */
const STUCK_MS = 7000

/**
 * `unruly` prints endlessly, fills the memory, returns an empty list or never ends, depending on the first charge.
 * `wrong` does not compile or fails at once; its result shows `complaint` and `shown`.
 */
const samples = [
  {
    language: 'Ruby',
    unruly: ruby(
      '20.times { puts "x" * 1000 } if charges[0] == 12',
      'all = []',
      'loop { all << "x" * 1_000_000 } if charges[0] == 20',
      'loop { } if charges[0] == -5',
      '[]',
    ),
    wrong: { code: ruby('first = charges.top', '[first]'), shown: 'Go to line 2' },
    complaint: "undefined method 'top'",
  },
  {
    language: 'C++',
    unruly: cpp(
      "if (charges[0] == 12) for (int line = 0; line < 20; line++) std::cout << std::string(1000, 'x') << std::endl;",
      'std::vector<std::string> all;',
      "while (charges[0] == 20) all.push_back(std::string(1000000, 'x'));",
      'for (volatile int turn = 0; charges[0] == -5; turn = turn + 1);',
      'return {};',
    ),
    wrong: { code: cpp('int first = charges.top();', 'return {first};'), shown: 'int first = charges.top();' },
    complaint: "no member named 'top'",
  },
] as const

// One test per language, because starting its runtime takes seconds of the processor.
for (const { language, unruly, wrong, complaint } of samples)
  test(`${language} code that never ends, fills the memory or prints endlessly is reported, the next run works, and an error names its line`, async ({
    page,
    checkPage,
  }) => {
    // The runtime cannot end a call itself. The page ends it by its own clock, which the test moves instead of waiting.
    await page.clock.install()
    await beginInterview(page)
    await startLanguage(page, language)
    await runCode(page, unruly)
    await expect(page.getByText('3 of 5', { exact: true })).toBeVisible(RUNTIME_START)
    await page.clock.fastForward(STUCK_MS)
    await expectRunSummary(page, '1 of 5 tests passed')
    await expectResult(page, 'the same amount twice', 'Out of memory: the limit is 64 MiB.')
    await expectResult(page, 'credits are negative', 'Stopped: the run took longer than 5 s.')
    await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(1)
    await expectPrinted(page, 'the rest of the output is not kept')

    await solve(page, language)

    await runCode(page, wrong.code)
    await expect(results(page).first()).toContainText(complaint, RUNTIME_START)
    await expect(results(page).first()).toContainText(wrong.shown)
    await checkPage(page)
  })
