import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails unless axe finds nothing to mend on the page as it is now. */
export const checkA11y = (page: Page) => analyze(page, new AxeBuilder({ page }))

async function analyze(page: Page, axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

const widths = [360, 1280]
const colorSchemes = ['light', 'dark'] as const

/**
 * Looks at the page on a phone and on a desk, in light and dark: no sideways scrolling, nothing for axe to mend. The scheme changes
 * nothing but colours, so that every rule is asked in the first one, and those about colours in the second.
 */
export async function checkLooks(page: Page) {
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `sideways scrolling at ${width} px`).toBe(0)
      const axe = new AxeBuilder({ page })
      await analyze(
        page,
        colorScheme === colorSchemes[0] ? axe : axe.withTags('cat.color').disableRules('color-contrast-enhanced'),
      )
    }
  }
}
