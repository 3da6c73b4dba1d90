import { expect, type Page } from '@playwright/test'

/** The sections that the header links to: label, id and heading. */
export const SECTIONS = [
  ['Features', 'features', 'How It Works'],
  ['Pricing', 'pricing', 'Pricing'],
  ['FAQ', 'faq', 'Frequently asked questions'],
  ['Contact', 'contact', 'Contact'],
] as const

/**
 * Opens the landing page and waits until its scripts run, which is when the page view is reported.
 */
export async function openLandingPage(page: Page) {
  const counted = page.waitForRequest('**/api/page-views')
  await page.goto('/')
  await counted
}

export const cardsOf = (page: Page) => page.getByRole('region', { name: 'How It Works' })
export const headingOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true })

/**
 * Expects that the card with this number is marked and in sight. A click on an arrow may have
 * scrolled the page.
 */
export async function expectCard(page: Page, number: number) {
  const cards = cardsOf(page)
  await expect(cards.locator('[aria-current]')).toHaveAccessibleName(
    new RegExp(`^Show card ${number}:`),
  )
  await cards.getByRole('list').scrollIntoViewIfNeeded()
  await expect(
    cards
      .getByRole('listitem')
      .nth(number - 1)
      .getByRole('heading'),
  ).toBeInViewport()
}
