import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails unless axe finds nothing to mend on the page as it is now. */
export async function checkA11y(page: Page) {
  await drawn(page)
  await analyze(page, {})
}

/** Axe goes into the page once and runs there. Its usual builder brings it along anew for each look, at several times the work. */
async function analyze(page: Page, options: RunOptions) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource)
  const all: RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false, ...options }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(all)})`)
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** What a change of width or colours brings about has been drawn. */
const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

const widths = [360, 1280]
/** The scheme changes nothing but colours, so that every rule is asked in the first one, and those about colours in the second. */
const colorSchemes: Record<'light' | 'dark', RunOptions> = {
  light: {},
  dark: { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } },
}

/** Looks at the page on a phone and on a desk, in light and dark: no sideways scrolling, nothing for axe to mend. */
export async function checkLooks(page: Page) {
  await expect(page.locator('h1').first(), 'what is still loading is not looked at').toBeVisible()
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await drawn(page)
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `sideways scrolling at ${width} px`).toBe(0)
      await analyze(page, colorSchemes[colorScheme])
    }
  }
}
