import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../../scripts/browser.mjs'
import { atMost, median, type Row } from '../row.ts'
import { withProduct } from '../with-product.ts'
import { PHONE, SLOW_4G } from './first-touch.ts'

const BUDGET_MS = 3000
const RUNS = 3

/**
 * How long a visitor waits for a first test result of the sample question: from the touch that
 * opens it, with the tests run as soon as there is a button for it, in JavaScript, behind slow 4G.
 * The landing page is loaded before, and nothing of the question.
 */
export const sampleRun = (): Promise<Row[]> =>
  withProduct(async (origin) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-quic'],
    })
    try {
      const resultMs: number[] = []
      while (resultMs.length < RUNS) resultMs.push(await measure(browser, origin))
      return [
        atMost(BUDGET_MS, {
          name: 'Sample question: from the touch to a first test result, slow 4G',
          value: median(resultMs),
          unit: 'ms',
        }),
      ]
    } finally {
      await browser.close()
    }
  })

async function measure(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(origin)
    await page.waitForLoadState('networkidle')
    await page.evaluate(WATCH)
    await page.getByRole('button', { name: 'Solve a question now' }).tap()
    return await page.evaluate<number>('window.resultMs')
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: presses the button as soon as it is there, and resolves `resultMs` once a test
 * has its result.
 */
const WATCH = `
window.resultMs = new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('No test had a result within 30 s')), 30_000)
  let touchedMs
  addEventListener('pointerdown', ({ timeStamp }) => (touchedMs ??= timeStamp), true)
  let hasPressed = false
  new MutationObserver(() => {
    const workspace = document.querySelector('section[aria-label^="Try a question"]')
    if (!workspace) return
    if (!hasPressed) {
      const button = [...workspace.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run the tests')
      hasPressed = button !== undefined
      button?.click()
    } else if (/\\d+ tests passed/.test(workspace.textContent)) resolve(performance.now() - touchedMs)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})
void 0
`
