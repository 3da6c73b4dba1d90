import type { Locator, Page } from '@playwright/test'
import { checkA11y } from '../harness/check-page.ts'
import { clickButton } from '../harness/forms.ts'
import { openLandingPage } from '../harness/start-page.ts'
import { expect, test } from '../harness/test.ts'

const SECTIONS = [
  ['Features', 'features', 'How It Works'],
  ['Pricing', 'pricing', 'Pricing'],
  ['FAQ', 'faq', 'Frequently asked questions'],
  ['Contact', 'contact', 'Contact'],
] as const
/** What the stand-in says a dollar is worth, times the price. */
const RUPEES = ['₹442.71', '₹1,329.91', '₹7,896.08']

/** What slides in once it is in sight. */
const SLIDING = '.animate-slide-in'

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

/** The card whose dot is marked is the one in sight, wherever the click on an arrow left the page. */
async function expectCard(page: Page, number: number) {
  const cards = cardsOf(page)
  await expect(cards.locator('[aria-current]')).toHaveAccessibleName(new RegExp(`^Show card ${number}:`))
  await cards.getByRole('list').scrollIntoViewIfNeeded()
  await expect(
    cards
      .getByRole('listitem')
      .nth(number - 1)
      .getByRole('heading'),
  ).toBeInViewport()
}

test('the header leads to the parts of the page, from another page too, and marks the one that is read; who is signed in is led to the dashboard and to the plans', async ({
  page,
  context,
  account,
}) => {
  await openLandingPage(page)
  const header = page.getByRole('banner')
  const marked = header.locator('[aria-current]')

  await test.step('the mark in the header follows the scrolling, and goes at the top', async () => {
    await expect(marked).toHaveCount(0)
    for (const [label, id] of SECTIONS) {
      await page.evaluate(`document.getElementById('${id}').scrollIntoView()`)
      await expect(marked).toHaveText([label])
    }
    await page.evaluate('scrollTo(0, 0)')
    await expect(marked).toHaveCount(0)
  })

  await test.step('the header leads to the parts of the page and marks the one that is read', async () => {
    const navigation = header.getByRole('navigation')
    await expect(navigation.getByRole('link')).toHaveText(SECTIONS.map(([label]) => label))
    for (const [label, id, heading] of SECTIONS) {
      await navigation.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(headingOf(page, heading)).toBeInViewport()
      await expect(navigation.locator('[aria-current]')).toHaveText([label])
    }
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  })

  await test.step('another page’s header leads to the parts of the start page', async () => {
    await page.goto('/manifesto')
    await header.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/#pricing')
    await expect(headingOf(page, 'Pricing')).toBeInViewport()
  })

  await test.step('who is signed in is led to the dashboard and to the plans', async () => {
    await account.signIn(context, await account.signUp())
    await openLandingPage(page)
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home')
    await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/home/pricing')
  })
})

test('on a phone the sections are in a panel that closes on Esc, on a press beside it and on a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const panel = page.getByRole('dialog', { name: 'Navigation' })
  await openLandingPage(page)

  await clickButton(page, 'Open navigation')
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused()

  await clickButton(page, 'Open navigation')
  await checkA11y(page)
  await page.mouse.click(20, 30)
  await expect(panel).toBeHidden()
  await expect(page, 'the link beneath the press is not followed').toHaveURL('/')

  await clickButton(page, 'Open navigation')
  await expect(panel.getByRole('link')).toHaveText([...SECTIONS.map(([label]) => label), 'Sign In'])
  await panel.getByRole('link', { name: 'FAQ' }).click()
  await expect(panel).toBeHidden()
  await expect(headingOf(page, 'Frequently asked questions')).toBeInViewport()
})

test('what was opened before the scripts arrive stays open after them', async ({ page }) => {
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

test('the cards of how it works are walked through by keyboard, by arrows, by dots and by a mouse; the demo has three steps; nothing slides where motion is not welcome', async ({
  page,
}) => {
  await openLandingPage(page)
  const cards = cardsOf(page)
  await cards.scrollIntoViewIfNeeded()

  await test.step('the cards are walked through by keyboard', async () => {
    await cards.getByRole('list').focus()
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

  await test.step('by arrows, which end where the cards do', async () => {
    const [previous, next] = ['Previous card', 'Next card'].map((name) => page.getByRole('link', { name }))
    await expect(previous as Locator).toBeDisabled()
    for (const card of [2, 3, 4]) {
      await next?.click()
      await expectCard(page, card)
    }
    await expect(next as Locator).toBeDisabled()
    await previous?.click()
    await expectCard(page, 3)
  })

  await test.step('by their dots', async () => {
    for (const card of [4, 2, 3, 1]) {
      await page.getByRole('link', { name: `Show card ${card}:` }).click()
      await expectCard(page, card)
    }
  })

  await test.step('by pulling them with a mouse, and they swing back after a small pull', async () => {
    const pull = async (px: number) => {
      const box = await cards.getByRole('list').boundingBox()
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

  await test.step('the demo has three steps, by mouse and by keyboard, each with its picture', async () => {
    const steps = page.getByRole('group', { name: 'From sign-up to result' })
    const labels = ['Install & Setup', 'During The Interview', 'Get Results']
    await expect(steps.locator('label')).toHaveText(labels)
    await steps.getByRole('radio', { name: 'Install & Setup' }).focus()
    for (const name of labels) {
      await expect(steps.getByRole('radio', { name })).toBeChecked()
      const panel = page.getByRole('region', { name })
      await expect(panel.getByRole('listitem')).toHaveCount(3)
      await expect
        .poll(() => panel.getByRole('img').evaluate((img: { naturalWidth: number }) => img.naturalWidth))
        .toBeGreaterThan(0)
      for (const other of labels.filter((label) => label !== name))
        await expect(page.getByRole('region', { name: other })).toBeHidden()
      await page.keyboard.press('ArrowRight')
    }
    await steps.getByRole('radio', { name: 'During The Interview' }).click()
    await expect(page.getByRole('region', { name: 'During The Interview' })).toBeVisible()
  })

  await test.step('no part slides in where motion is not welcome', async () => {
    await page.locator('#pricing').scrollIntoViewIfNeeded()
    for (const part of await page.locator(SLIDING).all()) await expect(part).toHaveCSS('animation-duration', '1e-05s')
  })
})

test('where motion is welcome each part slides in once, and the cards move smoothly and stand still until they are asked', async ({
  newBrowser,
  server,
}) => {
  const page = await newBrowser({ baseURL: server.origin, reducedMotion: 'no-preference' })
  await openLandingPage(page)
  await expect(page.locator(SLIDING)).toHaveCount(0)
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(page.locator(`#pricing ${SLIDING}`)).toHaveCSS('animation-duration', '0.8s')
  await expect(page.locator(`#pricing ${SLIDING}`)).toHaveCSS('animation-iteration-count', '1')

  await cardsOf(page).scrollIntoViewIfNeeded()
  await expectCard(page, 1)
  await page.getByRole('link', { name: 'Next card' }).click()
  await expectCard(page, 2)
})

test('the page offers a free interview and the desktop helper, quotes people by role, answers five questions, and names prices in rupees, which read Loading beside their dollars without a rate', async ({
  page,
  standIns,
  server,
  problems,
}) => {
  await openLandingPage(page)
  const main = page.getByRole('main')
  const pricing = page.locator('#pricing')

  await test.step('testimonials are given by role', async () => {
    const figures = main.getByRole('figure')
    await expect(figures).toHaveCount(3)
    for (const figure of await figures.all()) await expect(figure).toContainText(/developer|student/i)
  })

  await test.step('prices are in rupees at the live rate, the cheapest first, dollars in brackets', async () => {
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

  await test.step('five questions open their answers, and search engines read the same', async () => {
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

  await test.step('the hero offers a free interview and the desktop helper, which the Mac does not have yet', async () => {
    const interview = main.getByRole('link', { name: 'Start a free mock interview' }).first()
    await expect(interview).toHaveAttribute('href', '/signup')
    await expect(main.getByRole('button', { name: 'Mac: coming soon' }).first()).toBeDisabled()
    await main.getByRole('link', { name: 'Download for Windows' }).first().click()
    await expect(page).toHaveURL('/download/windows')
  })

  await test.step('while the rate is on its way, and for good if it does not come, the price reads Loading beside its dollars', async () => {
    problems.expect(/502/)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    // No kept rate is young enough any more.
    await server.advance({ days: 2 })
    await standIns.set('rates', 'fail')
    const answered = page.waitForResponse('**/api/exchange-rates/USD')
    await page.goto('/')
    expect((await answered).status()).toBe(502)
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('exchange rate'))
    await expect(pricing.getByText('Loading', { exact: true })).toHaveCount(3)
    for (const price of ['($4.99)', '($14.99)', '($89)']) await expect(pricing.getByText(price)).toBeVisible()
    await expect(pricing.getByText('₹')).toHaveCount(0)
    // The server leaves a service that failed alone for a minute.
    await server.advance({ minutes: 2 })
  })
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

  for (const width of [320, 360])
    test(`at ${width} px FAQ, steps, cards and the links of the menu work`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
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
    for (const price of ['($4.99)', '($14.99)', '($89)']) await expect(page.getByText(price)).toBeVisible()

    for (const label of ['During The Interview', 'Get Results', 'Install & Setup']) {
      await page.getByRole('radio', { name: label }).click()
      await expect(page.getByRole('region')).toHaveCount(2)
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
