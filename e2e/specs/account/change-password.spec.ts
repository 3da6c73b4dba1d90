import type { Page } from '@playwright/test'
import { checkA11y } from '../../harness/check-page.ts'
import { clickButton, logInByApi } from '../../harness/forms.ts'
import { expect, test } from '../../harness/test.ts'

const newPassword = 'battery staple'
const section = (page: Page) => page.getByRole('region', { name: 'Password' })

async function changePassword(page: Page, present: string, next: string) {
  await section(page).getByLabel('Present password').fill(present)
  await section(page).getByLabel('New password').fill(next)
  await clickButton(page, 'Change Password')
}

// That it replaces the old password is tested in
// apps/server/src/auth/passwords/change-password.test.ts.
test('a changed password signs out the other devices @main', async ({ page, asha, newBrowser }) => {
  const phone = await newBrowser()
  await logInByApi(phone, asha)
  await phone.goto('/home')
  await expect(phone.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.goto('/home/profile')
  await changePassword(page, asha.password, newPassword)
  await expect(
    page.getByText('Password changed. Your other browsers and your devices are signed out.'),
  ).toBeVisible()
  await expect(section(page).getByLabel('New password')).toHaveValue('')
  await expect(phone).toHaveURL('/login')
})

test('errors of a password change are shown beside their fields', async ({
  page,
  asha,
  problems,
}) => {
  problems.expect(/40[01].*\/api\/account\/password/)
  await page.goto('/home/profile')
  await changePassword(page, '', newPassword)
  await expect(section(page).getByLabel('Present password')).toHaveAccessibleDescription(
    /present password/,
  )
  await changePassword(page, asha.password, 'short')
  await expect(section(page).getByLabel('New password')).toHaveAccessibleDescription(
    /at least 6 characters/,
  )
  await changePassword(page, 'wrong', newPassword)
  await expect(section(page).getByLabel('Present password')).toHaveAccessibleDescription(
    /not the password of your/,
  )
  await changePassword(page, asha.password, 'password')
  await expect(section(page).getByLabel('New password')).toHaveAccessibleDescription(
    /among the most common ones/,
  )
  await checkA11y(page)
})

test('an account without a password gets the link that sets one by mail', async ({
  page,
  asha,
  mail,
  server,
}) => {
  const linkMail = (await mail.to(asha.email)).length + 1
  await server.sql`update accounts set provider_id = 'google', password = null where user_id = ${asha.id}`
  await page.goto('/home/profile')
  await section(page).getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText('Mail sent. Its link sets your password.')).toBeVisible()
  await page.goto(await mail.linkFor(asha.email, linkMail))
  await expect(page.getByLabel('New password')).toBeVisible()
  await checkA11y(page)
})
