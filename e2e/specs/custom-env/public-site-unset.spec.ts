import { expect, test } from '../../harness/test.ts'

const UNSET_VARIABLES = [
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'POSTAL_ADDRESS',
  'INSTAGRAM_URL',
  'LINKEDIN_URL',
  'YOUTUBE_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
]

test.use({ serverEnv: [Object.fromEntries(UNSET_VARIABLES.map((name) => [name, ''])), { scope: 'worker' }] })

test('where the operator has not said how to be reached, pages say so instead of showing empty lines; where Google is not set up, its button is not there from the first moment', async ({
  page,
  checkPage,
  newBrowser,
}) => {
  for (const path of ['/', '/privacy-policy', '/help']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText('has not said yet how to be reached')).toBeVisible()
    for (const label of ['Phone', 'E-mail', 'Location'])
      await expect(main.getByText(label, { exact: true })).toBeHidden()
  }
  await checkPage(page)

  const withoutScripts = await newBrowser({ javaScriptEnabled: false })
  for (const browser of [page, withoutScripts]) {
    await browser.goto('/login')
    await expect(browser.getByRole('heading', { name: 'Log In' })).toBeVisible()
    await expect(browser.getByRole('button', { name: /Google/ })).toBeHidden()
  }
})
