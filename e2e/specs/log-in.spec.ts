import { newAddress } from '../harness/accounts.ts'
import { alertOf, blockRequests, clickButton, holdRequests, logIn, logOut, submitLogIn } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

test('what cannot be a log-in is refused in words, and the form stays; then the user lands on the dashboard', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*(log-in|store-session)/)
  const { email, password } = await account.signUp()
  await page.goto('/login')

  await test.step('an empty address or password is asked for', async () => {
    await submitLogIn(page, '', '')
    await expect(alertOf(page)).toContainText('Email and password are required.')
    await page.getByLabel('Email').fill(newAddress())
    await clickButton(page, 'Log In')
    await expect(alertOf(page)).toContainText('Email and password are required.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  await test.step('a wrong password and an unknown address are refused with the same words', async () => {
    for (const [address, secret] of [
      [email, 'not the password'],
      [newAddress(), password],
    ] as const) {
      const answered = page.waitForResponse('**/api/auth/log-in')
      await submitLogIn(page, address, secret)
      await answered
      await expect(alertOf(page)).toContainText('Invalid login credentials')
    }
  })

  await test.step('without a connection the page says so and the form stays', async () => {
    await blockRequests(page, '/api/auth/log-in')
    await submitLogIn(page, email, password)
    await expect(alertOf(page)).toContainText('could not be reached')
    await page.unrouteAll()
  })

  await test.step('the address may be typed in capitals; while the server works, the button says so', async () => {
    await blockRequests(page, '/api/store-session')
    const release = await holdRequests(page, '/api/auth/log-in')
    await submitLogIn(page, email.toUpperCase(), password)
    await expect(page.getByRole('button', { name: 'Logging In...' })).toBeDisabled()
    await release()
    await expect(page).toHaveURL('/home')
  })

  await test.step('a log-in whose record cannot be stored goes on all the same', () =>
    expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible())
})

test('a log-in and a log-out reach the other tab; one that the server does not hear of is made good later', async ({
  page,
  context,
  account,
  problems,
  server,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*log-out/)
  const { id, email } = await account.signUp()
  const sessions = () => server.sql`select id from sessions where user_id = ${id}`
  // That of the sign-up, which is in none of these tabs.
  await server.sql`delete from sessions where user_id = ${id}`
  const other = await context.newPage()
  const loggedIn = other.getByRole('button', { name: /^Account of/ })

  await test.step('a log-in in one tab signs the other tab in, and leaves a record of the address and the browser', async () => {
    await other.goto('/login')
    await expect(other.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/store-session') && answer.ok())
    await logIn(page, email)
    await expect(other).toHaveURL('/home')
    await stored
    const rows = await server.sql`select user_agent from sessions where user_id = ${id} and claimed_address is not null`
    expect(rows).toEqual([{ user_agent: expect.stringContaining('Chrome') }])
  })

  await test.step('a log-out leads to the log-in page and signs the other tab out', async () => {
    await expect(loggedIn).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/')
    await other.goto('/home')
    await expect(other).toHaveURL('/')
    expect(await sessions()).toEqual([])
  })

  await test.step('a log-out that the server does not hear of is only logged, and made good later', async () => {
    // It would make the log-out good at once.
    await other.close()
    await submitLogIn(page, email)
    await expect(page).toHaveURL('/home')
    await blockRequests(page, '/api/auth/log-out')
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
    expect(await sessions(), 'not heard of').toHaveLength(1)

    await page.unrouteAll()
    await page.reload()
    await expect.poll(sessions).toEqual([])
  })
})

test('after ten failed log-ins the account waits; who is signed in is led past the log-in and the sign-up', async ({
  page,
  account,
  server,
}) => {
  const { email } = await account.signUp()

  await test.step('after ten failed log-ins the account waits, and the page says how long', async () => {
    for (let tries = 1; tries <= 10; tries++) {
      await page.request.post('/api/auth/log-in', { data: { email, password: `guess ${tries}` } })
    }
    // Past the limit of this one client, which is shorter.
    await server.advance({ minutes: 1 })
    await logIn(page, email)
    await expect(alertOf(page)).toContainText(/Too many failed log-ins for this account\. Try again in \d+ minutes\./)
    await server.advance({ minutes: 15 })
    await clickButton(page, 'Log In')
    await expect(page).toHaveURL('/home')
  })

  await test.step('someone who is signed in is led past the log-in and the sign-up', async () => {
    await page.goto('/')
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await expect(page).toHaveURL('/home')
      await page.goBack()
      await expect(page, 'the page that led on is not in the history').toHaveURL('/')
    }
  })
})
