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

test.use({
  serverEnv: [Object.fromEntries(UNSET_VARIABLES.map((name) => [name, ''])), { scope: 'worker' }],
})

for (const path of ['/', '/privacy-policy', '/help'])
  test(`${path} says that there are no contact details instead of showing empty lines`, async ({
    page,
    checkPage,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText('has not said yet how to be reached')).toBeVisible()
    for (const label of ['Phone', 'E-mail', 'Location'])
      await expect(main.getByText(label, { exact: true })).toBeHidden()
    if (path === '/help') await checkPage(page)
  })

for (const javaScriptEnabled of [true, false])
  test(`the log-in has no Google button ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    newBrowser,
  }) => {
    const visitor = await newBrowser({ javaScriptEnabled })
    await visitor.goto('/login')
    await expect(visitor.getByRole('heading', { name: 'Log In' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: /Google/ })).toBeHidden()
  })
