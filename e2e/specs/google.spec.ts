import type { BrowserContext, Page } from '@playwright/test'
import { newAddress } from '../harness/accounts.ts'
import { checkA11y } from '../harness/check-page.ts'
import { alertOf, blockRequests, clickButton, holdRequests, submitLogIn } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

/** An account picture at the sign-in provider, whose origin the content policy allows. */
const pictureAt = (provider: string) => `${provider}/pictures/asha.svg`
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>'

interface Person {
  email: string
  name?: string
  picture?: string
  isVerified?: boolean
  subject?: string
}

/** Fills and submits the page of the sign-in provider, a stand-in for Google. */
async function signInAtProvider(
  page: Page,
  { email, name = 'Asha Rao', picture = '', isVerified = true, subject = '' }: Person,
) {
  await expect(page.getByText('This is a stand-in for Google sign-in.')).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('The address is verified').setChecked(isVerified)
  await page.getByLabel('Picture').fill(picture)
  await page.getByLabel('Subject').fill(subject)
  await clickButton(page, 'Continue')
}

/** Logs in with Google from the open log-in page. */
async function logInWithGoogle(page: Page, person: Person) {
  await clickButton(page, 'Continue with Google')
  await signInAtProvider(page, person)
}

const serveDrawing = (context: BrowserContext) =>
  context.route('**/pictures/asha.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))

test.describe('signing up with Google', () => {
  test('leads to the log-in when the typed address has an account', async ({ page, account }) => {
    const { email } = await account.signUp()
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await clickButton(page, 'Sign up with Google')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('This email is already registered. Please log in instead.')
  })

  test('stops with a message when the typed address cannot be looked up', async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*check-user-exists/)
    await page.goto('/signup')
    await blockRequests(page, '/api/check-user-exists')
    await page.getByLabel('Email').fill(newAddress())
    await clickButton(page, 'Sign up with Google')
    await expect(alertOf(page)).toContainText('Something went wrong. Try again.')
    await expect(page).toHaveURL('/signup')
  })

  test('leads to the log-in when no address was typed and the one of Google has an account', async ({
    page,
    account,
    server,
  }) => {
    const { id, email } = await account.signUp()
    await page.goto('/signup')
    await clickButton(page, 'Sign up with Google')
    await signInAtProvider(page, { email })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('This email is already registered. Please log in instead.')
    expect(await server.sql`select provider_id from accounts where user_id = ${id}`).toHaveLength(1)
    await submitLogIn(page, email)
    await expect(page).toHaveURL('/home')
  })

  test('shows a progress message, then the name and picture from Google', async ({ page, context, server }) => {
    const picture = pictureAt(server.standIns)
    await serveDrawing(context)
    await page.goto('/signup')
    await clickButton(page, 'Sign up with Google')
    const release = await holdRequests(page, '/api/auth/session')
    await signInAtProvider(page, { email: newAddress(), name: 'Asha Rao', picture })
    await expect(page.getByText('Logging you in...')).toBeVisible()
    await release()
    await expect(page).toHaveURL('/home')
    const menu = page.getByRole('button', { name: 'Account of Asha Rao' })
    await expect(menu.locator('img')).toHaveAttribute('src', picture)
  })
})

test('logging in again with the same Google address opens the same account', async ({
  page,
  context,
  newBrowser,
  server,
}) => {
  const email = newAddress()
  const picture = pictureAt(server.standIns)
  await serveDrawing(context)
  await page.goto('/signup')
  await clickButton(page, 'Sign up with Google')
  await signInAtProvider(page, { email, name: 'Asha Rao', picture })
  await expect(page).toHaveURL('/home')

  const phone = await newBrowser()
  await serveDrawing(phone.context())
  await phone.goto('/login')
  await logInWithGoogle(phone, { email, name: 'Another Name' })
  await expect(phone).toHaveURL('/home')
  await expect(phone.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  expect(await server.sql`select id from users where email = ${email}`).toHaveLength(1)
})

test.describe('the way back from Google', () => {
  test('ends the session of a user without identities and shows an error', async ({ page, asha, server }) => {
    const identities = await server.sql`delete from accounts where user_id = ${asha.id} returning id`
    expect(identities).toHaveLength(1)
    await page.goto('/oauth-callback')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).not.toBeEmpty()
    expect(await server.sql`select id from sessions where user_id = ${asha.id}`).toEqual([])
  })

  test('leads to the log-in without a message when there is no session', async ({ page }) => {
    await page.goto('/oauth-callback')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toBeHidden()
  })

  test('shows once that the user cancelled at Google', async ({ page }) => {
    await page.goto('/login')
    await clickButton(page, 'Continue with Google')
    await clickButton(page, 'Cancel')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('The user denied access')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
    await expect(alertOf(page), 'shown once').toBeHidden()
  })

  test('reports that Google fails, and logging in with a password still works', async ({ page, account, standIns }) => {
    const { email, password } = await account.signUp()
    await standIns.set('oidc', 'fail', { path: '/oidc/token' })
    await page.goto('/login')
    await logInWithGoogle(page, { email: newAddress() })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('Google')
    await submitLogIn(page, email, password)
    await expect(page).toHaveURL('/home')
  })
})

test.describe('a Google account that is refused', () => {
  test('rejects an address that Google has not verified', async ({ page, server }) => {
    const email = newAddress()
    await page.goto('/login')
    await logInWithGoogle(page, { email, isVerified: false })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('has not verified this email address')
    expect(await server.sql`select id from users where email = ${email}`).toEqual([])
  })

  test('refuses a second Google account with the same address and offers a way to log in', async ({
    page,
    newBrowser,
    account,
    server,
  }) => {
    const { email, password } = await account.signUp()
    await page.goto('/login')
    await logInWithGoogle(page, { email })
    await expect(page).toHaveURL('/home')
    const other = await newBrowser()
    await other.goto('/login')
    await logInWithGoogle(other, { email, subject: '123456789012345678901' })
    await expect(other).toHaveURL('/login')
    await expect(alertOf(other)).toContainText('another Google account logs in to')
    await expect(alertOf(other)).toContainText('Log in with that Google account, or with your password')
    await expect(other.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
    await checkA11y(other)
    const google = await server.sql`select id from accounts where provider_id = 'google'
      and user_id = (select id from users where email = ${email})`
    expect(google).toHaveLength(1)
    await submitLogIn(other, email, password)
    await expect(other).toHaveURL('/home')
  })

  test('rejects a token with a wrong signature', async ({ page, server, standIns }) => {
    const email = newAddress()
    await standIns.set('oidc', 'wrong')
    await page.goto('/login')
    await logInWithGoogle(page, { email })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).not.toBeEmpty()
    expect(await server.sql`select id from users where email = ${email}`).toEqual([])
  })
})
