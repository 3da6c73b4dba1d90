import { expect, test } from '../harness/test.ts'

// No installer is configured here; consent.spec.ts has one.

test('without an installer its page says so and offers the browser, a link straight to it leads to that page, and nobody is asked for consent where there is nothing to consent to', async ({
  page,
  checkPage,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const expectNotOut = async () => {
    await expect(page.getByText('The desktop helper is not out yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download the installer' })).toBeHidden()
  }

  await test.step('nobody is asked for consent', async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'May others count your visit?' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  })

  await test.step('the page says that there is none and offers the browser', async () => {
    await page.goto('/download/windows')
    await expectNotOut()
    await checkPage(page)
    expect(asked.filter((url) => url.includes('/api/downloads'))).toEqual([])
    await page.getByRole('link', { name: 'Start a mock interview' }).click()
    await expect(page).toHaveURL('/signup')
  })

  await test.step('a link straight to the installer leads to the page that says why there is none', async () => {
    await page.goto('/api/downloads/windows')
    await expect(page).toHaveURL('/download/windows')
    await expectNotOut()
  })
  expect(asked.filter((url) => !url.startsWith(server.origin))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so as well', async ({ page }) => {
    await page.goto('/download/windows')
    await expect(page.getByText('The desktop helper is not out yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download the installer' })).toBeHidden()
  })
})
