import type { Page, Response } from '@playwright/test'
import { alertOf, clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const publicPages = ['/login', '/forgot-password', '/reset-password', '/auth-callback', '/signup']
const protectedPages = ['/home', '/home/profile', '/home/manifesto', '/home/help']

for (const path of publicPages)
  test(`${path} is accessible and fits every width`, async ({ page, checkPage }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage(page)
  })

for (const path of protectedPages)
  test(`${path} is accessible and fits every width`, async ({ page, asha: _, checkPage }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage(page)
  })

test('the sign-up page with an error message is accessible and fits every width', async ({ page, checkPage }) => {
  await page.goto('/signup')
  await clickButton(page, 'Sign Up')
  await expect(alertOf(page)).toContainText('Invalid email address.')
  await checkPage(page)
})

test('every public page has a language and a different title', async ({ page }) => {
  const titles: string[] = []
  for (const path of ['/', ...publicPages]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(publicPages.length + 1)
  for (const title of titles) expect(title).toContain('Sightline')
})

test('unknown addresses have the status 404 and lead to the start page', async ({ page, problems }) => {
  problems.expect(/status of 404.*no-such-page/)
  for (const path of ['/no-such-page', '/home/no-such-page', '/login/no-such-page']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the footer links to the legal pages, help, careers and log-in', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('navigation', { name: 'Links' })
  const legal = footer.getByRole('navigation', { name: 'Legal' })
  for (const [column, name, path] of [
    [legal, 'Refund Policy', '/refund-policy'],
    [legal, 'Terms of Service', '/termsConditions'],
    [legal, 'Privacy Policy', '/privacy-policy'],
    [legal, 'Cancellation Policy', '/cancellation-policy'],
    [links, 'Help Center', '/outhelp'],
    [links, 'Careers', '/careers'],
    [links, 'Log in', '/login'],
  ] as const) {
    await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await expect(footer.getByText('undetectable AI assistant for virtual meetings and sales calls')).toBeVisible()
  await expect(footer.getByText('All services are online')).toBeVisible()
  await expect(footer.getByText(`© 2025–${new Date().getUTCFullYear()} Sightline`)).toBeVisible()
})

test('log-in and sign-up link to each other and back to the website', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Links' })
  await links.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Back to Website' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/home')
  await page.getByRole('link', { name: 'Already have an account?' }).click()
  await expect(page).toHaveURL('/login')
  // The address changes before the page; until then there are two fields for passwords.
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  for (const name of ['Email', 'Password']) {
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('required')
  }
})

test('the footer leads signed-in users to the dashboard instead of the log-in', async ({ page, asha: _ }) => {
  await page.goto('/careers')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Links' })
  await expect(links.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home')
  await expect(links.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

/** Opens a page and returns what it has loaded once its lazy parts have arrived, of one type of resource. */
async function loadedBy(page: Page, path: string, type: string): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === type) responses.push(response)
  })
  const lazyStyles = page.waitForResponse(/\/assets\/toasts[^/]*\.css$/)
  await page.goto(path)
  await lazyStyles
  return responses
}

for (const path of ['/home', '/es/home', '/careers']) {
  // Each such script would cost a round trip on a slow network.
  test(`${path} loads no script that only names exports of another`, async ({ page, asha: _ }) => {
    const scripts = await loadedBy(page, path, 'script')
    expect(scripts.length).toBeGreaterThan(5)
    for (const script of scripts)
      expect((await script.text()).trim(), script.url()).not.toMatch(/^export\{[^}]*\}from"[^"]+";?$/)
  })

  // A second one of the same address would style the whole page again.
  test(`${path} loads each stylesheet once`, async ({ page, asha: _ }) => {
    const addresses = (await loadedBy(page, path, 'stylesheet')).map((response) => response.url())
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses).toEqual([...new Set(addresses)])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the start page can be read', async ({ page }) => {
    await page.goto('/')
    const headings = page.getByRole('main').getByRole('heading')
    await expect(headings.first()).toBeVisible()
    for (const heading of await headings.all()) await expect(heading).toHaveCSS('opacity', '1')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  })

  test('the log-in page shows its heading and links to the sign-up', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  })

  test('the sign-up links the terms and the privacy policy', async ({ page }) => {
    await page.goto('/signup')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/termsConditions')
    await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  })

  test('the cancellation policy names the page where plans are cancelled', async ({ page }) => {
    await page.goto('/cancellation-policy')
    await expect(page.getByText('on the page /home/profile')).toBeVisible()
  })
})
