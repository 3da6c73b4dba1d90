import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  expectResult,
  expectSummary,
  results,
  runCode,
  solutions,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

/**
 * The right solution, which first does `action` in the test whose first charge is `firstCharge`.
 */
const rightExcept = (...exceptions: { firstCharge: number; action: string }[]) =>
  solutions.right.replace(
    '{\n',
    `{\n${exceptions.map(({ firstCharge, action }) => `if (charges[0] === ${firstCharge}) ${action}`).join('\n')}\n`,
  )

/** Begins an interview with this code and runs it. */
async function beginAndRun(page: Page, code: string) {
  await beginInterview(page, { code })
  await clickButton(page, 'Run')
}

test('an endless loop is stopped after five seconds, while the page stays responsive', async ({
  page,
}) => {
  await beginAndRun(page, rightExcept({ firstCharge: -5, action: 'for (;;) {}' }))
  await clickButton(page, 'Hints')
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toBeFocused()
  await expectSummary(page, '3 of 5 tests passed')
  await expectResult(page, 'credits are negative', 'Stopped: the run took longer than 5 s.')
  await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(1)
})

test('code that fills the memory or recurses endlessly fails with an explanation', async ({
  page,
}) => {
  const fillMemory =
    'return [].concat(...Array.from({ length: 1e6 }, () => new Array(1e4).fill(0)))'
  await beginAndRun(
    page,
    rightExcept(
      { firstCharge: 12, action: fillMemory },
      { firstCharge: 20, action: 'return refundPair(charges, total)' },
    ),
  )
  await expectSummary(page, '3 of 5 tests passed')
  await expectResult(page, 'a pair at the end', 'Out of memory: the limit is 64 MiB.')
  await expectResult(page, 'the same amount twice', 'Too many nested calls')
})

test('code sees no network, page, cookie or storage', async ({ page }) => {
  const names = [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'document',
    'parent',
    'self',
    'localStorage',
    'indexedDB',
  ]
  // The test with this charge expects an empty list.
  const action = `return [${names.map((name) => `typeof ${name}`)}].filter((type) => type !== 'undefined')`
  await beginAndRun(page, rightExcept({ firstCharge: 25, action }))
  await expectSummary(page, 'All 5 tests passed')
  await expect(results(page).filter({ hasText: 'a charge is not used twice' })).toContainText(
    'Passed',
  )
})

test('the frame around the runtime reaches no network, page, cookie or storage either', async ({
  page,
  problems,
}) => {
  problems.expect(
    /sandbox\/frame\.html|Content Security Policy|CSP violation: connect-src|Failed to fetch/,
  )
  await beginAndRun(page, solutions.right)
  await expectSummary(page, 'All 5 tests passed')
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/sandbox/frame.html'))
  const attempt = (code: string) =>
    frame?.evaluate(
      `(async () => { try { return String(await (${code})) } catch { return 'refused' } })()`,
    )
  expect(await attempt('self.origin')).toBe('null')
  for (const code of [
    "fetch('/api/auth/session')",
    "fetch('https://example.com')",
    'parent.document.title',
    'top.location.href',
    'document.cookie',
    'localStorage.length',
    'indexedDB.open("x") && new Promise((_, no) => no())',
    'new RTCPeerConnection()',
    'new webkitRTCPeerConnection()',
    'new WebTransport("https://example.com")',
    'new WebSocket("wss://example.com") && new Promise((_, no) => no())',
  ])
    expect(await attempt(code), code).toBe('refused')
})

test('the workers of candidates’ code have no peer connections', async ({ page }) => {
  await beginAndRun(page, solutions.right)
  await expectSummary(page, 'All 5 tests passed')
  const types = await Promise.all(
    page
      .workers()
      .filter((worker) => worker.url().startsWith('blob:null/'))
      .map((worker) => worker.evaluate('[typeof RTCPeerConnection, typeof WebTransport].join()')),
  )
  expect(types).not.toEqual([])
  expect(new Set(types)).toEqual(new Set(['undefined,undefined']))
})

test('a run can be stopped, and the next one works', async ({ page }) => {
  await beginAndRun(page, solutions.endless)
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await clickButton(page, 'Stop')
  await runCode(page, solutions.right)
  await expectSummary(page, 'All 5 tests passed')
})
