import type { Page } from '@playwright/test'
import { newAddress } from '../../harness/accounts.ts'
import { alertOf, blockRequests, clickButton, logIn, submitLogIn } from '../../harness/forms.ts'
import type { Mail } from '../../harness/mail.ts'
import { expect, test } from '../../harness/test.ts'

const REDIRECT_DELAY_MS = 1500
const newPassword = 'battery staple'
const sent = 'Reset link sent! Please check your email.'
const invalidLink = 'Invalid or missing token. Please request a new password reset link.'
const notEstablished = 'Session could not be established.'

/** Requests a reset link on the page of a forgotten password. */
async function requestLink(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await clickButton(page, 'Send Reset Link')
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await clickButton(page, 'Update Password')
}

/**
 * Requests a reset link through the API, for a user whose sign-up mail was the only one so far.
 * Returns the mailed link.
 */
async function mailedLink({ request }: Page, mail: Mail, email: string) {
  expect((await request.post('/api/auth/forgot-password', { data: { email } })).ok()).toBe(true)
  return mail.linkFor(email, 2)
}

async function openRecovery(page: Page, mail: Mail, email: string) {
  await page.goto(await mailedLink(page, mail, email))
  await expect(page.getByLabel('New password')).toBeVisible()
}

test.describe('asking for a reset link', () => {
  test('starts at the log-in and needs a valid address', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await requestLink(page, 'asha')
    await expect(alertOf(page)).toContainText('Please enter a valid email.')
  })

  test('shows why the server refuses a second mail within a minute', async ({ page }) => {
    await page.goto('/forgot-password')
    await requestLink(page, newAddress())
    await expect(page.getByText(sent)).toBeVisible()
    await clickButton(page, 'Send Reset Link')
    await expect(alertOf(page)).toContainText(
      /Mail to this address was asked for a moment ago\. Try again in \d+ seconds?\./,
    )
  })
})

test('a new password signs out every device and replaces the old one @main', async ({
  page,
  newBrowser,
  account,
  mail,
}) => {
  const asha = await account.signUp()
  const phone = await newBrowser({ storageState: asha.storageState })
  await phone.goto('/home/profile')
  await expect(phone.getByRole('heading', { name: 'Profile' })).toBeVisible()

  await page.clock.install()
  await page.goto('/forgot-password')
  await requestLink(page, asha.email)
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await page.goto(await mail.linkFor(asha.email, 2))
  await expect(page.getByLabel('New password')).toBeVisible()
  expect(new URL(page.url()).hash, 'the tokens must not stay in the address').toBe('')
  await page.clock.pauseAt(Date.now() + 60_000)
  await setPassword(page, newPassword)
  await expect(page.getByText('Password updated! Redirecting to login...')).toBeVisible()
  await page.clock.runFor(REDIRECT_DELAY_MS - 1)
  await expect(page).toHaveURL('/reset-password')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/login')

  await phone.reload()
  await expect(phone, 'signed out by the new password').toHaveURL('/login')
  await logIn(phone, asha.email, asha.password)
  await expect(alertOf(phone)).toContainText('Invalid login credentials')
  await submitLogIn(phone, asha.email, newPassword)
  await expect(phone, 'the page that was open').toHaveURL('/home/profile')
})

test.describe('the page of the mailed link', () => {
  test('keeps the link when the server cannot be reached', async ({
    page,
    account,
    mail,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*recovery/)
    const { email } = await account.signUp()
    const link = await mailedLink(page, mail, email)
    await blockRequests(page, '/api/auth/recovery')
    await page.goto(link)
    await expect(alertOf(page)).toContainText(notEstablished)
    await page.unrouteAll()
    await clickButton(page, 'Try again')
    await expect(page.getByLabel('New password')).toBeVisible()
  })

  test('refuses a short password and shows the form again after a reload', async ({
    page,
    account,
    mail,
  }) => {
    const { email } = await account.signUp()
    await openRecovery(page, mail, email)
    await setPassword(page, '12345')
    await expect(alertOf(page)).toContainText('Password must be at least 6 characters.')
    await page.reload()
    await expect(page.getByLabel('New password')).toBeVisible()
  })

  test('keeps the new password when it cannot be sent', async ({
    page,
    account,
    mail,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*new-password/)
    const { email } = await account.signUp()
    await openRecovery(page, mail, email)
    await blockRequests(page, '/api/auth/new-password')
    await setPassword(page, newPassword)
    await expect(alertOf(page)).toContainText(
      'Error updating password: Sightline could not be reached.',
    )
    await page.unrouteAll()
    await clickButton(page, 'Update Password')
    await expect(page).toHaveURL('/login')
  })

  const tokens = 'access_token=a-made-up-one&refresh_token=a-made-up-one'
  test('refuses an address that lacks a part of the link, and leads to a new one', async ({
    page,
    checkPage,
  }) => {
    for (const [what, hash] of [
      ['one token without the other', '#access_token=a-made-up-one&type=recovery'],
      ['tokens that are not for a recovery', `#${tokens}&type=signup`],
      ['tokens without a type', `#${tokens}`],
      ['no tokens', ''],
    ] as const) {
      // An address that differs only after its # would not load the page again.
      await page.goto(`/reset-password?${encodeURIComponent(what)}${hash}`)
      await expect(alertOf(page), what).toContainText(invalidLink)
    }
    await checkPage(page)
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('refuses made-up tokens', async ({ page }) => {
    await page.goto(`/reset-password#${tokens}&type=recovery`)
    await expect(alertOf(page)).toContainText(notEstablished)
  })
})
