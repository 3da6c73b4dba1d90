import { newAddress } from '../harness/accounts.ts'
import { alertOf, clickButton, holdRequests, startSignUp, submitSignUp, verifyCode } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const REDIRECT_DELAY_MS = 1500
const wrong = 'Invalid or expired OTP. Please try again.'

const otherThan = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

test('the form is checked in order, refused by the server in words, and sent; the code from the mail ends the sign-up', async ({
  page,
  account,
  mail,
  server,
  standIns,
  problems,
}) => {
  const email = newAddress()
  await page.clock.install()
  await page.goto('/signup')

  await test.step('the form is checked in order: address, then password, then confirmation', async () => {
    await submitSignUp(page, 'asha@example', 'short', 'other')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await page.getByLabel('Email').fill(email)
    await clickButton(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Password must be at least 6 characters.')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await clickButton(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Passwords do not match.')
  })

  await test.step('a form that is left empty is told about the address', async () => {
    await submitSignUp(page, '', '', '')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  await test.step('an address that has an account is refused, and the form stays', async () => {
    const { email: taken } = await account.signUp()
    await submitSignUp(page, taken.toUpperCase(), 'secret')
    await expect(alertOf(page)).toContainText('This email is already registered. Please log in.')
    await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeEnabled()
    expect(await mail.to(taken), 'no second code').toHaveLength(1)
  })

  await test.step('while the mail server is down the form says so, and works once it is back', async () => {
    problems.expect(/502/)
    await standIns.set('mail', 'fail')
    await page.getByLabel('Email').fill(email)
    await clickButton(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('The e-mail could not be sent.')
    await standIns.set('mail', 'stall')
    await clickButton(page, 'Sign Up')
  })

  await test.step('while the server works, the button says so and cannot be pressed again', async () => {
    await expect(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled()
    await standIns.set('mail', 'ok')
    await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
    await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()
  })
  const first = await mail.codeFor(email)

  await test.step('a reload while the code is on its way goes on where it was', async () => {
    await page.reload()
    await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()
  })

  await test.step('a blank code is asked for, a wrong one is refused', async () => {
    await clickButton(page, 'Verify OTP')
    await expect(alertOf(page)).toContainText('Please enter the OTP.')
    await verifyCode(page, otherThan(first))
    await expect(alertOf(page)).toContainText(wrong)
  })

  await test.step('a new code can be sent after a minute and ends the one before', async () => {
    await expect(page.getByRole('button', { name: /^Send a new OTP in/ })).toBeDisabled()
    await server.advance({ minutes: 1 })
    await page.clock.fastForward('01:01')
    await clickButton(page, 'Send a new OTP')
    await expect(page.getByRole('status').filter({ hasText: 'A new OTP was sent.' })).toBeVisible()
    await verifyCode(page, first)
    await expect(alertOf(page)).toContainText(wrong)
  })

  await test.step('the right code still works, and after 1.5 seconds the dashboard opens', async () => {
    const code = await mail.codeFor(email, 2)
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
    await expect(page).toHaveURL('/home')
  })
})

test('the link from the mail verifies in a tab of its own, and the tab that waits goes on by itself', async ({
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

  await test.step('the page of the link says "Verifying your email" until the answer is there', async () => {
    await expect(link.getByText('Verifying your email')).toBeVisible()
    await release()
  })
  await expect(link.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  expect(new URL(link.url()).hash, 'the code must not stay in the address').toBe('')
  await expect(page).toHaveURL('/home')

  await test.step('its tab closes when there is nothing left to do', async () => {
    const closing = link.waitForEvent('close')
    // The tab may be gone before the click is reported as done.
    await clickButton(link, 'Go to Login Page').catch(() => {})
    await closing
    expect(await page.evaluate('localStorage.getItem("email_confirmed")')).toBe('true')
  })

  await test.step('a link that was used already says that the address is verified, in the browser that used it', async () => {
    await inbox.goto(address)
    await expect(inbox.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  })
})

test('after five wrong codes the right one no longer works, nor does a code or a link that has expired', async ({
  page,
  context,
  mail,
  server,
}) => {
  await test.step('after five wrong codes the right one no longer works', async () => {
    const email = newAddress()
    await startSignUp(page, email)
    const code = await mail.codeFor(email)
    const refused = async (entered: string) => {
      const answered = page.waitForResponse('**/api/auth/verify')
      await verifyCode(page, entered)
      await answered
      await expect(alertOf(page)).toContainText(wrong)
    }
    for (let tries = 1; tries <= 5; tries++) await refused(otherThan(code))
    await server.advance({ minutes: 1 })
    await refused(code)
    await expect(page).toHaveURL('/signup')
  })

  const email = newAddress('asha-again')
  await clickButton(page, 'Use another address')
  await submitSignUp(page, email)
  await expect(page.getByText(`An OTP was sent to ${email}.`)).toBeVisible()

  await test.step('a code older than ten minutes is refused', async () => {
    const code = await mail.codeFor(email)
    await server.advance({ minutes: 10 })
    await verifyCode(page, code)
    await expect(alertOf(page)).toContainText(wrong)
  })

  await test.step('a link that has expired says so', async () => {
    await server.advance({ minutes: 1 })
    const link = await context.newPage()
    await link.goto(await mail.linkFor(email))
    await expect(link.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})

test('a code is good only where its sign-up began: not by its link in another browser, nor for whoever registered the address first', async ({
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

  await test.step('a link opened in another browser verifies nothing there and points to the code', async () => {
    const phone = await newBrowser()
    await phone.goto(await mail.linkFor(email, 2))
    await expect(alertOf(phone)).toContainText(/another browser.*six digits/)
    await phone.goto('/home')
    await expect(phone, 'nobody is signed in there').toHaveURL('/')
    await verifyCode(page, code)
    await expect(page).toHaveURL('/home')
  })

  await test.step('whoever registers a stranger’s address first gains nothing when the stranger signs up', async () => {
    await verifyCode(thief, code)
    await expect(alertOf(thief)).toContainText(wrong)
  })
})
