import type { Page } from '@playwright/test'
import { newAddress } from '../../harness/accounts.ts'
import {
  answerConsent,
  consentBanner,
  consentEnv,
  conversionsOf,
  countOf,
  eventNamesOf,
  eventsOf,
  forgetEvents,
  pageViews,
  recordProviderRequests,
  test,
} from '../../harness/consent.ts'
import {
  blockRequests,
  clickButton,
  logOut,
  submitSignUp,
  verifyCode,
} from '../../harness/forms.ts'
import type { Mail } from '../../harness/mail.ts'
import type { Server } from '../../harness/server-process.ts'
import { expect } from '../../harness/test.ts'

// All tests share one server.
test.describe.configure({ mode: 'default' })
test.use({ serverEnv: consentEnv })

/** Gives consent on a public page and waits until its page view was received. */
async function giveConsent(page: Page, server: Server) {
  await page.goto('/careers')
  await answerConsent(page, 'Accept')
  await expect.poll(() => eventNamesOf(server)).toEqual(pageViews(1))
}

test('the start page offers the installer on desktops and not on phones', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const windows = main.getByRole('link', { name: 'Download for Windows' })
  const mac = main.getByRole('button', { name: 'Mac: coming soon' })
  await expect(windows.first()).toHaveAttribute('href', '/download/windows')
  await expect(windows.first()).toBeVisible()
  await expect(mac.first()).toBeDisabled()
  await expect(main.getByText('The desktop helper is not out yet.')).toBeHidden()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(windows.first()).toBeHidden()
  await expect(mac.first()).toBeHidden()
})

test.describe('a sign-up', () => {
  const signUp = async (page: Page, mail: Mail) => {
    const email = newAddress()
    await submitSignUp(page, email)
    await verifyCode(page, await mail.codeFor(email))
    await expect(page).toHaveURL('/home')
  }
  const signUpsOf = async (server: Server) =>
    (await eventNamesOf(server)).filter((event) => event === 'tag-manager sign_up').length

  test('without consent is reported to no provider', async ({ page, server, mail }) => {
    const requests = recordProviderRequests(page, server)
    await page.goto('/signup')
    // The banner slides in over the foot of the page, where the submit button is.
    await expect(consentBanner(page)).toBeVisible()
    await signUp(page, mail)
    await expect(consentBanner(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/login')
    expect([requests, await eventsOf(server)]).toEqual([[], []])
  })

  test('with consent is reported once to every provider', async ({ page, server, mail }) => {
    await giveConsent(page, server)
    await page.goto('/signup')
    await signUp(page, mail)
    const pixelViews = async () =>
      (await eventNamesOf(server)).filter((event) => event === 'pixel PageView').length
    // A reload would end the requests of a provider that is slower than the others.
    await expect.poll(async () => (await conversionsOf(server)).length).toBe(3)
    await expect.poll(pixelViews).toBe(3)
    await page.reload()
    await expect.poll(pixelViews).toBe(4)
    const conversions = await conversionsOf(server)
    expect(conversions).toHaveLength(3)
    expect(conversions).toEqual(
      expect.arrayContaining([
        { provider: 'tag-manager', id: 'GTM-LOCAL', event: 'sign_up' },
        { provider: 'pixel', id: '4242', call: 'track', event: 'CompleteRegistration' },
        { provider: 'insight', id: '7777', event: 'conversion', conversion_id: 22164513 },
      ]),
    )
  })

  test('with Google is reported once, and a later log-in is not', async ({ page, server }) => {
    const email = newAddress()
    const continueWithGoogle = async (path: string, button: string) => {
      await page.goto(path)
      await clickButton(page, button)
      await page.getByLabel('E-mail address').fill(email)
      await clickButton(page, 'Continue')
      await expect(page).toHaveURL('/home')
    }
    const homeViews = async () =>
      (await eventsOf(server)).filter((event) => event.page_path === '/home').length

    await giveConsent(page, server)
    await continueWithGoogle('/signup', 'Sign up with Google')
    await expect.poll(() => signUpsOf(server)).toBe(1)
    await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/login')
    const before = await homeViews()
    await continueWithGoogle('/login', 'Continue with Google')
    await expect.poll(homeViews).toBeGreaterThan(before)
    expect(await signUpsOf(server)).toBe(1)
  })
})

test.describe('a download', () => {
  test('starts by itself, is counted, and is reported once to every provider', async ({
    page,
    server,
  }) => {
    await giveConsent(page, server)
    const before = await countOf(server, 'download')
    await forgetEvents(server)
    const downloading = page.waitForEvent('download')
    await page.goto('/download/windows')
    expect((await downloading).suggestedFilename()).toBe('sightline-setup.exe')
    await expect(page.getByText('The download has started.')).toBeVisible()
    await expect.poll(async () => (await eventsOf(server)).length).toBe(6)
    expect(await conversionsOf(server)).toEqual(
      expect.arrayContaining([
        { provider: 'tag-manager', id: 'GTM-LOCAL', event: 'click_download_app' },
        { provider: 'pixel', id: '4242', call: 'trackCustom', event: 'AppDownload' },
        { provider: 'insight', id: '7777', event: 'conversion', conversion_id: 22164513 },
      ]),
    )
    const again = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download for Windows' }).click()
    await again
    expect(await countOf(server, 'download'), 'the fallback link adds nothing to the count').toBe(
      before + 1,
    )
  })

  test('works without consent', async ({ page, server, checkPage }) => {
    const requests = recordProviderRequests(page, server)
    const downloading = page.waitForEvent('download')
    await page.goto('/download/windows')
    await downloading
    await expect(consentBanner(page)).toBeVisible()
    await checkPage(page)
    await answerConsent(page, 'Decline')
    await checkPage(page)
    expect(requests).toEqual([])
  })

  test('works when the providers and our own count fail', async ({ page, standIns, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED|503/)
    await page.goto('/careers')
    await standIns.set('analytics', 'fail')
    await blockRequests(page, '/api/downloads')
    await answerConsent(page, 'Accept')
    const downloading = page.waitForEvent('download')
    await page.goto('/download/windows')
    await downloading
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('starts from a link and is counted', async ({ page, server }) => {
      await page.goto('/download/windows')
      const before = await countOf(server, 'download')
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download for Windows' }).click()
      expect((await downloading).suggestedFilename()).toBe('sightline-setup.exe')
      expect(await countOf(server, 'download')).toBe(before + 1)
      await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
    })
  })
})
