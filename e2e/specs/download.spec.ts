import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

// No installer is configured here; custom-env/analytics-conversions.spec.ts has an installer. That a
// direct link to the installer leads to this page is tested in
// apps/server/src/analytics/analytics.test.ts.

async function expectNoInstaller(page: Page) {
  await expect(page.getByText('The desktop helper is not out yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download for Windows' })).toBeHidden()
}

function recordRequests(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

test('visitors are not asked for consent where no provider is configured', async ({
  page,
  server,
}) => {
  const urls = recordRequests(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Allow cookies that count visits?' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  expect(urls.filter((url) => !url.startsWith(server.origin))).toEqual([])
})

test('the download page says that there is no installer and offers the browser instead', async ({
  page,
  checkPage,
  server,
}) => {
  const urls = recordRequests(page)
  await page.goto('/download/windows')
  await expectNoInstaller(page)
  await checkPage(page)
  expect(urls.filter((url) => url.includes('/api/downloads'))).toEqual([])
  await page.getByRole('link', { name: 'Start a mock interview' }).click()
  await expect(page).toHaveURL('/signup')
  expect(urls.filter((url) => !url.startsWith(server.origin))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the download page says that there is no installer', async ({ page }) => {
    await page.goto('/download/windows')
    await expectNoInstaller(page)
  })
})
