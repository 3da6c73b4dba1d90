import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkA11y } from '../../harness/check-page.ts'
import { clickButton, logInByApi } from '../../harness/forms.ts'
import { createEndedInterview } from '../../harness/past-interviews.ts'
import { expect, test } from '../../harness/test.ts'

const emptyDashboard = (page: Page) =>
  page.getByRole('heading', { name: 'Start with a mock interview' })

// What it contains besides the user is tested in apps/server/src/account/personal-data.test.ts.
test('personal data can be downloaded @main', async ({ page, asha }) => {
  await page.goto('/home/profile')
  const downloading = page.waitForEvent('download')
  await clickButton(page, 'Download my data')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^sightline-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(exported).toMatchObject({ user: { email: asha.email }, interviews: [] })
})

test('an interview is deleted only after a confirmation @main', async ({ page, asha: _ }) => {
  const interview = await createEndedInterview(page, { topic: 'graphs', passed: 8 })
  await page.goto('/home')
  await page.getByRole('button', { name: /^Delete / }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this interview?' })
  await expect(dialog).toContainText('The credit it took does not come back.')
  await checkA11y(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await page.goto(`${interview}/report`)
  await clickButton(page, 'Delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(emptyDashboard(page)).toBeVisible()
})

test.describe('deleting the account', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = (page: Page) =>
    dialogOf(page).getByRole('button', { name: 'Delete for good' }).click()
  const fillAddress = (page: Page, address: string) =>
    dialogOf(page)
      .getByLabel(/^Type /)
      .fill(address)
  const fillPassword = (page: Page, password: string) =>
    dialogOf(page).getByLabel('Password', { exact: true }).fill(password)

  test('needs the address and the password of the account', async ({ page, asha }) => {
    await page.goto('/home/profile')
    await clickButton(page, 'Delete account')
    await confirm(page)
    await expect(dialogOf(page).getByText('This is not the address of your account.')).toBeVisible()
    await checkA11y(page)
    await fillAddress(page, asha.email)
    await fillPassword(page, 'a wrong one')
    await confirm(page)
    await expect(
      dialogOf(page).getByText('This is not the password of your account.'),
    ).toBeVisible()
    await expect(dialogOf(page).getByLabel(/^Type /)).toHaveValue(asha.email)
    await fillPassword(page, asha.password)
    await confirm(page)
    await expect(page).toHaveURL(/\/$/)
  })

  test('signs out every tab and device @main', async ({ page, asha, context, newBrowser }) => {
    const phone = await newBrowser()
    await logInByApi(phone, asha)
    await phone.goto('/home')
    await expect(emptyDashboard(phone)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/home/pricing')
    await page.bringToFront()
    await page.goto('/home/profile')
    await clickButton(page, 'Delete account')
    await fillAddress(page, asha.email)
    await fillPassword(page, asha.password)
    await confirm(page)

    for (const tab of [page, other]) {
      await tab.bringToFront()
      await expect(tab).toHaveURL(/\/$/)
    }
    // Another device does not know why its session has ended.
    await phone.bringToFront()
    await expect(phone).toHaveURL(/\/login$/)
  })
})
