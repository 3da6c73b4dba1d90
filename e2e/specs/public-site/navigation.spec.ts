import { checkA11y } from '../../harness/check-page.ts'
import { clickButton } from '../../harness/forms.ts'
import { expectCard, headingOf, openLandingPage, SECTIONS } from '../../harness/start-page.ts'
import { expect, test } from '../../harness/test.ts'

const LANGUAGES = ['English', 'Español', 'हिन्दी']

test.describe('the header', () => {
  test('links to the sections and to the log-in, and marks the section in view @main', async ({
    page,
  }) => {
    await openLandingPage(page)
    const header = page.getByRole('banner')
    const navigation = header.getByRole('navigation')
    const marked = navigation.locator('[aria-current]')
    await expect(marked).toHaveCount(0)
    for (const [label, id] of SECTIONS) {
      await page.evaluate(`document.getElementById('${id}').scrollIntoView()`)
      await expect(marked).toHaveText([label])
    }
    await page.evaluate('scrollTo(0, 0)')
    await expect(marked, 'no section at the top').toHaveCount(0)

    await expect(navigation.getByRole('link')).toHaveText(SECTIONS.map(([label]) => label))
    for (const [label, id, heading] of SECTIONS) {
      await navigation.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(headingOf(page, heading)).toBeInViewport()
      await expect(marked).toHaveText([label])
    }
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await expect(header.getByRole('link', { name: 'Start free' })).toHaveAttribute(
      'href',
      '/signup',
    )
  })

  test('of another page links to the sections of the start page', async ({ page }) => {
    await page.goto('/manifesto')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/#pricing')
    await expect(headingOf(page, 'Pricing')).toBeInViewport()
  })
})

test('signed-in users get links to the dashboard and the plans', async ({ page, asha: _ }) => {
  await openLandingPage(page)
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(dashboard).toHaveAttribute('href', '/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Start free' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute(
    'href',
    '/home/pricing?plan=Pro',
  )
})

test.describe('the navigation panel of a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('is accessible, and closes on Escape, on a press beside it and on a choice', async ({
    page,
  }) => {
    await openLandingPage(page)
    const panel = page.getByRole('dialog', { name: 'Navigation' })
    await clickButton(page, 'Open navigation')
    await checkA11y(page)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused()

    await clickButton(page, 'Open navigation')
    await page.mouse.click(20, 30)
    await expect(panel).toBeHidden()
    await expect(page, 'the link beneath the press is not followed').toHaveURL('/')

    await clickButton(page, 'Open navigation')
    await expect(panel.getByRole('link')).toHaveText([
      ...SECTIONS.map(([label]) => label),
      'Sign In',
      'Start free',
      ...LANGUAGES,
    ])
    await panel.getByRole('link', { name: 'FAQ' }).click()
    await expect(panel).toBeHidden()
    await expect(headingOf(page, 'Frequently asked questions')).toBeInViewport()
  })
})

test('what was opened before the scripts arrive stays open afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const counted = page.waitForRequest('**/api/page-views')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#faq summary').first().click()
  await page.getByRole('radio', { name: 'Get Results' }).click()
  await page.getByRole('link', { name: 'Show card 3:' }).click()
  await clickButton(page, 'Open navigation')

  held.resolve()
  await counted
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectCard(page, 3)
  await expect(page.getByRole('region', { name: 'Get Results' })).toBeVisible()
  await expect(page.locator('#faq details p').first()).toBeVisible()
})
