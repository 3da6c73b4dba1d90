import { newAddress } from '../harness/account.ts'
import { alertOf, hold, press, signUp, startSignUp, verifyCode } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const REDIRECT_DELAY_MS = 1500
const wrong = 'Invalid or expired OTP. Please try again.'

const otherThan = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

test('the code from the mail ends a sign-up, and after 1.5 seconds the dashboard opens', async ({ page, mail }) => {
  const email = newAddress()
  await page.clock.install()
  await startSignUp(page, email)
  await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()
  const code = await mail.codeFor(email)
  await page.clock.pauseAt(Date.now() + 60_000)
  await verifyCode(page, code)

  await expect(page.getByRole('heading', { name: 'OTP verified successfully' })).toBeVisible()
  await expect(page.getByText('Redirecting to dashboard in a moment...')).toBeVisible()
  await page.clock.runFor(REDIRECT_DELAY_MS - 1)
  await expect(page).toHaveURL('/signup')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/home')
})

test('while the server works, the buttons say so and cannot be pressed again', async ({ page, mail, standIns }) => {
  const email = newAddress()
  await standIns.set('mail', 'stall')
  await signUp(page, email)
  await expect(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled()
  await standIns.set('mail', 'ok')

  const release = await hold(page, '/api/auth/verify')
  await verifyCode(page, await mail.codeFor(email))
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
  await release()
  await expect(page).toHaveURL('/home')
})

test('the link from the mail verifies in a tab of its own, and the tab that waits goes on by itself', async ({
  page,
  context,
  server,
}) => {
  const email = newAddress()
  await startSignUp(page, email)
  const inbox = await context.newPage()
  await inbox.goto(`${server.standIns}/mail?to=${email}`)
  await inbox.getByRole('link', { name: /Sightline/ }).click()
  const opening = context.waitForEvent('page')
  await inbox.frameLocator('iframe').getByRole('link', { name: 'Verify this address' }).click()
  const link = await opening

  await expect(link.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  expect(new URL(link.url()).hash, 'the code must not stay in the address').toBe('')
  await expect(page).toHaveURL('/home')

  const closing = link.waitForEvent('close')
  // The tab may be gone before the click is reported as done.
  await press(link, 'Go to Login Page').catch(() => {})
  await closing
  expect(await page.evaluate('localStorage.getItem("email_confirmed")')).toBe('true')
})

test('the page of the link says "Verifying your email" until the answer is there', async ({ page, context, mail }) => {
  const email = newAddress()
  await startSignUp(page, email)
  const link = await context.newPage()
  const release = await hold(link, '/api/auth/verify')
  await link.goto(await mail.linkFor(email))
  await expect(link.getByText('Verifying your email')).toBeVisible()
  await release()
  await expect(link.getByText('Email Verified')).toBeVisible()
})

test('a link opened in another browser verifies nothing there and points to the code', async ({
  page,
  newBrowser,
  mail,
}) => {
  const email = newAddress()
  await startSignUp(page, email)
  const phone = await newBrowser()
  await phone.goto(await mail.linkFor(email))
  await expect(alertOf(phone)).toContainText(/another browser.*six digits/)
  await phone.goto('/home')
  await expect(phone, 'nobody is signed in there').toHaveURL('/')

  await verifyCode(page, await mail.codeFor(email))
  await expect(page).toHaveURL('/home')
})

test('a link that was used already says that the address is verified, in the browser that used it', async ({
  page,
  context,
  mail,
}) => {
  const email = newAddress()
  await startSignUp(page, email)
  const address = await mail.linkFor(email)
  for (const _ of ['first', 'second']) {
    const link = await context.newPage()
    await link.goto(address)
    await expect(link.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  }
})

test('a link that has expired says so', async ({ page, context, mail, server }) => {
  const email = newAddress()
  await startSignUp(page, email)
  const link = await context.newPage()
  await server.advance({ minutes: 11 })
  await link.goto(await mail.linkFor(email))
  await expect(link.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test.describe('the form is checked in order:', () => {
  test('address, then password, then confirmation', async ({ page }) => {
    await signUp(page, 'asha@example', 'short', 'other')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await page.getByLabel('Email').fill(newAddress())
    await press(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Password must be at least 6 characters.')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await press(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Passwords do not match.')
    await page.getByLabel('Confirm password').fill('secret')
    await press(page, 'Sign Up')
    await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
  })

  test('a form that is left empty is told about the address', async ({ page }) => {
    await page.goto('/signup')
    await press(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})

test('an address that has an account is refused, and the form stays', async ({ page, account, mail }) => {
  const { email } = await account.signUp()
  await signUp(page, email.toUpperCase())
  await expect(alertOf(page)).toContainText('This email is already registered. Please log in.')
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeEnabled()
  expect(await mail.to(email), 'no second code').toHaveLength(1)
})

test('a blank code is asked for, a wrong one is refused, the right one still works', async ({ page, mail }) => {
  const email = newAddress()
  await startSignUp(page, email)
  const code = await mail.codeFor(email)
  await press(page, 'Verify OTP')
  await expect(alertOf(page)).toContainText('Please enter the OTP.')
  await verifyCode(page, otherThan(code))
  await expect(alertOf(page)).toContainText(wrong)
  await verifyCode(page, code)
  await expect(page).toHaveURL('/home')
})

test('after five wrong codes the right one no longer works', async ({ page, mail, server }) => {
  const email = newAddress()
  await startSignUp(page, email)
  const code = await mail.codeFor(email)
  for (let tries = 1; tries <= 5; tries++) {
    const answered = page.waitForResponse('**/api/auth/verify')
    await verifyCode(page, otherThan(code))
    await answered
    await expect(alertOf(page)).toContainText(wrong)
  }
  await server.advance({ minutes: 1 })
  await verifyCode(page, code)
  await expect(alertOf(page)).toContainText(wrong)
  await expect(page).toHaveURL('/signup')
})

test('a code older than ten minutes is refused', async ({ page, mail, server }) => {
  const email = newAddress()
  await startSignUp(page, email)
  await server.advance({ minutes: 10 })
  await verifyCode(page, await mail.codeFor(email))
  await expect(alertOf(page)).toContainText(wrong)
})

test('a new code can be sent after a minute and ends the one before', async ({ page, mail, server }) => {
  const email = newAddress()
  await page.clock.install()
  await startSignUp(page, email)
  const first = await mail.codeFor(email)
  await expect(page.getByRole('button', { name: /^Send a new OTP in/ })).toBeDisabled()
  await server.advance({ minutes: 1 })
  await page.clock.fastForward('01:01')
  await press(page, 'Send a new OTP')
  const second = await mail.codeFor(email, 2)
  await expect(page.getByRole('status').filter({ hasText: 'A new OTP was sent.' })).toBeVisible()

  await verifyCode(page, first)
  await expect(alertOf(page)).toContainText(wrong)
  await verifyCode(page, second)
  await expect(page.getByRole('heading', { name: 'OTP verified successfully' })).toBeVisible()
})

test('a reload while the code is on its way goes on where it was', async ({ page, mail }) => {
  const email = newAddress()
  await startSignUp(page, email)
  await page.reload()
  await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()
  await verifyCode(page, await mail.codeFor(email))
  await expect(page).toHaveURL('/home')
})

test('while the mail server is down the form says so, and works once it is back', async ({
  page,
  mail,
  standIns,
  problems,
}) => {
  problems.expect(/502/)
  const email = newAddress()
  await standIns.set('mail', 'fail')
  await signUp(page, email)
  await expect(alertOf(page)).toContainText('The e-mail could not be sent.')
  await standIns.set('mail', 'ok')
  await press(page, 'Sign Up')
  await verifyCode(page, await mail.codeFor(email))
  await expect(page).toHaveURL('/home')
})

test('whoever registers a stranger’s address first gains nothing when the stranger signs up', async ({
  page,
  newBrowser,
  mail,
  server,
}) => {
  const email = newAddress()
  const thief = await newBrowser()
  await startSignUp(thief, email)
  await server.advance({ minutes: 1 })
  await startSignUp(page, email)
  const code = await mail.codeFor(email, 2)
  await verifyCode(page, code)
  await expect(page).toHaveURL('/home')

  await verifyCode(thief, code)
  await expect(alertOf(thief)).toContainText(wrong)
})
