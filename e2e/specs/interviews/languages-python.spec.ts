import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createInterview } from '../../harness/interview-api.ts'
import { beginInterview, question, results, runCode } from '../../harness/interviews.ts'
import {
  expectPrinted,
  expectRunSummary,
  python,
  RUNTIME_START,
  rightSolutions,
  startLanguage,
} from '../../harness/languages.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => test.setTimeout(420_000))

/**
 * Passes only the test that expects an empty list, provided that every attempt fails. Python's HTTP
 * clients are left out: `socket` is what they connect with, and loading them takes seconds of the
 * run's five on a busy machine.
 */
const reachingPython = python(
  'reached = []',
  `for attempt in ${JSON.stringify([
    'import js; js.document.cookie',
    'import js; js.fetch("/api/auth/session")',
    'import pyodide_js; pyodide_js.runPython("1")',
    'from pyodide.code import run_js; run_js("parent.document.title")',
    'from pyodide.http import open_url; open_url("/api/auth/session")',
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

/** Returns a function that limits how many bytes the page receives a second; -1 is no limit. */
async function networkSpeedOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
}

test('the first run shows the progress of the download, and runs after one that was stuck download nothing', async ({
  page,
  checkPage,
}) => {
  const id = await beginInterview(page)
  let requests = 0
  page.on('request', (request) => {
    if (/\/assets\/(pyodide|python)/.test(request.url())) requests += 1
  })
  const setSpeed = await networkSpeedOf(page)
  await startLanguage(page, 'Python')
  await setSpeed(300_000)
  await runCode(page, rightSolutions.Python.code)
  await expect(page.getByRole('progressbar', { name: 'Loading the Python runtime' })).toBeVisible()
  // The size as transferred; the files unpack to 13 MB.
  await expect(page.getByText(/^\d\.\d of 6\.\d MB$/).first()).toBeVisible()
  await expect(page.getByText('The interview clock is stopped while this loads.')).toBeVisible()
  await checkPage(page)
  const clock = page.getByRole('timer')
  const stopped = await clock.textContent()
  await page.waitForTimeout(2500)
  expect(await clock.textContent()).toBe(stopped)
  await setSpeed(-1)
  await expectRunSummary(page, 'All 5 tests passed')
  await expect(clock).not.toHaveText(stopped ?? '')
  const readPauses = async () =>
    (await (await page.request.get(`/api/interviews/${id}`)).text()).match(
      /"reason":"loading"|"type":"resumed"/g,
    )
  await expect.poll(readPauses).toEqual(['"reason":"loading"', '"type":"resumed"'])
  const requestsOfFirstRun = requests
  // The interpreter cannot interrupt a single call, so stopping it ends the worker.
  await runCode(page, python('return sum(range(10**15))'))
  await expect(page.getByText('Running', { exact: true })).toBeVisible(RUNTIME_START)
  // The page stays responsive meanwhile.
  await clickButton(page, 'Hints')
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toBeFocused()
  await clickButton(page, 'Stop')
  await runCode(page, rightSolutions.Python.code)
  await expectRunSummary(page, 'All 5 tests passed')
  await clickButton(page, 'Submit')
  await expectRunSummary(page, 'All 17 tests passed')
  expect(requests).toBe(requestsOfFirstRun)
})

test('the runtime is fetched while the plan is read, and the first run takes it from the cache @main', async ({
  page,
}) => {
  const id = await createInterview(page, {
    round: 'coding',
    question: question.slug,
    language: 'python',
  })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText(/^The Python runtime \(6\.\d MB\) is loaded\.$/)).toBeVisible()
  await clickButton(page, 'Begin')
  await runCode(page, rightSolutions.Python.code)
  await expectRunSummary(page, 'All 5 tests passed')
  const transferred = await page.evaluate<number[]>(
    'performance.getEntriesByType("resource").filter(({ name }) => name.includes("pyodide.asm")).map(({ transferSize }) => transferSize)',
  )
  expect(transferred.map((bytes) => bytes > 0)).toEqual([true, false])
})

test('neither Python code nor the worker around its interpreter reaches network, page, cookie, storage or file', async ({
  page,
  problems,
}) => {
  await beginInterview(page)
  await startLanguage(page, 'Python')
  await runCode(page, reachingPython)
  await expect(results(page).filter({ hasText: 'Passed' })).toHaveCount(1, RUNTIME_START)
  await expectPrinted(page, 'ImportError')

  problems.expect(/Content Security Policy|CSP violation|importScripts|NetworkError|Failed to/)
  const worker = page.workers().findLast((candidate) => candidate.url().startsWith('blob:null/'))
  const attempt = (code: string) =>
    worker?.evaluate(
      `(async () => { try { return String(await (${code})) } catch { return 'refused' } })()`,
    )
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
