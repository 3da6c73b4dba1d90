import type { Page } from '@playwright/test'
import { z } from 'zod'
import { newAddress } from '../../harness/accounts.ts'
import { blockRequests, clickButton, logOut, submitSignUp, verifyCode } from '../../harness/forms.ts'
import type { Server } from '../../harness/server-process.ts'
import { openLandingPage } from '../../harness/start-page.ts'
import { expect, test } from '../../harness/test.ts'

// One server for all of it.
test.describe.configure({ mode: 'default' })
test.use({
  serverEnv: {
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
const answer = (page: Page, name: 'Accept' | 'Decline') => question(page).getByRole('button', { name }).click()
const founding = (page: Page) => page.getByRole('heading', { level: 1, name: 'Founding Engineer' })
const Events = z.array(z.looseObject({ provider: z.string(), event: z.string() }))

const eventsAt = async (standIns: string) => Events.parse(await (await fetch(`${standIns}/analytics/events`)).json())
/** What arrived, in short: 'pixel PageView'. */
const briefly = async (standIns: string) =>
  (await eventsAt(standIns)).map(({ provider, event }) => `${provider} ${event}`).sort()
const conversionsAt = async (standIns: string) =>
  (await eventsAt(standIns)).filter(({ event }) => !/page_?view/i.test(event))
const forgetEvents = ({ standIns }: Server) => fetch(`${standIns}/analytics/events`, { method: 'DELETE' })

const ownCount = async (server: Server, kind: 'page-view' | 'download') =>
  Number((await server.sql`select coalesce(sum(count), 0) as sum from daily_counts where kind = ${kind}`)[0]?.sum)

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
  await forgetEvents(server)
})

test('without a yes nothing goes to a provider, our own count has every page, and a no is remembered for half a year; the question can be answered with the keyboard and covers nothing on a small phone', async ({
  page,
  server,
}) => {
  const sent = requestsToProviders(page, server.standIns)
  const expectNothingSent = async () => expect([sent, await eventsAt(server.standIns)]).toEqual([[], []])
  await page.clock.install()
  const before = await ownCount(server, 'page-view')
  await openLandingPage(page)
  await expect(question(page)).toBeVisible()

  await test.step('both answers weigh the same', async () => {
    const look = async (name: string) => {
      const button = question(page).getByRole('button', { name })
      const box = await button.boundingBox()
      return [await button.getAttribute('class'), box?.width, box?.height]
    }
    expect(await look('Accept')).toEqual(await look('Decline'))
  })

  await test.step('before an answer nothing goes to a provider, and our own count has every page', async () => {
    await page.getByRole('link', { name: 'Careers' }).click()
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await page.getByRole('tab', { name: 'Application' }).click()
    await expect.poll(() => ownCount(server, 'page-view')).toBe(before + 3)
    await expectNothingSent()
  })

  await test.step('with a no nothing is loaded, and the answer is remembered for half a year', async () => {
    await page.getByRole('link', { name: 'All positions' }).click()
    await answer(page, 'Decline')
    await page.reload()
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(founding(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    await expectNothingSent()

    await page.getByRole('link', { name: 'All positions' }).click()
    await expect(page.getByRole('heading', { name: 'How we hire' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 568 })
    await page.clock.setSystemTime(Date.now() + 181 * 24 * 60 * 60_000)
    await page.reload()
    await expect(question(page)).toBeVisible()
  })

  await test.step('on a small phone the question moves nothing and covers nothing', async () => {
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
  })

  await test.step('it can be answered with the keyboard', async () => {
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
})

test('with a yes each provider hears once of every page, but of none that carries a secret, and once of a download; the yes can be taken back', async ({
  page,
  server,
}) => {
  const sent = requestsToProviders(page, server.standIns)
  const expectHeard = async (count: number) => {
    await expect.poll(() => briefly(server.standIns)).toEqual(views(count))
    // The browser tells of a request after it has sent it: none may look as if the next page had.
    await expect.poll(() => sent.filter((url) => url.endsWith('/events'))).toHaveLength(3 * count)
  }

  await test.step('with a yes each provider hears of the page at once, and of each further one exactly once', async () => {
    await page.goto('/careers')
    await answer(page, 'Accept')
    await expect(question(page)).toBeHidden()
    await expectHeard(1)
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await page.getByRole('tab', { name: 'Application' }).click()
    await expectHeard(2)
    expect(await eventsAt(server.standIns)).toContainEqual(
      expect.objectContaining({ provider: 'tag-manager', id: 'GTM-LOCAL', page_path: '/careers/founding-engineer' }),
    )
    await page.reload()
    await expectHeard(3)
    await expect(question(page), 'the answer is remembered').toBeHidden()
  })

  await test.step('the yes can be taken back: the page is loaded anew without the providers', async () => {
    await page.evaluate('document.cookie = "_fbp=1; path=/"')
    await clickButton(page, 'Privacy choices')
    await expect(question(page)).toContainText('You have accepted so far.')
    const before = sent.length
    const reloaded = page.waitForEvent('load')
    await answer(page, 'Decline')
    await reloaded
    await page.getByRole('link', { name: 'All positions' }).click()
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(founding(page)).toBeVisible()
    expect(sent.slice(before)).toEqual([])
    expect(await page.evaluate('typeof window.fbq + document.cookie')).toBe('undefined')

    await clickButton(page, 'Privacy choices')
    await expect(question(page)).toContainText('You have declined so far.')
    await answer(page, 'Accept')
    await expectHeard(4)
  })

  await test.step('the page that sets a new password is nobody else’s business', async () => {
    const before = sent.length
    await page.goto('/reset-password#access_token=a&refresh_token=b&type=recovery')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(sent.slice(before)).toEqual([])
  })

  await test.step('a download begins by itself, is counted, and reported once to each provider', async () => {
    const before = await ownCount(server, 'download')
    await forgetEvents(server)
    const fetched = page.waitForEvent('download')
    await page.goto('/download/windows')
    expect((await fetched).suggestedFilename()).toBe('sightline-setup.exe')
    await expect(page.getByText('The download has started.')).toBeVisible()
    await expect.poll(async () => (await eventsAt(server.standIns)).length).toBe(6)
    expect(await conversionsAt(server.standIns)).toEqual(
      expect.arrayContaining([
        { provider: 'tag-manager', id: 'GTM-LOCAL', event: 'click_download_app' },
        { provider: 'pixel', id: '4242', call: 'trackCustom', event: 'AppDownload' },
        { provider: 'insight', id: '7777', event: 'conversion', conversion_id: 22164513 },
      ]),
    )
    const again = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the installer' }).click()
    await again
    expect(await ownCount(server, 'download'), 'the link that helps out counts nothing twice').toBe(before + 1)
  })
})

test('a sign-up is reported once to each provider, by e-mail and with Google, to nobody without consent, and coming back is no sign-up', async ({
  page,
  server,
  mail,
}) => {
  const signUp = async () => {
    const email = newAddress()
    await submitSignUp(page, email)
    await verifyCode(page, await mail.codeFor(email))
    await expect(page).toHaveURL('/home')
  }
  const leave = async () => {
    await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/login')
  }

  await test.step('without consent it is reported to nobody', async () => {
    const sent = requestsToProviders(page, server.standIns)
    await page.goto('/signup')
    // It slides in over the foot of the page, where the button is that is pressed next.
    await expect(question(page)).toBeVisible()
    await signUp()
    await expect(question(page)).toBeVisible()
    await leave()
    expect([sent, await eventsAt(server.standIns)]).toEqual([[], []])
  })

  await test.step('with it, once to each provider', async () => {
    await answer(page, 'Accept')
    await expect.poll(() => briefly(server.standIns)).toEqual(views(1))
    await page.goto('/signup')
    await signUp()
    await expect.poll(() => briefly(server.standIns)).toContain('tag-manager sign_up')
    await page.reload()
    await expect
      .poll(async () => (await briefly(server.standIns)).filter((event) => event === 'pixel PageView').length)
      .toBe(4)
    const conversions = await conversionsAt(server.standIns)
    expect(conversions).toHaveLength(3)
    expect(conversions).toEqual(
      expect.arrayContaining([
        { provider: 'tag-manager', id: 'GTM-LOCAL', event: 'sign_up' },
        { provider: 'pixel', id: '4242', call: 'track', event: 'CompleteRegistration' },
        { provider: 'insight', id: '7777', event: 'conversion', conversion_id: 22164513 },
      ]),
    )
  })

  await test.step('with Google once as well, and coming back is no sign-up', async () => {
    const email = newAddress()
    const goThrough = async (path: string, button: string) => {
      await page.goto(path)
      await clickButton(page, button)
      await page.getByLabel('E-mail address').fill(email)
      await clickButton(page, 'Continue')
      await expect(page).toHaveURL('/home')
    }
    const signUps = async () =>
      (await briefly(server.standIns)).filter((event) => event === 'tag-manager sign_up').length
    const homeViews = async () =>
      (await eventsAt(server.standIns)).filter((event) => event.page_path === '/home').length

    await leave()
    await goThrough('/signup', 'Sign up with Google')
    await expect.poll(signUps).toBe(2)
    await leave()
    const before = await homeViews()
    await goThrough('/login', 'Continue with Google')
    await expect.poll(homeViews).toBeGreaterThan(before)
    expect(await signUps()).toBe(2)
  })
})

test('a download works without consent, and when the providers or our own count do not answer; its page and the question look right', async ({
  page,
  server,
  standIns,
  problems,
  checkPage,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED|503/)
  const sent = requestsToProviders(page, server.standIns)
  const first = page.waitForEvent('download')
  await page.goto('/download/windows')
  await first
  await expect(question(page)).toBeVisible()
  await checkPage(page)
  await answer(page, 'Decline')
  await checkPage(page)
  expect(sent).toEqual([])

  await standIns.set('analytics', 'fail')
  await blockRequests(page, '/api/downloads')
  await clickButton(page, 'Privacy choices')
  await answer(page, 'Accept')
  const second = page.waitForEvent('download')
  await page.reload()
  await second
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the installer and is counted', async ({ page, server }) => {
    await page.goto('/download/windows')
    const before = await ownCount(server, 'download')
    const fetched = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the installer' }).click()
    expect((await fetched).suggestedFilename()).toBe('sightline-setup.exe')
    expect(await ownCount(server, 'download')).toBe(before + 1)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  })
})
