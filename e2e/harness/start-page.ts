import type { Page } from '@playwright/test'

/** Opens the start page and waits until it answers: it asks for its scripts only when somebody stirs. */
export async function openLandingPage(page: Page) {
  const counted = page.waitForRequest('**/api/page-views')
  await page.goto('/')
  // Twice, since a pointer that rests there already does not stir.
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await counted
}
