import type { Page } from '@playwright/test'
import { press } from '../harness/forms.ts'
import { answers, beginInterview, editor, expectSaved, results, write } from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

/** Starting a language takes seconds, and many more on a busy machine. */
const STARTED = { timeout: 90_000 }

const python = (...lines: string[]) =>
  ['def refund_pair(charges, total):', ...lines.map((line) => `    ${line}`)].join('\n')
const ruby = (...lines: string[]) => ['def refund_pair(charges, total)', ...lines, 'end'].join('\n')
const cpp = (...lines: string[]) =>
  [
    '#include <bits/stdc++.h>',
    'std::vector<int> refundPair(const std::vector<int>& charges, int total) {',
    ...lines,
    '}',
  ].join('\n')
const right: Record<string, { starter: string; code: string }> = {
  JavaScript: { starter: 'function refundPair(charges, total)', code: answers.right },
  TypeScript: {
    starter: 'function refundPair(charges: number[], total: number): number[]',
    code: answers.right
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
}

const languages = (page: Page) => page.getByRole('combobox', { name: 'Language' })
const choose = (page: Page, language: string) => languages(page).selectOption({ label: language })
const summary = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible(STARTED)

test.beforeEach(async ({ account, context, page }) => {
  test.setTimeout(420_000)
  await account.signIn(context, await account.signUp())
  await beginInterview(page)
})

/** From the starter code to passing tests, the hidden ones too. */
async function solve(page: Page, language: string) {
  await choose(page, language)
  const { starter, code } = right[language] ?? { starter: '', code: '' }
  await expect(editor(page)).toContainText(starter)
  await write(page, code)
  await press(page, 'Run')
  await summary(page, 'All 5 tests passed')
  await press(page, 'Submit')
  await summary(page, 'All 17 tests passed')
}

// Starting a language is what costs time, so that those which go wrong below are solved there too.
for (const language of ['JavaScript', 'TypeScript'])
  test(`a question is solved in ${language}, with nothing but the browser`, async ({ page }) => {
    await solve(page, language)
  })

test('a question is solved in Python, which says how far its download is, and code that is wrong, never ends, takes all the memory or prints without an end is told so', async ({
  page,
  looks,
}) => {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  await page.route(/\/assets\/(pyodide|python)/, async (route) => {
    asked += 1
    if (/\.wasm$/.test(route.request().url())) await gate.promise
    await route.continue()
  })
  await choose(page, 'Python')
  await expect(editor(page)).toContainText(right.Python?.starter ?? '')
  await write(page, right.Python?.code ?? '')
  await press(page, 'Run')
  await expect(page.getByRole('progressbar', { name: 'Loading the Python runner' })).toBeVisible()
  await expect(page.getByText(/^\d\.\d of 13\.\d MB$/).first()).toBeVisible()
  await looks(page)
  gate.resolve()
  await summary(page, 'All 5 tests passed')
  const askedOnce = asked
  await press(page, 'Run')
  await summary(page, 'All 5 tests passed')
  expect(asked).toBe(askedOnce)
  await page.unrouteAll()
  await press(page, 'Submit')
  await summary(page, 'All 17 tests passed')

  await write(page, python('return [0] * 10**9'))
  await press(page, 'Run')
  await expect(results(page).first()).toContainText('Out of memory: the limit is 64 MiB.', STARTED)

  await write(page, python('for line in range(5000): print("line", line)', 'return []'))
  await press(page, 'Run')
  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText('the rest of the output is not kept')
  await page.getByRole('tab', { name: 'Tests' }).click()

  await write(page, python('return charges[0] / 0'))
  await press(page, 'Run')
  await expect(results(page).first()).toContainText('ZeroDivisionError: division by zero')

  await write(page, python('while True: pass'))
  await press(page, 'Run')
  await expect(page.getByText('Running', { exact: true })).toBeVisible(STARTED)
  await press(page, 'Hints')
  await page.keyboard.press('Escape')
  await summary(page, '0 of 5 tests passed')
  await expect(results(page).first()).toContainText('Stopped: the run took longer than 5 s.')
  await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(4)

  // One step that the interpreter itself cannot end.
  await write(page, python('return sum(range(10**15))'))
  await press(page, 'Run')
  await expect(page.getByText('Running', { exact: true })).toBeVisible(STARTED)
  await press(page, 'Stop')
  await write(page, right.Python?.code ?? '')
  await press(page, 'Run')
  await summary(page, 'All 5 tests passed')
})

test('each language keeps its own code, through switches and a reload', async ({ page, looks }) => {
  await write(page, answers.careless)
  await choose(page, 'Python')
  await write(page, python('return [7, 7]'))
  await choose(page, 'Java, not run here')
  await expect(editor(page)).toContainText('class Solution')
  await expect(page.getByText('Java cannot be run here: no engine for it is configured.')).toBeVisible()
  await looks(page)
  await press(page, 'Run')
  await expect(page.getByRole('alert')).toContainText('Java cannot be run here')
  await choose(page, 'JavaScript')
  await expect(editor(page)).toContainText('const at = new Map')
  await press(page, 'Run')
  await summary(page, '4 of 5 tests passed')
  await choose(page, 'Python')
  await expect(editor(page)).toContainText('return [7, 7]')
  await expectSaved(page)
  await page.reload()
  await expect(languages(page)).toHaveValue('python')
  await expect(editor(page)).toContainText('return [7, 7]')
  await choose(page, 'JavaScript')
  await expect(editor(page)).toContainText('const at = new Map')
})

test('Python reaches no network, page, cookie, storage or file', async ({ page, problems }) => {
  await choose(page, 'Python')
  const attempts = [
    'import js; js.document.cookie',
    'import js; js.fetch("/api/auth/session")',
    'import pyodide_js; pyodide_js.runPython("1")',
    'from pyodide.code import run_js; run_js("parent.document.title")',
    'from pyodide.http import open_url; open_url("/api/auth/session")',
    'import urllib.request; urllib.request.urlopen("https://example.com")',
    'import socket; socket.create_connection(("example.com", 80))',
    'open("/etc/passwd")',
    'open("kept.txt", "w").write("x")',
    'import os; os.listdir("/")',
  ]
  await write(
    page,
    python(
      'reached = []',
      `for attempt in ${JSON.stringify(attempts)}:`,
      '    try:',
      '        exec(attempt, {})',
      '        reached.append(attempt)',
      '    except Exception as error:',
      '        print(type(error).__name__)',
      'return [7] if reached else []',
    ),
  )
  await press(page, 'Run')
  await expect(results(page).filter({ hasText: 'Passed' })).toHaveCount(1, STARTED)
  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText('ImportError')

  // The worker around the interpreter reaches nothing either, should it ever be left.
  problems.expect(/Content Security Policy|CSP violation|importScripts|NetworkError|Failed to/)
  const [worker] = page.workers().filter((each) => each.url().startsWith('blob:null/'))
  const attempt = (code: string) =>
    worker?.evaluate(`(async () => { try { return String(await (${code})) } catch { return 'refused' } })()`)
  expect(await attempt('self.origin')).toBe('null')
  const origin = new URL(page.url()).origin
  for (const code of [
    `(() => { const ask = new XMLHttpRequest(); ask.open('GET', '${origin}/api/auth/session', false); ask.send() })()`,
    `importScripts('${origin}/assets/x.js')`,
    `new Promise((yes, no) => { const s = new WebSocket('${origin.replace('http', 'ws')}'); s.onopen = yes; s.onerror = no })`,
    "new Promise((yes, no) => { const asked = indexedDB.open('x'); asked.onsuccess = yes; asked.onerror = no })",
    'document.cookie',
    'localStorage.length',
    'parent.document.title',
  ])
    expect(await attempt(code), code).toBe('refused')
})

const unruly: Record<
  string,
  { wrong: { code: string; shown: string }; complaint: string; endless: string; memory: string; output: string }
> = {
  Ruby: {
    wrong: { code: ruby('first = charges.top', '[first]'), shown: 'Go to line 2' },
    complaint: "undefined method 'top'",
    endless: ruby('loop { }'),
    memory: ruby('all = []', 'loop { all << "x" * 1_000_000 }'),
    output: ruby('5000.times { |line| puts "line #{line}" }', '[]'),
  },
  'C++': {
    wrong: { code: cpp('int first = charges.top();', 'return {first};'), shown: 'int first = charges.top();' },
    complaint: "no member named 'top'",
    endless: cpp('for (volatile int turn = 0; ; turn = turn + 1);'),
    memory: cpp('std::vector<std::string> all;', "for (;;) all.push_back(std::string(1000000, 'x'));"),
    output: cpp('for (int line = 0; line < 5000; line++) std::cout << "line " << line << std::endl;', 'return {};'),
  },
}
for (const [language, { wrong, complaint, endless, memory, output }] of Object.entries(unruly))
  test(`a question is solved in ${language}, and code that is wrong, never ends, takes all the memory or prints without an end is told so`, async ({
    page,
    looks,
  }) => {
    await solve(page, language)

    await write(page, wrong.code)
    await press(page, 'Run')
    await expect(results(page).first()).toContainText(complaint, STARTED)
    await expect(results(page).first()).toContainText(wrong.shown)
    if (language === 'C++') await looks(page)

    await write(page, memory)
    await press(page, 'Run')
    await expect(results(page).first()).toContainText('Out of memory: the limit is 64 MiB.', STARTED)

    await write(page, output)
    await press(page, 'Run')
    await expect(results(page).first()).toContainText(/Failed|Passed/, STARTED)
    await page.getByRole('tab', { name: 'Console' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText('the rest of the output is not kept')
    await page.getByRole('tab', { name: 'Tests' }).click()

    await write(page, endless)
    await press(page, 'Run')
    await expect(results(page).first()).toContainText('Stopped: the run took longer than 5 s.', STARTED)
    await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(4)
    await write(page, right[language]?.code ?? '')
    await press(page, 'Run')
    await summary(page, 'All 5 tests passed')
  })
