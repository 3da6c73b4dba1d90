import type { Page } from '@playwright/test'

/** Opens the landing page and waits until its scripts have taken over, which is when the page view is reported. */
export async function openLandingPage(page: Page) {
  const counted = page.waitForRequest('**/api/page-views')
  await page.goto('/')
  await counted
}
