import { newAddress } from '../../harness/accounts.ts'
import {
  alertOf,
  blockRequests,
  clickButton,
  holdRequests,
  logIn,
  logOut,
  submitLogIn,
} from '../../harness/forms.ts'
import { expect, test } from '../../harness/test.ts'

test.describe('the log-in form', () => {
  test('asks for an address and a password, and moves the focus to the field with the error', async ({
    page,
  }) => {
    await page.goto('/login')
    const email = page.getByLabel('Email')
    await expect(email).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/Email and password are required\./)
    await expect(alertOf(page)).toContainText('Email and password are required.')
    await email.fill(newAddress())
    await clickButton(page, 'Log In')
    await expect(alertOf(page)).toContainText('Email and password are required.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('stays when the server cannot be reached, and disables its button while it tries again', async ({
    page,
    account,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*log-in/)
    const { email, password } = await account.signUp()
    await page.goto('/login')
    await blockRequests(page, '/api/auth/log-in')
    await submitLogIn(page, email.toUpperCase(), password)
    await expect(alertOf(page)).toContainText('could not be reached')
    await page.unrouteAll()
    const release = await holdRequests(page, '/api/auth/log-in')
    await clickButton(page, 'Log In')
    await expect(page.getByRole('button', { name: 'Logging In...' })).toBeDisabled()
    await release()
    await expect(page).toHaveURL('/home')
  })

  test('logs in even if the record of the session cannot be stored', async ({
    page,
    account,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*store-session/)
    const { email, password } = await account.signUp()
    await page.goto('/login')
    await blockRequests(page, '/api/store-session')
    await submitLogIn(page, email, password)
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  })

  test('makes an account wait after ten failed log-ins', async ({ page, account, server }) => {
    const { email } = await account.signUp()
    for (let attempt = 1; attempt <= 10; attempt++)
      await page.request.post('/api/auth/log-in', { data: { email, password: `guess ${attempt}` } })
    // The limit of this client is shorter and has passed after a minute.
    await server.advance({ minutes: 1 })
    await logIn(page, email)
    await expect(alertOf(page)).toContainText(
      /Too many failed log-ins for this account\. Try again in \d+ minutes\./,
    )
  })
})

test('log-in and sign-up lead a signed-in user to the dashboard', async ({ page, asha: _ }) => {
  await page.goto('/manifesto')
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
    await page.goBack()
    await expect(page, 'the redirecting page is not in the history').toHaveURL('/manifesto')
  }
})

test('a log-in signs the other tab in and records address and browser @main', async ({
  page,
  context,
  account,
  server,
}) => {
  const { id, email } = await account.signUp()
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/store-session') && answer.ok(),
  )
  await logIn(page, email)
  await expect(other).toHaveURL('/home')
  await stored
  const rows =
    await server.sql`select user_agent from sessions where user_id = ${id} and claimed_address is not null`
  expect(rows).toEqual([{ user_agent: expect.stringContaining('Chrome') }])
})

test('a log-out leads to the log-in and signs the other tab out @main', async ({
  page,
  context,
  asha,
  server,
}) => {
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.goto('/home')
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/')
  expect(await server.sql`select id from sessions where user_id = ${asha.id}`).toEqual([])
})

test('a log-out that does not reach the server is repeated later', async ({
  page,
  asha,
  server,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*log-out/)
  const sessions = () => server.sql`select id from sessions where user_id = ${asha.id}`
  await page.goto('/home')
  await blockRequests(page, '/api/auth/log-out')
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
  expect(await sessions(), 'the server has not heard of the log-out').toHaveLength(1)

  await page.unrouteAll()
  await page.reload()
  await expect.poll(sessions).toEqual([])
})
