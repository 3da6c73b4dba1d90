import { newAddress } from '../harness/accounts.ts'
import { clickButton, startSignUp } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

test('the inbox shows a new mail by itself, and the pages of the stand-ins are in order on a phone and on a desk, in light and dark', async ({
  page,
  newBrowser,
  server,
  checkPage,
}) => {
  const email = newAddress()

  await test.step('the inbox shows a new mail by itself, and where the focus is it stays', async () => {
    await page.goto(`${server.standIns}/mail`)
    await page.getByLabel('Only mail to').fill(email)
    await clickButton(page, 'Show')
    await expect(page.getByText(`No mail for ${email} yet.`)).toBeVisible()
    await page.getByLabel('Only mail to').focus()

    const visitor = await newBrowser()
    await startSignUp(visitor, email)
    await page.bringToFront()
    await expect(page.getByRole('link', { name: /is your Sightline code/ })).toBeVisible()
    await expect(page.getByLabel('Only mail to')).toBeFocused()
  })

  for (const path of ['/', '/mail', '/mail?to=nobody@example.com']) {
    await test.step(path, async () => {
      await page.goto(`${server.standIns}${path}`)
      await checkPage(page)
    })
  }

  await test.step('the page of the provider', async () => {
    await page.goto('/login')
    await clickButton(page, 'Continue with Google')
    await page.getByText('This is a stand-in for Google sign-in.').waitFor()
    await checkPage(page)
  })
})
