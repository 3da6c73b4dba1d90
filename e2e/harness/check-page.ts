import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { axeSource, describeViolations } from './axe.ts'

/** Fails when axe finds an accessibility violation in the page's current state. */
export async function checkA11y(page: Page) {
  await waitForPaint(page)
  await analyze(page, {})
}

/**
 * Injects axe into the page once per page. The builder of @axe-core/playwright injects it for every
 * run, which is several times slower.
 */
async function analyze(page: Page, options: RunOptions) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource)
  const all: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    ...options,
  }
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(all)})`)
  expect(describeViolations(results), `accessibility of ${page.url()}`).toEqual([])
}

/** Resolves when a change of width or colours has been painted. */
const waitForPaint = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

const widths = [360, 1280]
/** The dark scheme changes only colours, so only rules about colours run in it. */
const colorSchemes: Record<'light' | 'dark', RunOptions> = {
  light: {},
  dark: { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } },
}

/**
 * Checks the page on a phone and a desktop, in light and dark: no horizontal scrolling, no
 * accessibility violations.
 */
export async function checkPage(page: Page) {
  await expect(page.locator('h1').first(), 'the page has finished loading').toBeVisible()
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await waitForPaint(page)
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `horizontal scrolling at ${width} px`).toBe(0)
      await analyze(page, colorSchemes[colorScheme])
    }
  }
}
