import type { Page } from '@playwright/test'
import { newAddress } from '../harness/account.ts'
import { alertOf, cut, hold, press } from '../harness/forms.ts'
import { startServer } from '../harness/server-process.ts'
import { expect, test } from '../harness/test.ts'

const picture = 'https://pictures.example/asha.svg'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>'

interface Person {
  email: string
  name?: string
  picture?: string
  isVerified?: boolean
}

/** Types a person into the provider's page, which stands in for Google's. */
async function signInAtProvider(page: Page, { email, name = 'Asha Rao', picture = '', isVerified = true }: Person) {
  await expect(page.getByText('This is a stand-in for Google sign-in.')).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('The address is verified').setChecked(isVerified)
  await page.getByLabel('Picture').fill(picture)
  await press(page, 'Continue')
}

async function logInWithGoogle(page: Page, person: Person) {
  await page.goto('/login')
  await press(page, 'Continue with Google')
  await signInAtProvider(page, person)
}

test('a first sign-in with Google makes an account with its name and picture', async ({ page, context }) => {
  await context.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
  await page.goto('/signup')
  await press(page, 'Sign up with Google')
  await signInAtProvider(page, { email: newAddress(), name: 'Asha Rao', picture })

  await expect(page).toHaveURL('/home')
  const menu = page.getByRole('button', { name: 'Account of Asha Rao' })
  await expect(menu.locator('img')).toHaveAttribute('src', picture)
})

test('the same Google address comes back to the same account', async ({ page, newBrowser, server }) => {
  const email = newAddress()
  await logInWithGoogle(page, { email })
  await expect(page).toHaveURL('/home')
  const phone = await newBrowser()
  await logInWithGoogle(phone, { email, name: 'Another Name' })
  await expect(phone).toHaveURL('/home')
  await expect(phone.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  expect(await server.sql`select id from users where email = ${email}`).toHaveLength(1)
})

test('the way back from Google says "Logging you in..."', async ({ page }) => {
  await page.goto('/login')
  await press(page, 'Continue with Google')
  const release = await hold(page, '/api/auth/session')
  await signInAtProvider(page, { email: newAddress() })
  await expect(page.getByText('Logging you in...')).toBeVisible()
  await release()
  await expect(page).toHaveURL('/home')
})

test('a sign-up with Google for an address that has an account is sent to the log-in', async ({ page, account }) => {
  const { email } = await account.signUp()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await press(page, 'Sign up with Google')
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).toContainText('This email is already registered. Please log in instead.')
})

test('a sign-up with Google stops when the address cannot be looked up', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*check-user-exists/)
  await cut(page, '/api/check-user-exists')
  await page.goto('/signup')
  await page.getByLabel('Email').fill(newAddress())
  await press(page, 'Sign up with Google')
  await expect(alertOf(page)).toContainText('Something went wrong. Try again.')
  await expect(page).toHaveURL('/signup')
})

test('a user without identities is signed out again and told', async ({ page, context, account, server }) => {
  const asha = await account.signUp()
  await account.signIn(context, asha)
  await server.sql`delete from accounts where user_id = ${asha.id}`
  await page.goto('/oauth-callback')
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).not.toBeEmpty()
  expect(await server.sql`select id from sessions where user_id = ${asha.id}`).toEqual([])
})

test('a return without a session leads to the log-in', async ({ page }) => {
  await page.goto('/oauth-callback')
  await expect(page).toHaveURL('/login')
})

test('Cancel at Google leads back to the log-in with its words', async ({ page }) => {
  await page.goto('/login')
  await press(page, 'Continue with Google')
  await press(page, 'Cancel')
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).toContainText('The user denied access')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
  await expect(alertOf(page), 'said once').toBeHidden()
})

test('an address that Google has not verified signs nobody in', async ({ page, server }) => {
  const email = newAddress()
  await logInWithGoogle(page, { email, isVerified: false })
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).toContainText('has not verified this email address')
  expect(await server.sql`select id from users where email = ${email}`).toEqual([])
})

test('an answer signed by a stranger signs nobody in', async ({ page, standIns }) => {
  await standIns.set('oidc', 'wrong')
  await logInWithGoogle(page, { email: newAddress() })
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).not.toBeEmpty()
})

test('when Google fails on the way back, the log-in page says so and the address still works', async ({
  page,
  account,
  standIns,
}) => {
  const { email, password } = await account.signUp()
  await standIns.set('oidc', 'fail', { path: '/oidc/token' })
  await logInWithGoogle(page, { email: newAddress() })
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).toContainText('Google')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log In')
  await expect(page).toHaveURL('/home')
})

test('while Google cannot be reached its button says so', async ({ page, problems }) => {
  problems.expect(/502/)
  // A server that has not found the provider yet; the others know it since an earlier journey.
  const fresh = await startServer()
  await fetch(`${fresh.standIns}/control/oidc`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"mode":"fail"}',
  })
  await page.goto(`${fresh.origin}/login`)
  await press(page, 'Continue with Google')
  await expect(alertOf(page)).toContainText('Google cannot be reached at the moment.')
  await fetch(`${fresh.standIns}/control`, { method: 'DELETE' })
  await press(page, 'Continue with Google')
  await expect(page.getByText('This is a stand-in for Google sign-in.')).toBeVisible()
  await fresh.close()
})
