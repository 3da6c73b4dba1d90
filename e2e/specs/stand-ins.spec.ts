import { newAddress } from '../harness/accounts.ts'
import { clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

test('the inbox shows a new mail without a reload and keeps the focus', async ({
  page,
  account,
  server,
  checkPage,
}) => {
  const email = newAddress()
  await page.goto(`${server.standIns}/mail`)
  await page.getByLabel('Only mail to').fill(email)
  await clickButton(page, 'Show')
  await expect(page.getByText(`No mail for ${email} yet.`)).toBeVisible()
  await checkPage(page)
  await page.getByLabel('Only mail to').focus()

  await account.signUp(email)
  await expect(page.getByRole('link', { name: /is your Sightline code/ })).toBeVisible()
  await expect(page.getByLabel('Only mail to')).toBeFocused()
  await checkPage(page)
})

test('the list of the stand-ins is accessible and fits every width', async ({
  page,
  server,
  checkPage,
}) => {
  await page.goto(server.standIns)
  await checkPage(page)
})

test('the sign-in provider’s page is accessible and fits every width', async ({
  page,
  checkPage,
}) => {
  await page.goto('/login')
  await clickButton(page, 'Continue with Google')
  await page.getByText('This is a stand-in for Google sign-in.').waitFor()
  await checkPage(page)
})
