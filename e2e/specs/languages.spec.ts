import type { Page } from '@playwright/test'
import { clickButton } from '../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectResult,
  expectSaved,
  expectSummary,
  replaceCode,
  results,
  runCode,
  solutions,
} from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

/** Starting a language takes seconds, and many more on a busy machine. */
const STARTED = { timeout: 90_000 }
/** What the page allows a run, once it is compiled: 5 s, and 2 s more until it counts as stuck. */
const STUCK_MS = 7000

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
}

const languages = (page: Page) => page.getByRole('combobox', { name: 'Language' })
const choose = (page: Page, language: string) => languages(page).selectOption({ label: language })
const summary = (page: Page, text: string) => expectSummary(page, text, STARTED)

async function expectPrinted(page: Page, text: string) {
  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText(text)
  await page.getByRole('tab', { name: 'Tests' }).click()
}

test.beforeEach(async ({ account, context }) => {
  test.setTimeout(420_000)
  await account.signIn(context, await account.signUp())
})

/** Chooses a language that has its starter code still, and returns what is right in it. */
async function open(page: Page, language: string) {
  await choose(page, language)
  const { starter, code } = right[language] ?? { starter: '', code: '' }
  await expect(editor(page)).toContainText(starter)
  return code
}

/** To passing tests, the hidden ones too. */
async function solve(page: Page, code: string) {
  await runCode(page, code)
  await summary(page, 'All 5 tests passed')
  await clickButton(page, 'Submit')
  await summary(page, 'All 17 tests passed')
}

test('a question is solved in JavaScript and TypeScript with nothing but the browser, and each language keeps its own code', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page)
  for (const language of ['TypeScript', 'JavaScript'])
    await test.step(`the question is solved in ${language}`, async () => solve(page, await open(page, language)))

  await test.step('each language keeps its own code, through switches and a reload', async () => {
    await replaceCode(page, solutions.careless)
    await choose(page, 'Python')
    await replaceCode(page, python('return [7, 7]'))
    await choose(page, 'Java, not run here')
    await expect(editor(page)).toContainText('class Solution')
    await expect(page.getByText('Java cannot be run here: no engine for it is configured.')).toBeVisible()
    await checkPage(page)
    await clickButton(page, 'Run')
    await expect(page.getByRole('alert')).toContainText('Java cannot be run here')
    await choose(page, 'JavaScript')
    await expect(editor(page)).toContainText('const at = new Map')
    await clickButton(page, 'Run')
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
})

/** What is wrong with it depends on the first charge, so that one run shows it all. */
const unrulyPython = python(
  'if charges[0] == 12: return [0] * 10**9',
  'if charges[0] == 20:',
  '    for line in range(20): print("x" * 1000)',
  'if charges[0] == 25: return charges[0] / 0',
  'while charges[0] == -5: pass',
  'return []',
)

test('a question is solved in Python, which says how far its download is; code that is wrong, never ends, takes all the memory or prints without an end is told so, and reaches nothing', async ({
  page,
  checkPage,
  problems,
}) => {
  await beginInterview(page)
  await test.step('the first run says how far the download is, the next one downloads nothing', async () => {
    const gate = Promise.withResolvers<void>()
    let asked = 0
    await page.route(/\/assets\/(pyodide|python)/, async (route) => {
      asked += 1
      if (/\.wasm$/.test(route.request().url())) await gate.promise
      await route.continue()
    })
    await runCode(page, await open(page, 'Python'))
    await expect(page.getByRole('progressbar', { name: 'Loading the Python runner' })).toBeVisible()
    await expect(page.getByText(/^\d\.\d of 13\.\d MB$/).first()).toBeVisible()
    await checkPage(page)
    gate.resolve()
    await summary(page, 'All 5 tests passed')
    const askedOnce = asked
    await clickButton(page, 'Run')
    await summary(page, 'All 5 tests passed')
    expect(asked).toBe(askedOnce)
    await page.unrouteAll()
  })
  await test.step('a submission meets the hidden tests', async () => {
    await clickButton(page, 'Submit')
    await summary(page, 'All 17 tests passed')
  })

  await test.step('code that takes all the memory, prints without an end, is wrong or never ends is told so, and the page answers all the while', async () => {
    await runCode(page, unrulyPython)
    await expect(page.getByText('Running', { exact: true })).toBeVisible(STARTED)
    await clickButton(page, 'Hints')
    await page.keyboard.press('Escape')
    await summary(page, '0 of 5 tests passed')
    await expectResult(page, 'a pair at the end', 'Out of memory: the limit is 64 MiB.')
    await expectResult(page, 'a charge is not used twice', 'ZeroDivisionError: division by zero')
    await expectResult(page, 'credits are negative', 'Stopped: the run took longer than 5 s.')
    await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(1)
    await expectPrinted(page, 'the rest of the output is not kept')
  })

  await test.step('one step that the interpreter itself cannot end is stopped, and the next run works', async () => {
    await runCode(page, python('return sum(range(10**15))'))
    await expect(page.getByText('Running', { exact: true })).toBeVisible(STARTED)
    await clickButton(page, 'Stop')
    await runCode(page, right.Python?.code ?? '')
    await summary(page, 'All 5 tests passed')
  })

  await test.step('code reaches no network, page, cookie, storage or file', async () => {
    await runCode(page, reachingPython)
    await expect(results(page).filter({ hasText: 'Passed' })).toHaveCount(1, STARTED)
    await expectPrinted(page, 'ImportError')
  })
  await test.step('the worker around the interpreter reaches nothing either, should it ever be left', async () => {
    problems.expect(/Content Security Policy|CSP violation|importScripts|NetworkError|Failed to/)
    const worker = page.workers().findLast((each) => each.url().startsWith('blob:null/'))
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
})

/** Passes one test, the one that expects an empty list, if nothing is reached. */
const reachingPython = python(
  'reached = []',
  `for attempt in ${JSON.stringify([
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
  ])}:`,
  '    try:',
  '        exec(attempt, {})',
  '        reached.append(attempt)',
  '    except Exception as error:',
  '        print(type(error).__name__)',
  'return [7] if reached else []',
)

/**
 * `unruly` prints without an end, takes all the memory, returns an empty list or never ends, as the first charge is.
 */
const unruly: Record<string, { unruly: string; wrong: { code: string; shown: string }; complaint: string }> = {
  Ruby: {
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
  'C++': {
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
}

test('a question is solved in Ruby and in C++, and code that is wrong, never ends, takes all the memory or prints without an end is told so', async ({
  page,
  checkPage,
}) => {
  // Neither engine can end a call itself: the page does, by its clock, which need not be waited for.
  await page.clock.install()
  await beginInterview(page)
  for (const [language, { unruly: code, wrong, complaint }] of Object.entries(unruly)) {
    const solution = await open(page, language)
    await test.step(`${language} that never ends, takes all the memory or prints without an end is told so`, async () => {
      await runCode(page, code)
      await expect(page.getByText('3 of 5', { exact: true })).toBeVisible(STARTED)
      await page.clock.fastForward(STUCK_MS)
      await summary(page, '1 of 5 tests passed')
      await expectResult(page, 'the same amount twice', 'Out of memory: the limit is 64 MiB.')
      await expectResult(page, 'credits are negative', 'Stopped: the run took longer than 5 s.')
      await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(1)
      await expectPrinted(page, 'the rest of the output is not kept')
    })
    await test.step(`the next run works, and the question is solved in ${language}`, () => solve(page, solution))
    await test.step(`${language} that is wrong is told so, with the line`, async () => {
      await runCode(page, wrong.code)
      await expect(results(page).first()).toContainText(complaint, STARTED)
      await expect(results(page).first()).toContainText(wrong.shown)
    })
  }
  await checkPage(page)
})
