import { expect, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ asha: _, problems }) =>
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/),
)

test('without a connection the offline page names what is kept, and goes back by itself @main', async ({
  page,
  context,
  asha,
  checkPage,
}) => {
  await page.goto('/home/help')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.evaluate('navigator.serviceWorker.ready')
  await context.setOffline(true)
  await page.evaluate(`localStorage.setItem('sightline-user-${asha.id}-interview-1', '[]')`)
  await page.goto('/home/profile?tab=1')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Work in one interview is kept on this device.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/home/profile?tab=1',
  )
  await checkPage(page)
  await context.setOffline(false)
  await expect(page).toHaveURL('/home/profile?tab=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('the offline page leads to no other site', async ({ page }) => {
  for (const target of ['https://example.com', '//example.com', '/\\example.com']) {
    await page.goto(`/offline?to=${encodeURIComponent(target)}`)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/home')
  }
})
