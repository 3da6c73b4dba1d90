import type { Page } from '@playwright/test'
import type { Account } from '../harness/accounts.ts'
import { checkA11y } from '../harness/check-page.ts'
import { alertOf, blockRequests, clickButton, logIn, submitLogIn } from '../harness/forms.ts'
import { test as base, expect } from '../harness/test.ts'

/** Each journey here begins on the profile of a new user. */
const test = base.extend<{ profile: Page }>({
  profile: async ({ asha, page }, use) => {
    await settled(page, () => page.goto('/home/profile'))
    await expect(page.getByLabel('Email Address')).toHaveValue(asha.email)
    await expect(devices(page)).toHaveCount(1)
    await use(page)
  },
})

/**
 * Does what brings a user in, and waits for all that the page asks the server: the last is what it asks again once it
 * hears of changes, as it may have missed one. A session that ends before would be noticed by those questions, not by
 * what the person does.
 */
async function settled(page: Page, enter: () => Promise<unknown>) {
  let isHearing = false
  page.on('response', (answer) => {
    isHearing ||= answer.url().endsWith('/api/events')
  })
  const recorded = page.waitForResponse('**/api/store-session')
  const askedAgain = ['/api/auth/session', '/api/billing'].map((path) =>
    page.waitForRequest((question) => isHearing && question.url().endsWith(path)),
  )
  await enter()
  await recorded
  for (const question of await Promise.all(askedAgain)) await question.response()
}

const nameOf = ({ email }: Account) => email.replace(/@.*/, '')
const rename = async (page: Page, name: string) => {
  await page.getByLabel('Full Name').fill(name)
  await clickButton(page, 'Save Changes')
}
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm Profile Update' })
const devices = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')

test('a name is asked about before it is saved, kept in the field when it cannot be, and then shown at once; what opens over the page is in order for axe', async ({
  profile,
  context,
  asha,
  server,
  problems,
}) => {
  const other = await context.newPage()
  await other.goto('/home')
  await profile.bringToFront()
  const saved = async () => (await server.sql`select name from users where id = ${asha.id}`)[0]?.name

  await test.step('the name is at first what stands before the @; the address can only be read', async () => {
    await expect(profile.getByLabel('Full Name')).toHaveValue(nameOf(asha))
    await expect(profile.getByLabel('Email Address')).not.toBeEditable()
    await expect(profile.getByRole('button', { name: `Account of ${nameOf(asha)}` })).toHaveText(/A/)
  })

  await test.step('the open menu is in order for axe', async () => {
    await profile.getByRole('button', { name: /^Account of/ }).click()
    await expect(profile.getByRole('menu')).toBeVisible()
    await checkA11y(profile)
    await profile.keyboard.press('Escape')
  })

  await test.step('nothing can be saved before something changes', async () => {
    const save = profile.getByRole('button', { name: 'Save Changes' })
    await expect(save).toBeDisabled()
    await profile.getByLabel('Full Name').fill('Asha Rao')
    await expect(save).toBeEnabled()
    await profile.getByLabel('Full Name').fill(nameOf(asha))
    await expect(save).toBeDisabled()
    await profile.getByLabel('Full Name').press('Enter')
    await expect(profile.getByText('No changes to save')).toBeVisible()
  })

  await test.step('Cancel and Escape close the question, itself in order for axe, and save nothing', async () => {
    await rename(profile, 'Asha Rao')
    await expect(question(profile)).toContainText('Are you sure you want to update your profile?')
    await checkA11y(profile)
    await clickButton(profile, 'Cancel')
    await expect(question(profile)).toBeHidden()
    await clickButton(profile, 'Save Changes')
    await profile.keyboard.press('Escape')
    await expect(question(profile)).toBeHidden()
    await expect(profile.getByLabel('Full Name')).toHaveValue('Asha Rao')
    await profile.reload()
    await expect(profile.getByLabel('Full Name')).toHaveValue(nameOf(asha))
  })

  await test.step('a failure of the server is told without its details', async () => {
    problems.expect(/500/)
    await server.sql`alter table users add constraint no_rao check (name <> 'Refused Rao') not valid`
    await rename(profile, 'Refused Rao')
    await clickButton(profile, 'Confirm')
    await expect(alertOf(profile)).toContainText('Failed to update profile.')
    await server.sql`alter table users drop constraint no_rao`
    expect(await saved()).toBe(nameOf(asha))
  })

  await test.step('a name that cannot be saved is told, kept in the field, and saved when tried again', async () => {
    problems.expect(/ERR_CONNECTION_FAILED.*api\/account/)
    await blockRequests(profile, '/api/account')
    await rename(profile, 'Asha Rao')
    await clickButton(profile, 'Confirm')
    await expect(alertOf(profile)).toContainText('could not be reached')
    await expect(profile.getByLabel('Full Name')).toHaveValue('Asha Rao')
    await profile.unrouteAll()
    await clickButton(profile, 'Save Changes')
    await clickButton(profile, 'Confirm')
  })

  await test.step('a new name is shown at once, with word of it that is in order for axe, and there after a reload', async () => {
    await expect(profile.getByRole('status').filter({ hasText: 'Profile updated.' })).toBeVisible()
    await checkA11y(profile)
    await expect(profile.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Account of Asha Rao' }), 'in the other tab too').toBeVisible()
    await profile.reload()
    await expect(profile.getByLabel('Full Name')).toHaveValue('Asha Rao')
  })

  await test.step('the open panel of a phone is in order for axe', async () => {
    await profile.setViewportSize({ width: 360, height: 800 })
    await clickButton(profile, 'Open navigation')
    await expect(profile.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    await checkA11y(profile)
  })
})

test('a session that has ended leads to the log-in, and one not used for seven days is over', async ({
  profile,
  asha,
  server,
}) => {
  await test.step('a session that has ended leads to the log-in, with a word about it', async () => {
    await server.sql`delete from sessions where user_id = ${asha.id}`
    await rename(profile, 'Asha Rao')
    await clickButton(profile, 'Confirm')
    await expect(profile.getByText('Session expired. Please log in again.')).toBeVisible()
    await expect(profile).toHaveURL('/login')
  })

  await test.step('a session not used for seven days is over', async () => {
    await settled(profile, () => submitLogIn(profile, asha.email))
    await expect(profile).toHaveURL('/home')
    await server.advance({ days: 7 })
    await profile.reload()
    await expect(profile).toHaveURL('/')
  })
})

test('other devices are listed and can be signed out from here, one alone or all at once, and so can this one', async ({
  profile,
  asha,
  newBrowser,
}) => {
  const phone = await newBrowser({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  })
  await logIn(phone, asha.email)
  await expect(phone).toHaveURL('/home')
  for (const _ of ['laptop', 'tablet']) {
    const other = await newBrowser()
    await other.request.post('/api/auth/log-in', { data: { email: asha.email, password: asha.password } })
  }
  const confirm = () => profile.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()

  await test.step('another device is listed and can be signed out from here', async () => {
    await profile.reload()
    await expect(devices(profile)).toHaveCount(4)
    await expect(devices(profile).filter({ hasText: 'This device' })).toHaveCount(1)
    const other = devices(profile).filter({ hasText: 'iPhone' })
    await other.getByRole('button', { name: /^Sign out/ }).click()
    await confirm()
    await expect(devices(profile)).toHaveCount(3)
    await expect(other).toHaveCount(0)
    await phone.goto('/home/profile')
    await expect(phone).toHaveURL('/')
  })

  await test.step('all other devices can be signed out at once', async () => {
    await clickButton(profile, 'Sign out everywhere else')
    await confirm()
    await expect(devices(profile)).toHaveCount(1)
    await expect(profile.getByText('You are signed in nowhere else.')).toBeVisible()
  })

  await test.step('signing out this device leads to the log-in', async () => {
    await devices(profile)
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await confirm()
    await expect(profile).toHaveURL('/login')
  })
})
