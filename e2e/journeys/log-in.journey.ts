import { newAddress } from '../harness/account.ts'
import { alertOf, cut, hold, logIn, logOut, press } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

test('a user logs in and lands on the dashboard', async ({ page, account }) => {
  const { email, password } = await account.signUp()
  const release = await hold(page, '/api/auth/log-in')
  await logIn(page, email, password)
  await expect(page.getByRole('button', { name: 'Logging In...' })).toBeDisabled()
  await release()
  await expect(page).toHaveURL('/home')
})

test('the address may be typed in capitals', async ({ page, account }) => {
  const { email } = await account.signUp()
  await logIn(page, email.toUpperCase())
  await expect(page).toHaveURL('/home')
})

test('an empty address or password is asked for', async ({ page }) => {
  await logIn(page, '', '')
  await expect(alertOf(page)).toContainText('Email and password are required.')
  await page.getByLabel('Email').fill(newAddress())
  await press(page, 'Log In')
  await expect(alertOf(page)).toContainText('Email and password are required.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a wrong password and an unknown address are refused with the same words', async ({ page, account }) => {
  const { email } = await account.signUp()
  await logIn(page, email, 'not the password')
  await expect(alertOf(page)).toContainText('Invalid login credentials')
  await logIn(page, newAddress())
  await expect(alertOf(page)).toContainText('Invalid login credentials')
  await logIn(page, email)
  await expect(page).toHaveURL('/home')
})

test('after ten failed log-ins the account waits, and the page says how long', async ({ page, account, server }) => {
  const { email } = await account.signUp()
  for (let tries = 1; tries <= 10; tries++) {
    await page.request.post('/api/auth/log-in', { data: { email, password: `guess ${tries}` } })
  }
  // Past the limit of this one client, which is shorter.
  await server.advance({ minutes: 1 })
  await logIn(page, email)
  await expect(alertOf(page)).toContainText(/Too many failed log-ins for this account\. Try again in \d+ minutes\./)
  await server.advance({ minutes: 15 })
  await logIn(page, email)
  await expect(page).toHaveURL('/home')
})

test('someone who is signed in is led past the log-in and the sign-up', async ({ page, context, account }) => {
  await account.signIn(context, await account.signUp())
  for (const path of ['/login', '/signup']) {
    await page.goto('/')
    await page.goto(path)
    await expect(page).toHaveURL('/home')
    await page.goBack()
    await expect(page, 'the page that led on is not in the history').toHaveURL('/')
  }
})

test('a log-in whose record cannot be stored goes on all the same', async ({ page, account, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*store-session/)
  const { email } = await account.signUp()
  await cut(page, '/api/store-session')
  await logIn(page, email)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('a log-in leaves a record of the address and the browser', async ({ page, account, server }) => {
  const { id, email } = await account.signUp()
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/store-session') && answer.ok())
  await logIn(page, email)
  await stored
  const rows = await server.sql`select user_agent from sessions where user_id = ${id} and claimed_address is not null`
  expect(rows).toEqual([{ user_agent: expect.stringContaining('Chrome') }])
})

test('without a connection the page says so and the form stays', async ({ page, account, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*log-in/)
  const { email } = await account.signUp()
  await cut(page, '/api/auth/log-in')
  await logIn(page, email)
  await expect(alertOf(page)).toContainText('could not be reached')
  await page.unrouteAll()
  await press(page, 'Log In')
  await expect(page).toHaveURL('/home')
})

test('a log-out leads to the log-in page and signs the other tab out', async ({ page, context, account }) => {
  await account.signIn(context, await account.signUp())
  const other = await context.newPage()
  await other.goto('/home/help')
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.goto('/home')
  await logOut(page)

  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/')
  await page.goto('/home')
  await expect(page).toHaveURL('/')
})

test('a log-in in one tab signs the other tab in', async ({ page, context, account }) => {
  const { email } = await account.signUp()
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
  await logIn(page, email)
  await expect(other).toHaveURL('/home')
})

test('a log-out that the server does not hear of is only logged, and made good later', async ({
  page,
  context,
  account,
  problems,
  server,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*log-out/)
  const asha = await account.signUp()
  await account.signIn(context, asha)
  await page.goto('/home')
  await cut(page, '/api/auth/log-out')
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()

  await page.unrouteAll()
  await page.reload()
  await expect.poll(() => server.sql`select id from sessions where user_id = ${asha.id}`).toEqual([])
})
