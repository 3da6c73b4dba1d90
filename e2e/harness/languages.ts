import { expect, type Page } from '@playwright/test'
import { clickButton } from './forms.ts'
import { editor, expectSummary, runCode, solutions } from './interviews.ts'

/** Starting a language's runtime takes seconds, and many more on a busy machine. */
export const RUNTIME_START = { timeout: 90_000 }

/** Solutions of the harness's coding question with these lines as the function's body. */
export const python = (...lines: string[]) =>
  ['def refund_pair(charges, total):', ...lines.map((line) => `    ${line}`)].join('\n')
export const ruby = (...lines: string[]) =>
  ['def refund_pair(charges, total)', ...lines, 'end'].join('\n')
export const cpp = (...lines: string[]) =>
  [
    '#include <bits/stdc++.h>',
    'std::vector<int> refundPair(const std::vector<int>& charges, int total) {',
    ...lines,
    '}',
  ].join('\n')

/** A part of each language's starter code, and a right solution. */
export const rightSolutions = {
  JavaScript: { starter: 'function refundPair(charges, total)', code: solutions.right },
  TypeScript: {
    starter: 'function refundPair(charges: number[], total: number): number[]',
    code: solutions.right
      .replace('(charges, total)', '(charges: number[], total: number): number[]')
      .replace('new Map()', 'new Map<number, number>()'),
  },
  Python: {
    starter: 'def refund_pair(charges: list[int], total: int) -> list[int]:',
    code: python(
      'first_at = {}',
      'for j, charge in enumerate(charges):',
      '    if total - charge in first_at:',
      '        return [first_at[total - charge], j]',
      '    first_at.setdefault(charge, j)',
      'return []',
    ),
  },
  Ruby: {
    starter: 'def refund_pair(charges, total)',
    code: ruby(
      'first_at = {}',
      'charges.each_with_index do |charge, j|',
      '  return [first_at[total - charge], j] if first_at[total - charge]',
      '  first_at[charge] ||= j',
      'end',
      '[]',
    ),
  },
  'C++': {
    starter: 'std::vector<int> refundPair(const std::vector<int>& charges, int total)',
    code: cpp(
      'std::unordered_map<int, int> firstAt;',
      'for (int j = 0; j < (int)charges.size(); j++) {',
      'auto found = firstAt.find(total - charges[j]);',
      'if (found != firstAt.end()) return {found->second, j};',
      'firstAt.try_emplace(charges[j], j);',
      '}',
      'return {};',
    ),
  },
} satisfies Record<string, { starter: string; code: string }>
type TestedLanguage = keyof typeof rightSolutions

const languageSelect = (page: Page) => page.getByRole('combobox', { name: 'Language' })
export const chooseLanguage = (page: Page, label: string) =>
  languageSelect(page).selectOption({ label })
export const expectLanguage = (page: Page, id: string) =>
  expect(languageSelect(page)).toHaveValue(id)

/** Chooses a language in which nothing has been written yet. */
export async function startLanguage(page: Page, language: TestedLanguage) {
  await chooseLanguage(page, language)
  await expect(editor(page)).toContainText(rightSolutions[language].starter)
}

/** Expects the summary of a run whose runtime may still have to start. */
export const expectRunSummary = (page: Page, text: string) =>
  expectSummary(page, text, RUNTIME_START)

/**
 * Runs and submits the right solution and expects that all tests pass, the hidden ones included.
 */
export async function solve(page: Page, language: TestedLanguage) {
  await runCode(page, rightSolutions[language].code)
  await expectRunSummary(page, 'All 5 tests passed')
  await clickButton(page, 'Submit')
  await expectRunSummary(page, 'All 17 tests passed')
}

/** Expects a text in the console, and returns to the test results. */
export async function expectPrinted(page: Page, text: string) {
  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText(text)
  await page.getByRole('tab', { name: 'Tests' }).click()
}
