import type { Page } from '@playwright/test'
import { newAddress } from '../harness/accounts.ts'
import { alertOf, blockRequests, clickButton, logIn, submitLogIn } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const REDIRECT_DELAY_MS = 1500
const newPassword = 'battery staple'
const sent = 'Reset link sent! Please check your email.'
const invalid = 'Invalid or missing token. Please request a new password reset link.'

/** On the page of a forgotten password. */
async function askForLink(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await clickButton(page, 'Send Reset Link')
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await clickButton(page, 'Update Password')
}

test('the mailed link sets a new password, and every device has to log in with it', async ({
  page,
  newBrowser,
  account,
  mail,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*(recovery|new-password)/)
  const asha = await account.signUp()
  const phone = await newBrowser({ storageState: asha.storageState })
  await phone.goto('/home/profile')
  await expect(phone.getByRole('heading', { name: 'Profile' })).toBeVisible()

  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()

  await test.step('an address without an @ is refused', async () => {
    await askForLink(page, 'asha')
    await expect(alertOf(page)).toContainText('Please enter a valid email.')
  })

  await test.step('an unknown address gets the same answer as a known one, and no mail', async () => {
    const unknown = newAddress()
    await askForLink(page, unknown)
    await expect(page.getByText(sent)).toBeVisible()
    expect(await mail.to(unknown)).toEqual([])
  })

  await test.step('a refusal of the server is shown as it came', async () => {
    await clickButton(page, 'Send Reset Link')
    await expect(alertOf(page)).toContainText(
      /Mail to this address was asked for a moment ago\. Try again in \d+ seconds?\./,
    )
  })

  await askForLink(page, asha.email)
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  const link = await mail.linkFor(asha.email, 2)

  await test.step('without a connection the page says so, and the link is not lost', async () => {
    await blockRequests(page, '/api/auth/recovery')
    await page.goto(link)
    await expect(alertOf(page)).toContainText('Session could not be established.')
    await page.unrouteAll()
    await clickButton(page, 'Try again')
    await expect(page.getByLabel('New password')).toBeVisible()
    expect(new URL(page.url()).hash, 'the tokens must not stay in the address').toBe('')
  })

  await test.step('a short password is refused', async () => {
    await setPassword(page, '12345')
    await expect(alertOf(page)).toContainText('Password must be at least 6 characters.')
  })

  await test.step('a reload of an open recovery shows the form again', async () => {
    await page.reload()
    await expect(page.getByLabel('New password')).toBeVisible()
  })

  await test.step('without a connection the new password waits', async () => {
    await blockRequests(page, '/api/auth/new-password')
    await setPassword(page, newPassword)
    await expect(alertOf(page)).toContainText('Error updating password: Sightline could not be reached.')
    await page.unrouteAll()
  })

  await page.clock.pauseAt(Date.now() + 60_000)
  await setPassword(page, newPassword)
  await expect(page.getByText('Password updated! Redirecting to login...')).toBeVisible()
  await page.clock.runFor(REDIRECT_DELAY_MS - 1)
  await expect(page).toHaveURL('/reset-password')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/login')

  await phone.reload()
  await expect(phone, 'signed out by the new password').toHaveURL('/')
  await logIn(phone, asha.email, asha.password)
  await expect(alertOf(phone)).toContainText('Invalid login credentials')
  await submitLogIn(phone, asha.email, newPassword)
  await expect(phone).toHaveURL('/home')
})

test('the page of the link refuses an address that no mail carried', async ({ page }) => {
  const tokens = 'access_token=a-made-up-one&refresh_token=a-made-up-one'
  for (const [what, hash] of [
    ['an address without tokens', ''],
    ['one token without the other', '#access_token=a-made-up-one&type=recovery'],
    ['a link that is not for a recovery', `#${tokens}&type=signup`],
    ['a link without a type', `#${tokens}`],
  ] as const) {
    await test.step(what, async () => {
      await page.goto(`/reset-password${hash}`)
      await expect(alertOf(page)).toContainText(invalid)
      await page.getByRole('link', { name: 'Request a new link' }).click()
      await expect(page).toHaveURL('/forgot-password')
    })
  }

  await test.step('made-up tokens', async () => {
    await page.goto(`/reset-password#${tokens}&type=recovery`)
    await expect(alertOf(page)).toContainText('Session could not be established.')
  })
})

test('a link is good once and for an hour, and what it opened for a quarter of one', async ({
  page,
  newBrowser,
  account,
  mail,
  server,
  standIns,
}) => {
  const { email } = await account.signUp()
  await page.goto('/forgot-password')
  await askForLink(page, email)
  const link = await mail.linkFor(email, 2)
  await page.goto(link)
  await expect(page.getByLabel('New password')).toBeVisible()

  await test.step('a link that was used already is refused', async () => {
    const phone = await newBrowser()
    await phone.goto(link)
    await expect(alertOf(phone)).toContainText('Session could not be established.')
  })

  await test.step('a recovery that has ended names its reason', async () => {
    await server.advance({ minutes: 15 })
    await setPassword(page, newPassword)
    await expect(alertOf(page)).toContainText(/Error updating password: \w+/)
  })

  await test.step('a link that is an hour old is refused', async () => {
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await askForLink(page, email)
    const second = await mail.linkFor(email, 3)
    await server.advance({ minutes: 60 })
    await page.goto(second)
    await expect(alertOf(page)).toContainText('Session could not be established.')
  })

  await test.step('a mail that cannot be sent changes nothing on the page, which must not tell who has an account', async () => {
    await standIns.set('mail', 'fail')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await askForLink(page, email)
    await expect(page.getByText(sent)).toBeVisible()
  })
})
