import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { ownClientAddress, password } from '../harness/accounts.ts'
import { clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const HELPER = { kind: 'helper', name: 'Sightline on study', system: 'Debian 13' }
const Codes = z.object({ device_code: z.string(), user_code: z.string() })
const Token = z.object({ access_token: z.string() })
const WRONG = 'This code does not work. Check it, or let your device show another one.'

/** A device that asks for a code, as the helper does. */
async function openDevice(request: APIRequestContext) {
  const headers = ownClientAddress()
  const asked = await request.post('/api/devices/authorizations', { data: HELPER, headers })
  const { device_code, user_code } = Codes.parse(await asked.json())
  const poll = () =>
    request.post('/api/devices/authorizations/token', { data: { device_code }, headers })
  return { user_code, poll }
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await clickButton(page, 'Continue')
}
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' })

test('a helper is signed in by its code, listed in the settings, and ended there @main', async ({
  asha,
  page,
  playwright,
  server,
  checkPage,
  mail,
}) => {
  const program = await playwright.request.newContext({ baseURL: server.origin })
  const { user_code, poll } = await openDevice(program)
  await page.goto('/home/device')
  await checkPage(page)
  await typeCode(page, user_code.toLowerCase())
  await expect(page.getByText('Did you start this just now, on your own computer?')).toBeFocused()
  await expect(page.getByText('Debian 13')).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Yes, sign it in')
  await expect(page.getByText('Sightline on study is signed in')).toBeVisible()
  await checkPage(page)
  const { access_token } = Token.parse(await (await poll()).json())
  const asDevice = () =>
    program.get('/api/live', { headers: { authorization: `Bearer ${access_token}` } })
  expect((await asDevice()).status()).toBe(200)
  const newest = async () => (await mail.to(asha.email))[0]?.subject
  await expect.poll(newest).toBe('A new device was signed in to Sightline')

  await page.getByRole('link', { name: 'See your devices' }).click()
  await expect(devices(page).getByRole('listitem')).toContainText('Sightline on study')
  await checkPage(page)
  await devices(page).getByRole('button', { name: 'End Sightline on study' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await expect(devices(page)).toContainText('No device is signed in.')
  expect((await asDevice()).status()).toBe(401)
  await program.dispose()
})

test('a device is kept out, and a wrong, used or expired code gets one message', async ({
  asha: _,
  page,
  playwright,
  server,
  problems,
}) => {
  problems.expect(/status of 400.*claim/)
  const program = await playwright.request.newContext({ baseURL: server.origin })
  const { user_code, poll } = await openDevice(program)
  await page.goto('/home/device')
  await typeCode(page, 'BCDF-GHJK')
  await expect(page.getByText(WRONG)).toBeVisible()
  await typeCode(page, user_code)
  await clickButton(page, 'No, keep it out')
  await expect(page.getByText('Sightline on study was kept out.')).toBeVisible()
  expect(await (await poll()).json()).toMatchObject({ code: 'access_denied' })
  await clickButton(page, 'Type another code')
  await typeCode(page, user_code)
  await expect(page.getByText(WRONG)).toBeVisible()
  await program.dispose()
})

test('somebody who is signed out logs in and comes back to the page of codes', async ({
  account,
  page,
}) => {
  const { email } = await account.signUp()
  await page.goto('/home/device')
  await expect(page.getByText('Log in to sign in your device.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in a device' })).toBeVisible()
  await expect(page).toHaveURL('/home/device')
})

test('a change of password keeps devices where its user says so', async ({
  asha: _,
  page,
  playwright,
  server,
}) => {
  const program = await playwright.request.newContext({ baseURL: server.origin })
  const { user_code, poll } = await openDevice(program)
  await page.goto('/home/device')
  await typeCode(page, user_code)
  await clickButton(page, 'Yes, sign it in')
  await poll()
  await page.goto('/home/profile')
  await page.getByLabel('Present password').fill(password)
  await page.getByLabel('New password').fill('battery staple')
  await page.getByLabel('End my devices as well').uncheck()
  await clickButton(page, 'Change Password')
  await expect(
    page.getByText('Password changed. Your other browsers are signed out.'),
  ).toBeVisible()
  await expect(devices(page).getByRole('listitem')).toContainText('Sightline on study')
  await program.dispose()
})
