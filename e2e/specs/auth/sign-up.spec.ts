import type { Page } from '@playwright/test'
import { newAddress, password } from '../../harness/accounts.ts'
import {
  alertOf,
  clickButton,
  holdRequests,
  startSignUp,
  submitSignUp,
  verifyCode,
} from '../../harness/forms.ts'
import { expect, test } from '../../harness/test.ts'

const REDIRECT_DELAY_MS = 1500
const wrongCode = 'Invalid or expired OTP. Please try again.'

const otherThan = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

/** Starts a sign-up in the page's browser through the API, for tests of the mailed link. */
async function requestCode({ request }: Page, email: string) {
  expect((await request.post('/api/auth/sign-up', { data: { email, password } })).ok()).toBe(true)
}

test.describe('the sign-up form', () => {
  test('checks the address first, then the password, then the confirmation', async ({ page }) => {
    await page.goto('/signup')
    await submitSignUp(page, 'asha@example', 'short', 'other')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await page.getByLabel('Email').fill(newAddress())
    await clickButton(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Password must be at least 6 characters.')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await clickButton(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Passwords do not match.')
  })

  test('asks for an address when it is empty, and its message fits every width', async ({
    page,
    checkPage,
  }) => {
    await page.goto('/signup')
    await submitSignUp(page, '', '', '')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await expect(page.getByLabel('Email')).toBeFocused()
    await checkPage(page)
  })

  test('refuses an address that has an account', async ({ page, account, mail }) => {
    const { email: taken } = await account.signUp()
    await page.goto('/signup')
    await submitSignUp(page, taken.toUpperCase(), 'six sx')
    await expect(alertOf(page)).toContainText('This email is already registered. Please log in.')
    await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeEnabled()
    expect(await mail.to(taken), 'no second code').toHaveLength(1)
  })

  test('says that the mail server is down, and disables its button while it tries again', async ({
    page,
    standIns,
    problems,
  }) => {
    problems.expect(/502/)
    const email = newAddress()
    await page.goto('/signup')
    await standIns.set('mail', 'fail')
    await submitSignUp(page, email)
    await expect(alertOf(page)).toContainText('The e-mail could not be sent.')
    await standIns.set('mail', 'stall')
    await clickButton(page, 'Sign Up')
    await expect(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled()
    await standIns.set('mail', 'ok')
    await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
    await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()
  })
})

test.describe('the mailed code', () => {
  test('is still asked for after a reload, and can be asked for with another address', async ({
    page,
  }) => {
    const email = newAddress()
    await startSignUp(page, email)
    await page.reload()
    await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()
    const other = newAddress('asha-again')
    await clickButton(page, 'Use another address')
    await submitSignUp(page, other)
    await expect(page.getByText(`An OTP was sent to ${other}.`)).toBeVisible()
  })

  test('must be entered, and a wrong code is refused', async ({ page, mail }) => {
    const email = newAddress()
    await startSignUp(page, email)
    await clickButton(page, 'Verify OTP')
    await expect(alertOf(page)).toContainText('Please enter the OTP.')
    await verifyCode(page, otherThan(await mail.codeFor(email)))
    await expect(alertOf(page)).toContainText(wrongCode)
  })

  test('submits itself with its last digit, typed or pasted, and the button stays', async ({
    page,
    mail,
  }) => {
    const email = newAddress()
    await startSignUp(page, email)
    const code = await mail.codeFor(email)
    const wrong = otherThan(code)
    await page.getByLabel('OTP').pressSequentially(wrong.slice(0, 5))
    await expect(alertOf(page)).toBeHidden()
    await page.getByLabel('OTP').press(wrong.slice(5))
    await expect(alertOf(page)).toContainText(wrongCode)
    await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible()
    await page.getByLabel('OTP').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await expect(page.getByRole('heading', { name: 'OTP verified successfully' })).toBeVisible()
  })

  test('ends the sign-up, and the dashboard opens after 1.5 seconds @main', async ({
    page,
    mail,
  }) => {
    const email = newAddress()
    await page.clock.install()
    await startSignUp(page, email)
    const code = await mail.codeFor(email)
    await page.clock.pauseAt(Date.now() + 10 * 60_000)
    const release = await holdRequests(page, '/api/auth/verify')
    await verifyCode(page, code)
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
    await release()
    await expect(page.getByRole('heading', { name: 'OTP verified successfully' })).toBeVisible()
    await expect(page.getByText('Redirecting to dashboard in a moment...')).toBeVisible()
    await page.clock.runFor(REDIRECT_DELAY_MS - 1)
    await expect(page).toHaveURL('/signup')
    await page.clock.runFor(1)
    // The page that opens waits for timers of its own.
    await page.clock.resume()
    await expect(page).toHaveURL('/home')
  })

  test('is replaced by a new one after a minute', async ({ page, mail, server }) => {
    const email = newAddress()
    await page.clock.install()
    await startSignUp(page, email)
    const first = await mail.codeFor(email)
    await expect(page.getByRole('button', { name: /^Send a new OTP in/ })).toBeDisabled()
    await server.advance({ minutes: 1 })
    await page.clock.fastForward('01:01')
    await clickButton(page, 'Send a new OTP')
    await expect(page.getByRole('status').filter({ hasText: 'A new OTP was sent.' })).toBeVisible()
    await verifyCode(page, first)
    await expect(alertOf(page)).toContainText(wrongCode)
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/verify') && response.ok(),
    )
    await verifyCode(page, await mail.codeFor(email, 2))
    await answered
  })
})

test.describe('the mailed link', () => {
  test('verifies in a tab of its own, and the waiting tab goes on by itself @main', async ({
    page,
    context,
    mail,
    server,
  }) => {
    const email = newAddress()
    await startSignUp(page, email)
    const address = await mail.linkFor(email)
    const inbox = await context.newPage()
    await inbox.goto(`${server.standIns}/mail?to=${email}`)
    await inbox.getByRole('link', { name: /Sightline/ }).click()
    const release = await holdRequests(context, '/api/auth/verify')
    const opening = context.waitForEvent('page')
    await inbox.frameLocator('iframe').getByRole('link', { name: 'Verify this address' }).click()
    const link = await opening
    await expect(link.getByText('Verifying your email')).toBeVisible()
    await release()
    await expect(link.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
    expect(new URL(link.url()).hash, 'the code must not stay in the address').toBe('')
    await expect(page).toHaveURL('/home')

    const closing = link.waitForEvent('close')
    // The tab may close before the click is reported as done.
    await clickButton(link, 'Go to Login Page').catch(() => {})
    await closing
    expect(await page.evaluate('localStorage.getItem("email_confirmed")')).toBe('true')

    await inbox.goto(address)
    await expect(
      inbox.getByRole('heading', { name: 'Email Verified' }),
      'the used link',
    ).toBeVisible()
  })

  test('points to the code in another browser than the one that signed up', async ({
    page,
    newBrowser,
    mail,
  }) => {
    const email = newAddress()
    const laptop = await newBrowser()
    await requestCode(laptop, email)
    await page.goto(await mail.linkFor(email))
    await expect(alertOf(page)).toContainText(/another browser.*six digits/)
  })

  test('says when it no longer works', async ({ page, mail, server }) => {
    const email = newAddress()
    await requestCode(page, email)
    await server.advance({ minutes: 61 })
    await page.goto(await mail.linkFor(email))
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})
