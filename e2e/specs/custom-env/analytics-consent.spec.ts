import type { Page } from '@playwright/test'
import { checkA11y } from '../../harness/check-page.ts'
import {
  answerConsent,
  consentBanner,
  consentEnv,
  countOf,
  eventNamesOf,
  eventsOf,
  pageViews,
  recordProviderRequests,
  test,
} from '../../harness/consent.ts'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview } from '../../harness/interview-api.ts'
import type { Server } from '../../harness/server-process.ts'
import { openLandingPage } from '../../harness/start-page.ts'
import { expect } from '../../harness/test.ts'

// All tests share one server.
test.describe.configure({ mode: 'default' })
test.use({ serverEnv: consentEnv })

const HALF_A_YEAR_MS = 181 * 24 * 60 * 60_000

const positionHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Founding Engineer' })
const openPosition = (page: Page) => page.getByRole('link', { name: 'Apply Now' }).first().click()
const openPositions = (page: Page) => page.getByRole('link', { name: 'All positions' }).click()

const expectNothingSent = async (requests: string[], server: Server) =>
  expect([requests, await eventsOf(server)]).toEqual([[], []])

/**
 * Waits until the providers received `count` page views, and the requests for them were recorded.
 */
async function expectPageViews(count: number, requests: string[], server: Server) {
  await expect.poll(() => eventNamesOf(server)).toEqual(pageViews(count))
  // The browser reports a request after sending it, so a late report could be taken for the next
  // page's request.
  await expect.poll(() => requests.filter((url) => url.endsWith('/events'))).toHaveLength(3 * count)
}

test.describe('the consent banner', () => {
  test('gives both answers the same look', async ({ page }) => {
    await openLandingPage(page)
    await expect(consentBanner(page)).toBeVisible()
    const look = async (name: string) => {
      const button = consentBanner(page).getByRole('button', { name })
      const box = await button.boundingBox()
      return [await button.getAttribute('class'), box?.width, box?.height]
    }
    expect(await look('Accept')).toEqual(await look('Decline'))
  })

  test('moves nothing and covers nothing on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/careers')
    await expect(consentBanner(page)).toBeVisible()
    const shift = await page.evaluate<number>(
      `new Promise((resolve) => new PerformanceObserver((list, observer) => {
        observer.disconnect()
        resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0))
      }).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(resolve, 500, 0))`,
    )
    expect(shift, 'layout shift').toBeLessThan(0.01)
    const last = page.getByRole('contentinfo').getByText(/© 2025–\d{4} Sightline/)
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    const [end, banner] = [await last.boundingBox(), await consentBanner(page).boundingBox()]
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  })

  test('leaves an interview its screen, and asks on the dashboard', async ({ page, asha: _ }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/home')
    await expect(consentBanner(page)).toBeVisible()
    await page.goto(`/home/interviews/${await createBegunInterview(page, { round: 'coding' })}`)
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
    await expect(consentBanner(page)).toBeHidden()
  })

  test('takes at most a sixth of the screen of a phone, and names the providers when asked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 })
    await page.goto('/careers')
    await expect(consentBanner(page)).toBeVisible()
    expect((await consentBanner(page).boundingBox())?.height).toBeLessThanOrEqual(720 / 6)
    await expect(consentBanner(page).getByText('If you accept, scripts from')).toBeHidden()
    await consentBanner(page).getByText('Who sets them?').click()
    await expect(consentBanner(page).getByText('If you accept, scripts from')).toBeVisible()
    await checkA11y(page)
  })

  test('can be answered and reopened with the keyboard', async ({ page }) => {
    await page.goto('/careers')
    await expect(consentBanner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(consentBanner(page).getByText('Who sets them?')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(consentBanner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(consentBanner(page).getByRole('button', { name: 'Decline' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(consentBanner(page)).toBeHidden()

    const choices = page.getByRole('button', { name: 'Privacy choices' })
    await choices.press('Enter')
    await expect(consentBanner(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(consentBanner(page)).toBeHidden()
    await expect(choices).toBeFocused()
  })
})

test('before an answer, providers receive nothing and our own count has every page', async ({
  page,
  server,
}) => {
  const requests = recordProviderRequests(page, server)
  const before = await countOf(server, 'page-view')
  await openLandingPage(page)
  await expect(consentBanner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Careers' }).click()
  await openPosition(page)
  await page.getByRole('tab', { name: 'Application' }).click()
  await expect.poll(() => countOf(server, 'page-view')).toBe(before + 3)
  await expectNothingSent(requests, server)
})

test('after a refusal, providers receive nothing, and the banner returns after half a year', async ({
  page,
  server,
}) => {
  const requests = recordProviderRequests(page, server)
  await page.clock.install()
  await page.goto('/careers')
  await answerConsent(page, 'Decline')
  await page.reload()
  await openPosition(page)
  await expect(positionHeading(page)).toBeVisible()
  await expect(consentBanner(page)).toBeHidden()
  await expectNothingSent(requests, server)

  await openPositions(page)
  await expect(page.getByRole('heading', { name: 'How we hire' })).toBeVisible()
  await page.clock.setSystemTime(Date.now() + HALF_A_YEAR_MS)
  await page.reload()
  await expect(consentBanner(page)).toBeVisible()
})

test('after consent, every provider receives every page view exactly once @main', async ({
  page,
  server,
}) => {
  const requests = recordProviderRequests(page, server)
  await page.goto('/careers')
  await answerConsent(page, 'Accept')
  await expect(consentBanner(page)).toBeHidden()
  await expectPageViews(1, requests, server)
  await openPosition(page)
  await page.getByRole('tab', { name: 'Application' }).click()
  await expectPageViews(2, requests, server)
  expect(await eventsOf(server)).toContainEqual(
    expect.objectContaining({
      provider: 'tag-manager',
      id: 'GTM-LOCAL',
      page_path: '/careers/founding-engineer',
    }),
  )
  await page.reload()
  await expectPageViews(3, requests, server)
  await expect(consentBanner(page), 'the answer is remembered').toBeHidden()
})

test('withdrawn consent removes the providers until it is given again', async ({
  page,
  server,
}) => {
  const requests = recordProviderRequests(page, server)
  await page.goto('/careers/founding-engineer')
  await answerConsent(page, 'Accept')
  await expectPageViews(1, requests, server)

  await page.evaluate('document.cookie = "_fbp=1; path=/"')
  await clickButton(page, 'Privacy choices')
  await expect(consentBanner(page)).toContainText('You have accepted so far.')
  const before = requests.length
  const reloaded = page.waitForEvent('load')
  await answerConsent(page, 'Decline')
  await reloaded
  await openPositions(page)
  await openPosition(page)
  await expect(positionHeading(page)).toBeVisible()
  expect(requests.slice(before)).toEqual([])
  expect(await page.evaluate('typeof window.fbq + document.cookie')).toBe('undefined')

  await clickButton(page, 'Privacy choices')
  await expect(consentBanner(page)).toContainText('You have declined so far.')
  await answerConsent(page, 'Accept')
  await expectPageViews(2, requests, server)
})

test('providers receive nothing from the page that sets a new password', async ({
  page,
  server,
}) => {
  const requests = recordProviderRequests(page, server)
  await page.goto('/careers')
  await answerConsent(page, 'Accept')
  await expectPageViews(1, requests, server)
  const before = requests.length
  await page.goto('/reset-password#access_token=a&refresh_token=b&type=recovery')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(requests.slice(before)).toEqual([])
})
