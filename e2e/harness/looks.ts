import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo } from '@playwright/test'

/** Fails unless axe finds nothing to mend on the page as it is now. */
export async function checkA11y(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

const widths = [360, 1280]
const colorSchemes = ['light', 'dark'] as const

/** Looks at the page on a phone and on a desk, in light and dark: no sideways scrolling, nothing for axe to mend; attaches pictures. */
export async function checkLooks(page: Page, testInfo: TestInfo) {
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `sideways scrolling at ${width} px`).toBe(0)
      await checkA11y(page)
      await testInfo.attach(`${width}-${colorScheme}`, { body: await page.screenshot(), contentType: 'image/png' })
    }
  }
}
