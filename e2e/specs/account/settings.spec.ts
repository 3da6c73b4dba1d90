import type { Page } from '@playwright/test'
import type { Account } from '../../harness/accounts.ts'
import { checkA11y } from '../../harness/check-page.ts'
import {
  alertOf,
  blockRequests,
  clickButton,
  logInByApi,
  submitLogIn,
} from '../../harness/forms.ts'
import type { Server } from '../../harness/server-process.ts'
import { test as base, expect } from '../../harness/test.ts'

/** Every test here starts on the account settings of a new user. */
const test = base.extend<{ settings: Page }>({
  settings: async ({ asha, page }, use) => {
    await page.goto('/home/profile')
    await expect(page.getByLabel('Email Address')).toHaveValue(asha.email)
    await expect(devices(page)).toHaveCount(1)
    await use(page)
  },
})

/**
 * Loads the page again and waits for all its requests. The last ones come five seconds later: the
 * page may have missed changes before its event stream was open. They would discover an ended
 * session before the test's own action does.
 */
async function reloadAndWait(page: Page) {
  let isListening = false
  page.on('response', (response) => {
    isListening ||= response.url().endsWith('/api/events')
  })
  const recorded = page.waitForResponse('**/api/store-session')
  const reloaded = ['/api/auth/session', '/api/billing'].map((path) =>
    page.waitForRequest((request) => isListening && request.url().endsWith(path)),
  )
  await page.reload()
  await recorded
  for (const request of await Promise.all(reloaded)) await request.response()
}

const nameOf = ({ email }: Account) => email.replace(/@.*/, '')
const nameOnServer = async ({ sql }: Server, { id }: Account) =>
  (await sql`select name from users where id = ${id}`)[0]?.name
const rename = async (page: Page, name: string) => {
  await page.getByLabel('Full Name').fill(name)
  await clickButton(page, 'Save Changes')
}
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm Profile Update' })
const devices = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')

test.describe('the settings form', () => {
  test('shows the first part of the address as the name, saves nothing before a change, and fits every width', async ({
    settings,
    asha,
    checkPage,
  }) => {
    await expect(settings.getByLabel('Full Name')).toHaveValue(nameOf(asha))
    await expect(settings.getByLabel('Email Address')).not.toBeEditable()
    await expect(settings.getByRole('button', { name: `Account of ${nameOf(asha)}` })).toHaveText(
      /A/,
    )
    await checkPage(settings)
    const save = settings.getByRole('button', { name: 'Save Changes' })
    await expect(save).toBeDisabled()
    await settings.getByLabel('Full Name').fill('Asha Rao')
    await expect(save).toBeEnabled()
    await settings.getByLabel('Full Name').fill(nameOf(asha))
    await expect(save).toBeDisabled()
    await settings.getByLabel('Full Name').press('Enter')
    await expect(settings.getByText('No changes to save')).toBeVisible()
  })

  test('asks for a confirmation; Cancel and Escape save nothing', async ({
    settings,
    asha,
    server,
  }) => {
    await rename(settings, 'Asha Rao')
    await expect(confirmation(settings)).toContainText(
      'Are you sure you want to update your profile?',
    )
    await checkA11y(settings)
    await clickButton(settings, 'Cancel')
    await expect(confirmation(settings)).toBeHidden()
    await clickButton(settings, 'Save Changes')
    await settings.keyboard.press('Escape')
    await expect(confirmation(settings)).toBeHidden()
    await expect(settings.getByLabel('Full Name')).toHaveValue('Asha Rao')
    expect(await nameOnServer(server, asha)).toBe(nameOf(asha))
  })

  test('keeps a name that could not be saved, hides why the server failed, and saves it on another try', async ({
    settings,
    asha,
    server,
    problems,
  }) => {
    problems.expect(/500|ERR_CONNECTION_FAILED.*api\/account/)
    await server.sql`alter table users add constraint no_rao check (name <> 'Refused Rao') not valid`
    await rename(settings, 'Refused Rao')
    await clickButton(settings, 'Confirm')
    await expect(alertOf(settings)).toContainText('Failed to update profile.')
    await server.sql`alter table users drop constraint no_rao`
    expect(await nameOnServer(server, asha)).toBe(nameOf(asha))

    await blockRequests(settings, '/api/account')
    await rename(settings, 'Asha Rao')
    await clickButton(settings, 'Confirm')
    await expect(alertOf(settings)).toContainText('could not be reached')
    await expect(settings.getByLabel('Full Name')).toHaveValue('Asha Rao')
    await settings.unrouteAll()
    await clickButton(settings, 'Save Changes')
    await clickButton(settings, 'Confirm')
    await expect(settings.getByRole('status').filter({ hasText: 'Profile updated.' })).toBeVisible()
    await expect(settings.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  })

  test('shows a saved name at once in every tab @main', async ({
    settings,
    asha,
    context,
    server,
  }) => {
    const other = await context.newPage()
    await other.goto('/home')
    await settings.bringToFront()
    await rename(settings, 'Asha Rao')
    await clickButton(settings, 'Confirm')
    await expect(settings.getByRole('status').filter({ hasText: 'Profile updated.' })).toBeVisible()
    await checkA11y(settings)
    await expect(settings.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
    await expect(
      other.getByRole('button', { name: 'Account of Asha Rao' }),
      'in the other tab too',
    ).toBeVisible()
    expect(await nameOnServer(server, asha)).toBe('Asha Rao')
  })
})

test('saving after the session has ended leads to the log-in with an explanation', async ({
  settings,
  asha,
  server,
}) => {
  await reloadAndWait(settings)
  await server.sql`delete from sessions where user_id = ${asha.id}`
  await rename(settings, 'Asha Rao')
  await clickButton(settings, 'Confirm')
  await expect(settings.getByText('Session expired. Please log in again.')).toBeVisible()
  await expect(settings).toHaveURL('/login')
})

test('a session ends after seven days without use', async ({ page, asha, server }) => {
  await page.goto('/home/help')
  await expect(page.getByRole('heading', { name: 'Help Center', level: 1 })).toBeVisible()
  // An open page would notice the end by itself.
  await page.goto('about:blank')
  await server.advance({ days: 7 })
  await page.goto('/home/context?from=spec#resume')
  await expect(page).toHaveURL('/login')
  await expect(alertOf(page)).toContainText('Session expired. Please log in again.')
  await submitLogIn(page, asha.email)
  await expect(page, 'the page that was asked for').toHaveURL('/home/context?from=spec#resume')
})

test.describe('the list of devices', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const confirmSignOut = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()

  test('shows other devices, of which one or all can be signed out @main', async ({
    settings,
    asha,
    newBrowser,
  }) => {
    await logInByApi(await newBrowser({ userAgent: iPhone }), asha)
    for (const _ of ['laptop', 'tablet']) await logInByApi(await newBrowser(), asha)

    await settings.reload()
    await expect(devices(settings)).toHaveCount(4)
    await expect(devices(settings).filter({ hasText: 'This device' })).toHaveCount(1)
    const other = devices(settings).filter({ hasText: 'iPhone' })
    await other.getByRole('button', { name: /^Sign out/ }).click()
    await confirmSignOut(settings)
    await expect(devices(settings)).toHaveCount(3)
    await expect(other).toHaveCount(0)

    await clickButton(settings, 'Sign out everywhere else')
    await confirmSignOut(settings)
    await expect(devices(settings)).toHaveCount(1)
    await expect(settings.getByText('You are signed in nowhere else.')).toBeVisible()
  })

  test('leads to the log-in when this device is signed out', async ({ settings }) => {
    await devices(settings)
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await confirmSignOut(settings)
    await expect(settings).toHaveURL('/login')
  })
})
