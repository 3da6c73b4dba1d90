import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { cardsOf, headingOf, openLandingPage, SECTIONS } from '../../harness/start-page.ts'
import { expect, test } from '../../harness/test.ts'

/** The prices in rupees at the exchange rate of the stand-in. */
const RUPEES = ['₹442.71', '₹1,329.91', '₹7,896.08']

/**
 * Scrolls from the top to the end, so that everything that loads or moves when seen has done so.
 * The height of the page changes on the way, since sections are laid out when they come near the
 * screen.
 */
async function readOn(page: Page) {
  const isAtEnd = () =>
    page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 1')
  while (!(await isAtEnd())) {
    const before = await page.evaluate<number>('scrollY')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(before)
  }
}

test('without testimonials and an installer the page shows facts and a free interview, and no download', async ({
  page,
}) => {
  await openLandingPage(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'What is in it' })).toBeVisible()
  await expect(main.getByRole('figure')).toHaveCount(0)
  await expect(
    main.getByText('rounds: coding, behavioral, system design and sales call'),
  ).toBeVisible()

  const interview = main.getByRole('link', { name: 'Start a free mock interview' }).first()
  await expect(interview).toHaveAttribute('href', '/signup')
  await expect(main.getByRole('button', { name: 'Mac: coming soon' }).first()).toBeHidden()
  await expect(main.getByRole('link', { name: 'Download for Windows' }).first()).toBeHidden()
  await expect(main.getByText('The desktop helper is not out yet.')).toBeVisible()
  await expect(main.getByText('The desktop helper is for')).toBeHidden()
})

test('the first screen names practice and live help, and leads to both', async ({ page }) => {
  await openLandingPage(page)
  await expect(
    page.getByText(/^AI-driven career insights: .*mock interviews.*live help/),
  ).toBeInViewport()
  await expect(
    page.getByRole('link', { name: 'Start a free mock interview' }).first(),
  ).toBeInViewport()
  await page.getByRole('link', { name: 'See live help' }).click()
  await expect(
    page.getByRole('heading', { name: 'Help while the real conversation goes on' }),
  ).toBeInViewport()
})

test('help speaks of the desktop helper only where there is one', async ({ page }) => {
  await page.goto('/help')
  await page.getByText('Does it work with video meetings?').click()
  await expect(page.getByText('begin a live session in your browser')).toBeVisible()
  await expect(page.getByText('The desktop helper is made for')).toBeHidden()
})

test('prices are sorted, in rupees at the current rate and in dollars', async ({ page }) => {
  await openLandingPage(page)
  const pricing = page.locator('#pricing')
  const plans = pricing.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(plans.getByRole('heading')).toHaveText(['Basic', 'Pro', 'Premium'])
  for (const [index, facts] of [
    [RUPEES[0], '($4.99) per month', '10 credits', '1-month access'],
    [RUPEES[1], '($14.99) per month', '50 credits', '1-month access', 'Most Popular'],
    [RUPEES[2], '($89) per year', '600 credits', '1-year access'],
  ].entries()) {
    for (const fact of facts) await expect(plans.nth(index)).toContainText(String(fact))
  }
  await expect(pricing.getByText('Most Popular')).toHaveCount(1)
})

test('without an exchange rate, prices read Loading beside their dollars', async ({
  page,
  standIns,
  server,
  problems,
}) => {
  const pricing = page.locator('#pricing')
  problems.expect(/502/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // Every cached rate is too old by then.
  await server.advance({ days: 2 })
  await standIns.set('rates', 'fail')
  const answered = page.waitForResponse('**/api/exchange-rates/USD')
  await page.goto('/')
  expect((await answered).status()).toBe(502)
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('exchange rate'))
  await expect(pricing.getByText('Loading', { exact: true })).toHaveCount(3)
  for (const price of ['($4.99)', '($14.99)', '($89)'])
    await expect(pricing.getByText(price)).toBeVisible()
  await expect(pricing.getByText('₹')).toHaveCount(0)
  // For a minute the server does not call a service that failed.
  await server.advance({ minutes: 2 })
})

for (const { device, viewport, deviceScaleFactor } of [
  { device: 'a phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 },
  { device: 'a desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
]) {
  test(`on ${device} with a slow network, the page loads without layout shifts and below 400 kB`, async ({
    newBrowser,
    server,
  }) => {
    const page = await newBrowser({
      baseURL: server.origin,
      viewport,
      deviceScaleFactor,
      reducedMotion: 'reduce',
    })
    const client = await page.context().newCDPSession(page)
    const bytes = { page: 0, nextPage: 0 }
    const prefetches = new Set<string>()
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // The lowest priority is that of files for the next page.
      if (request.initialPriority === 'VeryLow') prefetches.add(requestId)
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[prefetches.has(requestId) ? 'nextPage' : 'page'] += encodedDataLength
    })
    await client.send('Network.enable')
    // Late pictures and fonts cause layout shifts.
    const slow = {
      offline: false,
      latency: 100,
      downloadThroughput: 400_000,
      uploadThroughput: 100_000,
    }
    await client.send('Network.emulateNetworkConditions', slow)
    await page.addInitScript(
      `window.shifted = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifted += value })
        .observe({ type: 'layout-shift', buffered: true })`,
    )
    await page.goto('/')
    await readOn(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('window.shifted')).toBe(0)
    expect(bytes.page / 1000).toBeLessThan(400)
    expect(bytes.nextPage / 1000, 'the scripts of the sign-up, fetched when idle').toBeLessThan(150)
    expect(bytes.nextPage).toBeGreaterThan(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search engines get the texts of the five questions', async ({ page }) => {
    await page.goto('/')
    const entries = page.locator('#faq details')
    await expect(entries).toHaveCount(5)
    const known: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    for (const entry of await entries.all()) {
      const question = await entry.locator('summary').textContent()
      await entry.locator('summary').click()
      await expect(entry.locator('p').first()).toBeVisible()
      const answer = await entry.locator('p').first().textContent()
      expect(known).toMatchObject({
        '@type': 'FAQPage',
        mainEntity: expect.arrayContaining([
          {
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          },
        ]),
      })
    }
  })

  test('at 1280 px FAQ, steps, cards and the links of the header work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
    for (const [label, id, heading] of SECTIONS) {
      await page.getByRole('banner').getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(headingOf(page, heading)).toBeInViewport()
    }
    await expectContentToWork(page)
  })

  test('at 320 px FAQ, steps, cards and the links of the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Navigation' })
    for (const [label, id, heading] of SECTIONS) {
      await clickButton(page, 'Open navigation')
      await menu.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(menu).not.toBeInViewport()
      await expect(headingOf(page, heading)).toBeInViewport()
      // Without scripts the browser considers the menu open until the next press on the page.
      await page.mouse.click(5, 400)
      await expect(menu).toBeHidden()
    }
    await clickButton(page, 'Open navigation')
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await expectContentToWork(page)
  })

  async function expectContentToWork(page: Page) {
    for (const price of ['($4.99)', '($14.99)', '($89)'])
      await expect(page.getByText(price)).toBeVisible()

    for (const label of ['During The Interview', 'Get Results', 'Install & Setup']) {
      await page.getByRole('radio', { name: label }).click()
      await expect(page.getByRole('region')).toHaveCount(3)
      await expect(page.getByRole('region', { name: label }).getByRole('heading')).toBeVisible()
    }

    const cards = cardsOf(page)
    for (const number of [3, 1, 4, 2]) {
      await cards.getByRole('link', { name: `Show card ${number}:` }).click()
      const card = cards
        .getByRole('list')
        .locator('> li')
        .nth(number - 1)
      await expect(card.getByRole('heading')).toBeInViewport()
    }
    await expect(cards.getByRole('link', { name: 'Next card' })).toBeHidden()

    const answer = page.locator('#faq details p').first()
    await expect(answer).toBeHidden()
    await page.locator('#faq summary').first().click()
    await expect(answer).toBeVisible()
    await expect(page.getByRole('link', { name: 'support@sightline.example' })).toBeVisible()
  }
})
