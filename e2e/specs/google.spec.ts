import type { Page } from '@playwright/test'
import { newAddress } from '../harness/accounts.ts'
import { alertOf, blockRequests, clickButton, holdRequests, submitLogIn } from '../harness/forms.ts'
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
  await clickButton(page, 'Continue')
}

/** From the log-in page. */
async function logInWithGoogle(page: Page, person: Person) {
  await clickButton(page, 'Continue with Google')
  await signInAtProvider(page, person)
}

test('a first sign-in with Google makes an account with its name and picture, to which the same address comes back', async ({
  page,
  context,
  newBrowser,
  account,
  server,
  problems,
}) => {
  await page.goto('/signup')

  await test.step('a sign-up with Google for an address that has an account is sent to the log-in', async () => {
    const { email: taken } = await account.signUp()
    await page.getByLabel('Email').fill(taken)
    await clickButton(page, 'Sign up with Google')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('This email is already registered. Please log in instead.')
  })

  const email = newAddress()
  await page.getByRole('link', { name: 'Create Account' }).click()

  await test.step('a sign-up with Google stops when the address cannot be looked up', async () => {
    problems.expect(/ERR_CONNECTION_FAILED.*check-user-exists/)
    await blockRequests(page, '/api/check-user-exists')
    await page.getByLabel('Email').fill(email)
    await clickButton(page, 'Sign up with Google')
    await expect(alertOf(page)).toContainText('Something went wrong. Try again.')
    await expect(page).toHaveURL('/signup')
    await page.unrouteAll()
    await page.getByLabel('Email').fill('')
  })

  await clickButton(page, 'Sign up with Google')
  await context.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
  const release = await holdRequests(page, '/api/auth/session')
  await signInAtProvider(page, { email, name: 'Asha Rao', picture })

  await test.step('the way back from Google says "Logging you in..."', async () => {
    await expect(page.getByText('Logging you in...')).toBeVisible()
    await release()
    await expect(page).toHaveURL('/home')
  })
  const menu = page.getByRole('button', { name: 'Account of Asha Rao' })
  await expect(menu.locator('img')).toHaveAttribute('src', picture)

  await test.step('the same Google address comes back to the same account', async () => {
    const phone = await newBrowser()
    await phone.context().route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
    await phone.goto('/login')
    await logInWithGoogle(phone, { email, name: 'Another Name' })
    await expect(phone).toHaveURL('/home')
    await expect(phone.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
    expect(await server.sql`select id from users where email = ${email}`).toHaveLength(1)
  })
})

test('what Google does not vouch for signs nobody in, and the log-in page says why', async ({
  page,
  context,
  account,
  server,
  standIns,
}) => {
  const asha = await account.signUp()
  await account.signIn(context, asha)

  await test.step('a user without identities is signed out again and told', async () => {
    const identities = await server.sql`delete from accounts where user_id = ${asha.id} returning id`
    expect(identities).toHaveLength(1)
    await page.goto('/oauth-callback')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).not.toBeEmpty()
    expect(await server.sql`select id from sessions where user_id = ${asha.id}`).toEqual([])
  })

  await test.step('a return without a session leads to the log-in', async () => {
    await page.goto('/oauth-callback')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toBeHidden()
  })

  await test.step('Cancel at Google leads back to the log-in with its words', async () => {
    await clickButton(page, 'Continue with Google')
    await clickButton(page, 'Cancel')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('The user denied access')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
    await expect(alertOf(page), 'said once').toBeHidden()
  })

  await test.step('an address that Google has not verified signs nobody in', async () => {
    const email = newAddress()
    await logInWithGoogle(page, { email, isVerified: false })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('has not verified this email address')
    expect(await server.sql`select id from users where email = ${email}`).toEqual([])
  })

  await test.step('an answer signed by a stranger signs nobody in', async () => {
    const email = newAddress()
    await standIns.set('oidc', 'wrong')
    await logInWithGoogle(page, { email })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).not.toBeEmpty()
    expect(await server.sql`select id from users where email = ${email}`).toEqual([])
  })

  await test.step('when Google fails on the way back, the log-in page says so and the address still works', async () => {
    const { email, password } = await account.signUp()
    await standIns.set('oidc', 'fail', { path: '/oidc/token' })
    await logInWithGoogle(page, { email: newAddress() })
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText('Google')
    await submitLogIn(page, email, password)
    await expect(page).toHaveURL('/home')
  })
})
