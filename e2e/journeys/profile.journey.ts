import type { Page } from '@playwright/test'
import type { Account } from '../harness/account.ts'
import { alertOf, cut, press } from '../harness/forms.ts'
import { checkA11y } from '../harness/looks.ts'
import { test as base, expect } from '../harness/test.ts'

/** Each journey here begins on the profile of a new user. */
const test = base.extend<{ asha: Account; profile: Page }>({
  asha: async ({ account, context }, use) => {
    const asha = await account.signUp()
    await account.signIn(context, asha)
    await use(asha)
  },
  profile: async ({ asha, page }, use) => {
    const recorded = page.waitForResponse('**/api/store-session')
    const isUpToDate = askedAgain(page)
    await page.goto('/home/profile')
    await expect(page.getByLabel('Email Address')).toHaveValue(asha.email)
    await recorded
    await expect(devices(page)).toHaveCount(1)
    await isUpToDate
    await use(page)
  },
})

/**
 * Done when the page has all that it loads: the last is what it asks for again once it hears of changes, as it may have missed one.
 * A session that ends before would be noticed by those questions, not by what the person does next.
 */
async function askedAgain(page: Page) {
  let isHearing = false
  page.on('response', (answer) => {
    isHearing ||= answer.url().endsWith('/api/events')
  })
  const questions = ['/api/auth/session', '/api/billing'].map((path) =>
    page.waitForRequest((question) => isHearing && question.url().endsWith(path)),
  )
  for (const question of await Promise.all(questions)) await question.response()
}

const nameOf = ({ email }: Account) => email.replace(/@.*/, '')
const rename = async (page: Page, name: string) => {
  await page.getByLabel('Full Name').fill(name)
  await press(page, 'Save Changes')
}
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm Profile Update' })
const devices = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')

test('the name is at first what stands before the @; the address can only be read', async ({ profile, asha }) => {
  await expect(profile.getByLabel('Full Name')).toHaveValue(nameOf(asha))
  await expect(profile.getByLabel('Email Address')).not.toBeEditable()
  await expect(profile.getByRole('button', { name: `Account of ${nameOf(asha)}` })).toHaveText(/A/)
})

test('nothing can be saved before something changes', async ({ profile, asha }) => {
  const save = profile.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeDisabled()
  await profile.getByLabel('Full Name').fill('Asha Rao')
  await expect(save).toBeEnabled()
  await profile.getByLabel('Full Name').fill(nameOf(asha))
  await expect(save).toBeDisabled()
  await profile.getByLabel('Full Name').press('Enter')
  await expect(profile.getByText('No changes to save')).toBeVisible()
})

test('a new name is asked about, saved, shown at once and there after a reload', async ({ profile, context }) => {
  const other = await context.newPage()
  await other.goto('/home')
  await profile.bringToFront()
  await rename(profile, 'Asha Rao')
  await expect(question(profile)).toContainText('Are you sure you want to update your profile?')
  await press(profile, 'Confirm')

  await expect(profile.getByRole('status').filter({ hasText: 'Profile updated.' })).toBeVisible()
  await expect(profile.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Account of Asha Rao' }), 'in the other tab too').toBeVisible()
  await profile.reload()
  await expect(profile.getByLabel('Full Name')).toHaveValue('Asha Rao')
})

test('what opens over the page is in order for axe too: menu, question, toast, panel', async ({ profile }) => {
  await profile.getByRole('button', { name: /^Account of/ }).click()
  await expect(profile.getByRole('menu')).toBeVisible()
  await checkA11y(profile)
  await profile.keyboard.press('Escape')

  await rename(profile, 'Asha Rao')
  await expect(question(profile)).toBeVisible()
  await checkA11y(profile)
  await press(profile, 'Confirm')
  await expect(profile.getByText('Profile updated.')).toBeVisible()
  await checkA11y(profile)

  await profile.setViewportSize({ width: 360, height: 800 })
  await press(profile, 'Open navigation')
  await expect(profile.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await checkA11y(profile)
})

test('Cancel and Escape close the question and save nothing', async ({ profile, asha }) => {
  await rename(profile, 'Asha Rao')
  await press(profile, 'Cancel')
  await expect(question(profile)).toBeHidden()
  await press(profile, 'Save Changes')
  await profile.keyboard.press('Escape')
  await expect(question(profile)).toBeHidden()
  await expect(profile.getByLabel('Full Name')).toHaveValue('Asha Rao')
  await profile.reload()
  await expect(profile.getByLabel('Full Name')).toHaveValue(nameOf(asha))
})

test('a name that cannot be saved is told, kept in the field, and saved when tried again', async ({
  profile,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/account/)
  await cut(profile, '/api/account')
  await rename(profile, 'Asha Rao')
  await press(profile, 'Confirm')
  await expect(alertOf(profile)).toContainText(/Failed to update profile\.|could not be reached/)
  await expect(profile.getByLabel('Full Name')).toHaveValue('Asha Rao')
  await profile.unrouteAll()
  await press(profile, 'Save Changes')
  await press(profile, 'Confirm')
  await expect(profile.getByText('Profile updated.')).toBeVisible()
})

test('a failure of the server is told without its details', async ({ profile, asha, server, problems }) => {
  problems.expect(/500/)
  await server.sql`alter table users add constraint no_rao check (name <> 'Refused Rao') not valid`
  await rename(profile, 'Refused Rao')
  await press(profile, 'Confirm')
  await expect(alertOf(profile)).toContainText('Failed to update profile.')
  await server.sql`alter table users drop constraint no_rao`
  expect(await server.sql`select name from users where id = ${asha.id}`).toEqual([{ name: nameOf(asha) }])
})

test('a session that has ended leads to the log-in, with a word about it', async ({ profile, asha, server }) => {
  await server.sql`delete from sessions where user_id = ${asha.id}`
  await rename(profile, 'Asha Rao')
  await press(profile, 'Confirm')
  await expect(profile.getByText('Session expired. Please log in again.')).toBeVisible()
  await expect(profile).toHaveURL('/login')
})

test('a session not used for seven days is over', async ({ profile, server }) => {
  await server.advance({ days: 7 })
  await profile.reload()
  await expect(profile).toHaveURL('/')
})

test('another device is listed and can be signed out from here', async ({ profile, asha, newBrowser }) => {
  const phone = await newBrowser({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  })
  await phone.goto('/login')
  await phone.getByLabel('Email').fill(asha.email)
  await phone.getByLabel('Password', { exact: true }).fill(asha.password)
  await press(phone, 'Log In')
  await expect(phone).toHaveURL('/home')

  await profile.reload()
  await expect(devices(profile)).toHaveCount(2)
  await expect(devices(profile).filter({ hasText: 'This device' })).toHaveCount(1)
  const other = devices(profile).filter({ hasText: 'iPhone' })
  await other.getByRole('button', { name: /^Sign out/ }).click()
  await profile.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(profile)).toHaveCount(1)

  await phone.goto('/home/profile')
  await expect(phone).toHaveURL('/')
})

test('all other devices can be signed out at once', async ({ profile, asha, newBrowser }) => {
  for (const _ of ['phone', 'tablet']) {
    const other = await newBrowser()
    await other.request.post('/api/auth/log-in', { data: { email: asha.email, password: asha.password } })
  }
  await profile.reload()
  await expect(devices(profile)).toHaveCount(3)
  await press(profile, 'Sign out everywhere else')
  await profile.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(profile)).toHaveCount(1)
  await expect(profile.getByText('You are signed in nowhere else.')).toBeVisible()
})

test('signing out this device leads to the log-in', async ({ profile }) => {
  await devices(profile)
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await profile.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(profile).toHaveURL('/login')
})
