import type { Locator, Page } from '@playwright/test'
import { press } from '../harness/forms.ts'
import { openStartPage } from '../harness/start-page.ts'
import { expect, test } from '../harness/test.ts'

const SECTIONS = [
  ['Features', 'features', 'How It Works'],
  ['Pricing', 'pricing', 'Pricing'],
  ['FAQ', 'faq', 'Frequently asked questions'],
  ['Contact', 'contact', 'Contact'],
] as const
/** What the stand-in says a dollar is worth, times the price. */
const RUPEES = ['₹442.71', '₹1,329.91', '₹7,896.08']

const cardsOf = (page: Page) => page.getByRole('region', { name: 'How It Works' })
const headingOf = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })

/** From the top to the end, as far as a reader goes, so that everything that waits to be seen has been. */
async function readOn(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400)
    await expect
      .poll(() => page.evaluate<number>('scrollY + innerHeight'))
      .toBeGreaterThan(Math.min(y + 400, height) - 1)
  }
}

test('the header leads to the parts of the page and marks the one that is read', async ({ page }) => {
  await openStartPage(page)
  const navigation = page.getByRole('banner').getByRole('navigation')
  await expect(navigation.getByRole('link')).toHaveText(SECTIONS.map(([label]) => label))
  for (const [label, id, heading] of SECTIONS) {
    await navigation.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(headingOf(page, heading)).toBeInViewport()
    await expect(navigation.locator('[aria-current]')).toHaveText([label])
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test('the mark in the header follows the scrolling, and goes at the top', async ({ page }) => {
  await openStartPage(page)
  const marked = page.getByRole('banner').locator('[aria-current]')
  await expect(marked).toHaveCount(0)
  for (const [label, id] of SECTIONS) {
    await page.evaluate(`document.getElementById('${id}').scrollIntoView()`)
    await expect(marked).toHaveText([label])
  }
  await page.evaluate('scrollTo(0, 0)')
  await expect(marked).toHaveCount(0)
})

test('on a phone the parts of the page are in a panel that closes when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openStartPage(page)
  await press(page, 'Open navigation')
  const panel = page.getByRole('dialog', { name: 'Navigation' })
  await expect(panel.getByRole('link')).toHaveText([...SECTIONS.map(([label]) => label), 'Sign In'])
  await panel.getByRole('link', { name: 'FAQ' }).click()
  await expect(panel).toBeHidden()
  await expect(headingOf(page, 'Frequently asked questions')).toBeInViewport()
})

test('a button pressed before the scripts are there does its work once they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await press(page, 'Open navigation')
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden()
  held.resolve()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
})

test('the start page loads no script until somebody stirs, or a little time has gone by', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.clock.install()
  await page.goto('/')
  await expect(headingOf(page, 'Pricing')).toBeAttached()
  expect(scripts).toEqual([])
  const counted = page.waitForRequest('**/api/page-views')
  await page.clock.fastForward(3000)
  await page.clock.resume()
  await counted
})

test('another page’s header leads to the parts of the start page', async ({ page }) => {
  await page.goto('/manifesto')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  await expect(headingOf(page, 'Pricing')).toBeInViewport()
})

test('who is signed in is led to the dashboard and to the plans', async ({ page, context, account }) => {
  await account.signIn(context, await account.signUp())
  await openStartPage(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home')
  await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/home/pricing')
})

test('the hero offers a free interview and the desktop helper, which the Mac does not have yet', async ({ page }) => {
  await openStartPage(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Start a free mock interview' }).first()).toHaveAttribute(
    'href',
    '/signup',
  )
  await expect(main.getByRole('button', { name: 'Mac: coming soon' }).first()).toBeDisabled()
  await main.getByRole('link', { name: 'Download for Windows' }).first().click()
  await expect(page).toHaveURL('/download/windows')
})

/** The card whose dot is marked is the one in sight. */
async function expectCard(page: Page, number: number) {
  const cards = cardsOf(page)
  await expect(cards.locator('[aria-current]')).toHaveAccessibleName(new RegExp(`^Show card ${number}:`))
  await expect(
    cards
      .getByRole('listitem')
      .nth(number - 1)
      .getByRole('heading'),
  ).toBeInViewport()
}

test.describe('the cards of how it works', () => {
  test.beforeEach(async ({ page }) => {
    await openStartPage(page)
    await cardsOf(page).scrollIntoViewIfNeeded()
  })

  test('are walked through by keyboard', async ({ page }) => {
    await cardsOf(page).getByRole('list').focus()
    await expectCard(page, 1)
    for (const [key, card] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 4],
      ['ArrowRight', 4],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectCard(page, card)
    }
  })

  test('are walked through by arrows, which end where the cards do', async ({ page }) => {
    const [previous, next] = ['Previous card', 'Next card'].map((name) => page.getByRole('button', { name }))
    await expect(previous as Locator).toBeDisabled()
    for (const card of [2, 3, 4]) {
      await next?.click()
      await expectCard(page, card)
    }
    await expect(next as Locator).toBeDisabled()
    await previous?.click()
    await expectCard(page, 3)
  })

  test('are chosen by their dots', async ({ page }) => {
    for (const card of [3, 1, 4, 2]) {
      await page.getByRole('button', { name: `Show card ${card}:` }).click()
      await expectCard(page, card)
    }
  })

  test('are pulled by a mouse, and swing back after a small pull', async ({ page }) => {
    const pull = async (px: number) => {
      const box = await cardsOf(page).getByRole('list').boundingBox()
      if (!box) throw new Error('The cards are not drawn')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + px, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
    }
    await pull(-300)
    await expectCard(page, 2)
    await pull(-40)
    await expectCard(page, 2)
    await pull(300)
    await expectCard(page, 1)
  })

  test('move smoothly where motion is welcome, and stand still until they are asked', async ({
    newBrowser,
    server,
  }) => {
    const page = await newBrowser({ baseURL: server.origin, reducedMotion: 'no-preference' })
    await openStartPage(page)
    await cardsOf(page).scrollIntoViewIfNeeded()
    await expectCard(page, 1)
    await press(page, 'Next card')
    await expectCard(page, 2)
  })
})

test('each part slides in once where motion is welcome, and not at all where it is not', async ({
  page,
  newBrowser,
  server,
}) => {
  const sliding = '.animate-slide-in'
  const moving = await newBrowser({ baseURL: server.origin, reducedMotion: 'no-preference' })
  await openStartPage(moving)
  await expect(moving.locator(sliding)).toHaveCount(0)
  await moving.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(moving.locator(`#pricing ${sliding}`)).toHaveCSS('animation-duration', '0.8s')
  await expect(moving.locator(`#pricing ${sliding}`)).toHaveCSS('animation-iteration-count', '1')

  await openStartPage(page)
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  for (const part of await page.locator(sliding).all()) await expect(part).toHaveCSS('animation-duration', '1e-05s')
})

test('the demo has three steps, by mouse and by keyboard, each with its picture', async ({ page }) => {
  await openStartPage(page)
  const steps = page.getByRole('tablist', { name: 'From sign-up to result' })
  await expect(steps.getByRole('tab')).toHaveText(['Install & Setup', 'During The Interview', 'Get Results'])
  await steps.getByRole('tab', { name: 'Install & Setup' }).focus()
  for (const name of ['Install & Setup', 'During The Interview', 'Get Results']) {
    const panel = page.getByRole('tabpanel', { name })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await expect
      .poll(() => panel.getByRole('img').evaluate((img: { naturalWidth: number }) => img.naturalWidth))
      .toBeGreaterThan(0)
    await page.keyboard.press('ArrowRight')
  }
  await steps.getByRole('tab', { name: 'During The Interview' }).click()
  await expect(page.getByRole('tabpanel', { name: 'During The Interview' })).toBeVisible()
})

test('testimonials are given by role', async ({ page }) => {
  await openStartPage(page)
  const figures = page.getByRole('main').getByRole('figure')
  await expect(figures).toHaveCount(3)
  for (const figure of await figures.all()) await expect(figure).toContainText(/developer|student/i)
})

test('prices are in rupees at the live rate, the cheapest first, dollars in brackets', async ({ page }) => {
  await openStartPage(page)
  const plans = page
    .locator('#pricing')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(plans.getByRole('heading')).toHaveText(['Basic', 'Pro', 'Premium'])
  for (const [index, facts] of [
    [RUPEES[0], '($4.99) per month', '10 credits', '1-month access'],
    [RUPEES[1], '($14.99) per month', '50 credits', '1-month access', 'Most Popular'],
    [RUPEES[2], '($89) per year', '600 credits', '1-year access'],
  ].entries()) {
    for (const fact of facts) await expect(plans.nth(index)).toContainText(String(fact))
  }
  await expect(page.locator('#pricing').getByText('Most Popular')).toHaveCount(1)
})

test('while the rate is on its way, and for good if it does not come, the price reads Loading beside its dollars', async ({
  page,
  standIns,
  server,
  problems,
}) => {
  problems.expect(/502/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // No kept rate is young enough any more.
  await server.advance({ days: 2 })
  await standIns.set('rates', 'fail')
  const answered = page.waitForResponse('**/api/exchange-rates/USD')
  await page.goto('/')
  expect((await answered).status()).toBe(502)
  const pricing = page.locator('#pricing')
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('exchange rate'))
  await expect(pricing.getByText('Loading', { exact: true })).toHaveCount(3)
  for (const price of ['($4.99)', '($14.99)', '($89)']) await expect(pricing.getByText(price)).toBeVisible()
  await expect(pricing.getByText('₹')).toHaveCount(0)
  // The server leaves a service that failed alone for a minute.
  await server.advance({ minutes: 2 })
})

test('five questions open their answers, and search engines read the same', async ({ page }) => {
  await page.goto('/')
  const entries = page.locator('#faq details')
  await expect(entries).toHaveCount(5)
  const known: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  for (const entry of await entries.all()) {
    const question = await entry.locator('summary').textContent()
    await entry.locator('summary').click()
    const answer = await entry.locator('p').textContent()
    expect(known).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([
        { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
      ]),
    })
  }
})

for (const { device, viewport, deviceScaleFactor } of [
  { device: 'a phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 },
  { device: 'a desk', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
]) {
  test(`on ${device} behind a slow network nothing moves by itself while the page loads and is read, and all of it weighs little`, async ({
    newBrowser,
    server,
  }) => {
    const page = await newBrowser({ baseURL: server.origin, viewport, deviceScaleFactor, reducedMotion: 'reduce' })
    const client = await page.context().newCDPSession(page)
    let bytes = 0
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await client.send('Network.enable')
    // Pictures and faces that come late are what makes a page jump.
    const slow = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 100_000 }
    await client.send('Network.emulateNetworkConditions', slow)
    await page.addInitScript(
      `window.shifted = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifted += value })
        .observe({ type: 'layout-shift', buffered: true })`,
    )
    await page.goto('/')
    await readOn(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('window.shifted')).toBe(0)
    expect(bytes / 1000).toBeLessThan(400)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 1280]) {
    test(`at ${width} px everything can be read and gone to`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
      for (const [label, id, heading] of SECTIONS) {
        await page.getByRole('banner').getByRole('link', { name: label }).click()
        await expect(page).toHaveURL(`/#${id}`)
        await expect(headingOf(page, heading)).toBeInViewport()
      }
      for (const price of ['($4.99)', '($14.99)', '($89)']) await expect(page.getByText(price)).toBeVisible()
      for (const step of await page.getByRole('tabpanel').all()) await expect(step).toBeVisible()
      await expect(page.getByRole('tablist')).toBeHidden()
      await page.locator('#faq summary').first().click()
      await expect(page.locator('#faq details p').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'support@sightline.example' })).toBeVisible()
    })
  }
})
