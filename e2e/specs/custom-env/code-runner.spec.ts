import type { Page } from '@playwright/test'
import { installedRuntimes } from '../../../stand-ins/src/code-runner/runtimes.ts'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectSummary,
  replaceCode,
  results,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/models.ts'

type Sample = {
  label: string
  starter: string
  solution: (...lines: string[]) => string
  right: string[]
  prints: string[]
  broken: string
}
const SAMPLES: Record<'go' | 'java' | 'rust' | 'csharp', Sample> = {
  go: {
    label: 'Go',
    starter: 'func RefundPair(charges []int, total int) []int',
    solution: (...lines) =>
      ['package main', '', 'func RefundPair(charges []int, total int) []int {', ...lines, '}'].join(
        '\n',
      ),
    right: [
      'at := map[int]int{}',
      'for j, charge := range charges {',
      'if i, ok := at[total-charge]; ok { return []int{i, j} }',
      'if _, ok := at[charge]; !ok { at[charge] = j }',
      '}',
      'return nil',
    ],
    prints: ['println("seen by Go")', 'return nil'],
    broken: 'return charge',
  },
  java: {
    label: 'Java',
    starter: 'int[] refundPair(int[] charges, int total)',
    solution: (...lines) =>
      ['class Solution {', 'int[] refundPair(int[] charges, int total) {', ...lines, '}', '}'].join(
        '\n',
      ),
    right: [
      'var at = new java.util.HashMap<Integer, Integer>();',
      'for (int j = 0; j < charges.length; j++) {',
      'Integer i = at.get(total - charges[j]);',
      'if (i != null) return new int[] { i, j };',
      'at.putIfAbsent(charges[j], j);',
      '}',
      'return new int[0];',
    ],
    prints: ['System.out.println("seen by Java");', 'return new int[0];'],
    broken: 'return charge;',
  },
  rust: {
    label: 'Rust',
    starter: 'fn refund_pair(charges: &[i64], total: i64) -> Vec<i64>',
    solution: (...lines) =>
      ['fn refund_pair(charges: &[i64], total: i64) -> Vec<i64> {', ...lines, '}'].join('\n'),
    right: [
      'let mut at: std::collections::HashMap<i64, usize> = std::collections::HashMap::new();',
      'for (j, charge) in charges.iter().enumerate() {',
      'if let Some(&i) = at.get(&(total - charge)) { return vec![i as i64, j as i64]; }',
      'at.entry(*charge).or_insert(j);',
      '}',
      'vec![]',
    ],
    prints: ['println!("seen by Rust");', 'vec![]'],
    broken: 'charge',
  },
  csharp: {
    label: 'C#',
    starter: 'public int[] RefundPair(int[] charges, int total)',
    solution: (...lines) =>
      [
        'public class Solution {',
        'public int[] RefundPair(int[] charges, int total) {',
        ...lines,
        '}',
        '}',
      ].join('\n'),
    right: [
      'var at = new System.Collections.Generic.Dictionary<int, int>();',
      'for (int j = 0; j < charges.Length; j++) {',
      'int i; if (at.TryGetValue(total - charges[j], out i)) return new[] { i, j };',
      'if (!at.ContainsKey(charges[j])) at[charges[j]] = j;',
      '}',
      'return new int[0];',
    ],
    prints: ['System.Console.WriteLine("seen by C#");', 'return new int[0];'],
    broken: 'return charge;',
  },
}

const installed = (await installedRuntimes()).map(({ language }) => language)
/** The first language that this machine can run: one is enough to see the page at work. */
const runnable = Object.entries(SAMPLES).find(([language]) => installed.includes(language))?.[1]

/** Compiling takes seconds, and many more on a busy machine. */
const COMPILE = { timeout: 90_000 }
const languageSelect = (page: Page) => page.getByRole('combobox', { name: 'Language' })
const expectCompiledSummary = (page: Page, text: string) => expectSummary(page, text, COMPILE)

test.beforeEach(() => test.setTimeout(300_000))

test('languages that the code runner lacks are marked as not run', async ({ page }) => {
  await beginInterview(page)
  await expect(
    languageSelect(page).getByRole('option', { name: 'C++', exact: true }),
  ).toBeAttached()
  for (const [language, { label }] of Object.entries(SAMPLES)) {
    const name = installed.includes(language) ? label : `${label}, not run here`
    await expect(languageSelect(page).getByRole('option', { name, exact: true })).toBeAttached()
  }
})

if (runnable) describeRunnable(runnable)

function describeRunnable({ label, starter, solution, right, prints, broken }: Sample) {
  /** Begins an interview with this code in the language. */
  async function beginWith(page: Page, lines: string[]) {
    await beginInterview(page)
    await languageSelect(page).selectOption({ label })
    await expect(editor(page)).toContainText(starter)
    await replaceCode(page, solution(...lines))
  }

  test.describe(`${label} on the code runner`, () => {
    test('shows its results and what it printed', async ({ page, checkPage }) => {
      await beginWith(page, prints)
      await clickButton(page, 'Run')
      await expectCompiledSummary(page, '1 of 5 tests passed')
      await page.getByRole('tab', { name: 'Console' }).click()
      await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText(
        `seen by ${label}`,
      )
      await page.getByRole('tab', { name: 'Tests' }).click()
      await checkPage(page)
    })

    test('gets compile errors with their line', async ({ page }) => {
      await beginWith(page, [broken])
      await clickButton(page, 'Run')
      await expectCompiledSummary(page, '0 of 5 tests passed')
      await expect(results(page).first()).toContainText('charge')
      await expect(results(page).first().getByRole('button', { name: /line/i })).toBeVisible()
    })

    test('keeps its code when the code runner fails, and is submitted afterwards', async ({
      page,
      standIns,
      problems,
    }) => {
      problems.expect(/502/)
      await beginWith(page, right)
      await standIns.set('code-runner', 'fail', { path: '/code-runner/api/v2/execute' })
      for (const action of ['Run', 'Submit']) {
        await clickButton(page, action)
        await expect(page.getByRole('alert')).toContainText('Your code is kept')
      }
      await expect(editor(page)).toContainText(starter)
      await standIns.set('code-runner', 'ok')
      await clickButton(page, 'Submit')
      await expectCompiledSummary(page, 'All 17 tests passed')
      await expect(page.getByText(`Submission, ${label}`, { exact: true })).toBeVisible()
    })

    test('can be stopped while the code runner stalls', async ({ page, standIns }) => {
      await beginWith(page, right)
      await standIns.set('code-runner', 'stall', { path: '/code-runner/api/v2/execute' })
      await clickButton(page, 'Run')
      await clickButton(page, 'Stop')
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect(editor(page)).toContainText(starter)
    })
  })
}
