import type { BrowserContext, Page } from '@playwright/test'
import { newAddress } from '../../harness/accounts.ts'
import { checkA11y } from '../../harness/check-page.ts'
import { alertOf, blockRequests, clickButton, holdRequests } from '../../harness/forms.ts'
import { expect, test } from '../../harness/test.ts'

/** An account picture at the sign-in provider, whose origin the content policy allows. */
const pictureAt = (provider: string) => `${provider}/pictures/asha.svg`
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>'

interface Person {
  email: string
  name?: string
  picture?: string
  subject?: string
}

/** Fills and submits the page of the sign-in provider, a stand-in for Google. */
async function signInAtProvider(
  page: Page,
  { email, name = 'Asha Rao', picture = '', subject = '' }: Person,
) {
  await expect(page.getByText('This is a stand-in for Google sign-in.')).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('The address is verified').check()
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
  context.route('**/pictures/asha.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )

test.describe('signing up with Google', () => {
  test('leads to the log-in when the typed address has an account', async ({ page, account }) => {
    const { email } = await account.signUp()
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await clickButton(page, 'Sign up with Google')
    await expect(page).toHaveURL('/login')
    await expect(alertOf(page)).toContainText(
      'This email is already registered. Please log in instead.',
    )
  })

  test('stops with a message when the typed address cannot be looked up', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*check-user-exists/)
    await page.goto('/signup')
    await blockRequests(page, '/api/check-user-exists')
    await page.getByLabel('Email').fill(newAddress())
    await clickButton(page, 'Sign up with Google')
    await expect(alertOf(page)).toContainText('Something went wrong. Try again.')
    await expect(page).toHaveURL('/signup')
  })

  test('shows a progress message, then the name and picture from Google @main', async ({
    page,
    context,
    server,
  }) => {
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

test.describe('the way back from Google', () => {
  test('ends the session of a user without identities and shows an error', async ({
    page,
    asha,
    server,
  }) => {
    const identities =
      await server.sql`delete from accounts where user_id = ${asha.id} returning id`
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
})

test('a second Google account with the same address is refused, with a way to log in', async ({
  page,
  newBrowser,
  account,
  server,
}) => {
  const { email } = await account.signUp()
  await page.goto('/login')
  await logInWithGoogle(page, { email })
  await expect(page).toHaveURL('/home')
  const other = await newBrowser()
  await other.goto('/login')
  await logInWithGoogle(other, { email, subject: '123456789012345678901' })
  await expect(other).toHaveURL('/login')
  await expect(alertOf(other)).toContainText('another Google account logs in to')
  await expect(alertOf(other)).toContainText(
    'Log in with that Google account, or with your password',
  )
  await expect(other.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  await checkA11y(other)
  const google = await server.sql`select id from accounts where provider_id = 'google'
    and user_id = (select id from users where email = ${email})`
  expect(google).toHaveLength(1)
})
