import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../../scripts/browser.mjs'
import { atMost, median, type Row } from '../row.ts'
import { withProduct } from '../with-product.ts'

const BUDGET_MS = 300
/**
 * When the control is touched, counted from the first paint: before, during and after hydration.
 */
const MOMENTS_MS = [0, 750, 1500, 3000]
const RUNS = 3
const CPU_SLOWDOWN = 4
/** The preset "Slow 4G" of Chrome's developer tools. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
export const PHONE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

interface Touch {
  name: string
  /** CSS selectors: the control, and what must be on screen for the touch to count as answered. */
  control: string
  effect: string
  /** A control that has to be touched before, and is not measured. */
  before?: string
}

const MENU_BUTTON = '[popovertarget=navigation][aria-haspopup]'
const TOUCHES: Touch[] = [
  { name: 'FAQ', control: '#faq summary', effect: '#faq details p' },
  { name: 'menu', control: MENU_BUTTON, effect: '#navigation nav a' },
  {
    name: 'tab',
    control: '#features label:has([value=during])',
    effect: '#features section[aria-label^=During] h3',
  },
  { name: 'carousel', control: '[aria-label="Next card"]', effect: '#card-code img' },
  {
    name: 'Pricing link',
    control: '#navigation a[href="#pricing"]',
    effect: '#pricing h2',
    before: MENU_BUTTON,
  },
]

/**
 * How long a visitor waits for the first thing touched on the landing page: on a phone at a quarter
 * of this machine's speed, behind slow 4G, from an empty cache. For each control the median of 3
 * runs at the worst of several moments after the first paint.
 */
export const firstTouch = (): Promise<Row[]> =>
  withProduct(async (origin) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-quic'],
    })
    try {
      const rows: Row[] = []
      for (const touch of TOUCHES) {
        const answeredMs: number[] = []
        for (const momentMs of MOMENTS_MS)
          answeredMs.push(await medianOfRuns(browser, origin, touch, momentMs))
        rows.push(
          atMost(BUDGET_MS, {
            name: `First touch of the landing page, slow phone: ${touch.name}`,
            value: Math.max(...answeredMs),
            unit: 'ms',
          }),
        )
      }
      return rows
    } finally {
      await browser.close()
    }
  })

async function medianOfRuns(
  browser: Browser,
  origin: string,
  touch: Touch,
  momentMs: number,
): Promise<number> {
  const answeredMs: number[] = []
  while (answeredMs.length < RUNS) answeredMs.push(await measure(browser, origin, touch, momentMs))
  return median(answeredMs)
}

/** Milliseconds from a touch to the frame that shows its effect. */
async function measure(
  browser: Browser,
  origin: string,
  touch: Touch,
  momentMs: number,
): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.addInitScript(watchPage)
    await page.goto(origin, { waitUntil: 'commit' })
    const firstPaintMs = await page.evaluate<number>('watch.firstPaint')
    if (touch.before) {
      await tap(page, touch.before)
      await page.evaluate(`watch.answer(${JSON.stringify(touch.control)})`)
    }
    const nowMs = await page.evaluate<number>('performance.now()')
    await page.waitForTimeout(Math.max(0, firstPaintMs + momentMs - nowMs))
    await page.evaluate(`void (window.answered = watch.answer(${JSON.stringify(touch.effect)}))`)
    await tap(page, touch.control)
    return await page.evaluate<number>('answered.then((shownMs) => shownMs - watch.touchedMs)')
  } finally {
    await context.close()
  }
}

/**
 * Touches the middle of an element as a finger does: without waiting for anything, after scrolling
 * to it.
 */
async function tap(page: Page, selector: string) {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(
    `watch.place(${JSON.stringify(selector)})`,
  )
  await page.touchscreen.tap(x, y)
}

/** Runs in the page before its own scripts. */
const watchPage = `
window.watch = {
  /** When the browser received the last touch, which may be long before the page hears of it. */
  touchedMs: 0,
  firstPaint: new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
    }).observe({ type: 'paint', buffered: true })
  }),
  place(selector) {
    const element = document.querySelector(selector)
    const isInView = ({ top, bottom }) => top >= 64 && bottom <= innerHeight
    if (!element.closest('header') && !isInView(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  },
  /**
   * Resolves after the frame in which the middle of the element is in view, covered by nothing;
   * after 10 s with Infinity.
   */
  answer(selector) {
    const isShown = () => {
      const element = document.querySelector(selector)
      const { left, top, width, height } = element.getBoundingClientRect()
      return width > 0 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    return new Promise((resolve) => {
      setTimeout(() => resolve(1 / 0), 10_000)
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  },
}
addEventListener('pointerdown', ({ timeStamp }) => (watch.touchedMs = timeStamp), true)
`
