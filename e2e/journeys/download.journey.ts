import { expect, test } from '../harness/test.ts'

// No installer is configured here; consent.journey.ts has one.

test('without an installer the page says so and offers the browser', async ({ page, looks }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/download/windows')
  await expect(page.getByText('The desktop helper is not out yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download the installer' })).toBeHidden()
  await looks(page)
  expect(asked.filter((url) => url.includes('/api/downloads'))).toEqual([])
  await page.getByRole('link', { name: 'Start a mock interview' }).click()
  await expect(page).toHaveURL('/signup')
})

test('a link straight to the installer leads to the page that says why there is none', async ({ page }) => {
  await page.goto('/api/downloads/windows')
  await expect(page).toHaveURL('/download/windows')
})

test('nobody is asked for consent where there is nothing to consent to', async ({ page, server }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin)) elsewhere.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'May others count your visit?' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  expect(elsewhere).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so as well', async ({ page }) => {
    await page.goto('/download/windows')
    await expect(page.getByText('The desktop helper is not out yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download the installer' })).toBeHidden()
  })
})
