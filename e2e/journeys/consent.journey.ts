import type { Page } from '@playwright/test'
import { z } from 'zod'
import { newAddress } from '../harness/account.ts'
import { logOut, press, startSignUp, verifyCode } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

// One server for all of it.
test.describe.configure({ mode: 'default' })
test.use({
  settings: {
    WINDOWS_INSTALLER_URL: '{stand-ins}/files/sightline-setup.exe',
    TAG_MANAGER_ID: 'GTM-LOCAL',
    TAG_MANAGER_URL: '{stand-ins}/analytics/gtm.js',
    PIXEL_ID: '4242',
    PIXEL_URL: '{stand-ins}/analytics/fbevents.js',
    INSIGHT_ID: '7777',
    INSIGHT_URL: '{stand-ins}/analytics/insight.min.js',
  },
})

const question = (page: Page) => page.getByRole('region', { name: 'May others count your visit?' })
const Events = z.array(z.looseObject({ provider: z.string(), event: z.string() }))

const eventsAt = async (standIns: string) => Events.parse(await (await fetch(`${standIns}/analytics/events`)).json())
/** What arrived, in short: 'pixel PageView'. */
const briefly = async (standIns: string) =>
  (await eventsAt(standIns)).map(({ provider, event }) => `${provider} ${event}`).sort()

/** The requests that a page sends to a provider. */
function requestsToProviders(page: Page, standIns: string) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${standIns}/analytics`)) urls.push(request.url())
  })
  return urls
}

const VIEW = ['insight page_view', 'pixel PageView', 'tag-manager page_view']
const views = (count: number) =>
  Array.from({ length: count }, () => VIEW)
    .flat()
    .sort()

test.beforeEach(async ({ server }) => {
  await fetch(`${server.standIns}/analytics/events`, { method: 'DELETE' })
})

test('before an answer nothing goes to a provider, and our own count has every page', async ({ page, server }) => {
  const sent = requestsToProviders(page, server.standIns)
  const count = async () =>
    Number((await server.sql`select coalesce(sum(count), 0) as sum from daily_counts where kind = 'page-view'`)[0]?.sum)
  const before = await count()
  await page.goto('/')
  await expect(question(page)).toBeVisible()
  await page.getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await page.getByRole('tab', { name: 'Application' }).click()
  await expect.poll(count).toBe(before + 3)
  expect([sent, await eventsAt(server.standIns)]).toEqual([[], []])
})

test('with a yes each provider hears of the page at once, and of each further one exactly once', async ({
  page,
  server,
}) => {
  await page.goto('/careers')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect(question(page)).toBeHidden()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(1))
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await page.getByRole('tab', { name: 'Application' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(2))
  expect(await eventsAt(server.standIns)).toContainEqual(
    expect.objectContaining({ provider: 'tag-manager', id: 'GTM-LOCAL', page_path: '/careers/founding-engineer' }),
  )
  await page.reload()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(3))
  await expect(question(page), 'the answer is remembered').toBeHidden()
})

test('with a no nothing is loaded, and the answer is remembered for half a year', async ({ page, server }) => {
  const sent = requestsToProviders(page, server.standIns)
  await page.clock.install()
  await page.goto('/careers')
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Founding Engineer' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect([sent, await eventsAt(server.standIns)]).toEqual([[], []])

  await page.clock.setSystemTime(Date.now() + 181 * 24 * 60 * 60_000)
  await page.reload()
  await expect(question(page)).toBeVisible()
})

test('a yes can be taken back: the page is loaded anew without the providers', async ({ page, server }) => {
  await page.goto('/careers')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(1))
  await page.evaluate('document.cookie = "_fbp=1; path=/"')

  await press(page, 'Privacy choices')
  await expect(question(page)).toContainText('You have accepted so far.')
  const sent = requestsToProviders(page, server.standIns)
  const reloaded = page.waitForEvent('load')
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await reloaded
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Founding Engineer' })).toBeVisible()
  expect(sent).toEqual([])
  expect(await page.evaluate('typeof window.fbq + document.cookie')).toBe('undefined')

  await press(page, 'Privacy choices')
  await expect(question(page)).toContainText('You have declined so far.')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(2))
})

test('a sign-up is reported once to each provider', async ({ page, server, mail }) => {
  const email = newAddress()
  await page.goto('/signup')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(1))
  await startSignUp(page, email)
  await verifyCode(page, await mail.codeFor(email))
  await expect(page).toHaveURL('/home')
  await expect.poll(() => briefly(server.standIns)).toContain('tag-manager sign_up')
  await page.reload()
  await expect
    .poll(async () => (await briefly(server.standIns)).filter((event) => event === 'pixel PageView').length)
    .toBe(4)
  const conversions = (await eventsAt(server.standIns)).filter(({ event }) => !/page_?view/i.test(event))
  expect(conversions).toHaveLength(3)
  expect(conversions).toEqual(
    expect.arrayContaining([
      { provider: 'tag-manager', id: 'GTM-LOCAL', event: 'sign_up' },
      { provider: 'pixel', id: '4242', call: 'track', event: 'CompleteRegistration' },
      { provider: 'insight', id: '7777', event: 'conversion', conversion_id: 22164513 },
    ]),
  )
})

test('a sign-up with Google is reported once, and coming back is no sign-up', async ({ page, server }) => {
  const email = newAddress()
  const signUps = async () => (await briefly(server.standIns)).filter((event) => event === 'tag-manager sign_up').length
  await page.goto('/careers')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(1))
  const goThrough = async (path: string, button: string) => {
    await page.goto(path)
    await press(page, button)
    await page.getByLabel('E-mail address').fill(email)
    await press(page, 'Continue')
    await expect(page).toHaveURL('/home')
  }
  await goThrough('/signup', 'Sign up with Google')
  await expect.poll(signUps).toBe(1)

  await logOut(page)
  await expect(page).toHaveURL('/login')
  const homeViews = async () => (await eventsAt(server.standIns)).filter((event) => event.page_path === '/home').length
  const before = await homeViews()
  await goThrough('/login', 'Continue with Google')
  await expect.poll(homeViews).toBeGreaterThan(before)
  expect(await signUps()).toBe(1)
})

test('a sign-up without consent is reported to nobody', async ({ page, server, mail }) => {
  const sent = requestsToProviders(page, server.standIns)
  const email = newAddress()
  await startSignUp(page, email)
  await verifyCode(page, await mail.codeFor(email))
  await expect(page).toHaveURL('/home')
  expect([sent, await eventsAt(server.standIns)]).toEqual([[], []])
})

test('the page that sets a new password is nobody else’s business', async ({ page, server }) => {
  await page.goto('/')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(1))
  const sent = requestsToProviders(page, server.standIns)
  await page.goto('/reset-password#access_token=a&refresh_token=b&type=recovery')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(sent).toEqual([])
})

test('a download begins by itself, is counted, and reported once to each provider', async ({ page, server }) => {
  const count = async () =>
    Number((await server.sql`select coalesce(sum(count), 0) as sum from daily_counts where kind = 'download'`)[0]?.sum)
  const before = await count()
  await page.goto('/careers')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => briefly(server.standIns)).toEqual(views(1))

  const fetched = page.waitForEvent('download')
  await page.goto('/download/windows')
  expect((await fetched).suggestedFilename()).toBe('sightline-setup.exe')
  await expect(page.getByText('The download has started.')).toBeVisible()
  await expect.poll(async () => (await eventsAt(server.standIns)).length).toBe(9)
  const conversions = (await eventsAt(server.standIns)).filter(({ event }) => !/page_?view/i.test(event))
  expect(conversions).toEqual(
    expect.arrayContaining([
      { provider: 'tag-manager', id: 'GTM-LOCAL', event: 'click_download_app' },
      { provider: 'pixel', id: '4242', call: 'trackCustom', event: 'AppDownload' },
      { provider: 'insight', id: '7777', event: 'conversion', conversion_id: 22164513 },
    ]),
  )
  const again = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the installer' }).click()
  await again
  expect(await count(), 'the link that helps out counts nothing twice').toBe(before + 1)
})

test('a download works without consent, and when the providers or our own count do not answer', async ({
  page,
  server,
  standIns,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED|503/)
  const sent = requestsToProviders(page, server.standIns)
  const first = page.waitForEvent('download')
  await page.goto('/download/windows')
  await first
  expect(sent).toEqual([])

  await standIns.set('analytics', 'fail')
  await page.route('**/api/downloads', (route) => route.abort('connectionfailed'))
  await question(page).getByRole('button', { name: 'Accept' }).click()
  const second = page.waitForEvent('download')
  await page.reload()
  await second
})

test('the question can be answered with the keyboard, and covers nothing on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/careers')
  await expect(question(page)).toBeVisible()
  const shift = await page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list, observer) => {
      observer.disconnect()
      resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(resolve, 500, 0))`,
  )
  expect(shift, 'layout shift').toBeLessThan(0.01)

  const last = page.getByRole('contentinfo').getByText('© 2025 Sightline')
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  const [end, banner] = [await last.boundingBox(), await question(page).boundingBox()]
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)

  await page.reload()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()

  const choices = page.getByRole('button', { name: 'Privacy choices' })
  await choices.press('Enter')
  await expect(question(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(choices).toBeFocused()
})

test('both answers weigh the same', async ({ page }) => {
  await page.goto('/')
  const look = async (name: string) => {
    const button = question(page).getByRole('button', { name })
    const box = await button.boundingBox()
    return [await button.getAttribute('class'), box?.width, box?.height]
  }
  expect(await look('Accept')).toEqual(await look('Decline'))
})

test('the question and the download page look right on a phone and on a desk, in light and dark', async ({
  page,
  looks,
}) => {
  test.slow()
  const fetched = page.waitForEvent('download')
  await page.goto('/download/windows')
  await fetched
  await expect(question(page)).toBeVisible()
  await looks(page)
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await looks(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the installer and is counted', async ({ page, server }) => {
    await page.goto('/download/windows')
    const before = await server.sql`select coalesce(sum(count), 0) as sum from daily_counts where kind = 'download'`
    const fetched = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the installer' }).click()
    expect((await fetched).suggestedFilename()).toBe('sightline-setup.exe')
    const after = await server.sql`select sum(count) as sum from daily_counts where kind = 'download'`
    expect(Number(after[0]?.sum)).toBe(Number(before[0]?.sum) + 1)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  })
})
