import type { Page, Response } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

// The specs of other pages check their accessibility and widths as well: those of the account settings in
// account/settings.spec.ts.
for (const path of ['/login', '/forgot-password', '/auth-callback', '/signup'])
  test(`${path} is accessible and fits every width`, async ({ page, checkPage }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/Sightline/)
    await checkPage(page)
  })

test('every public page has a heading, a language and a different title', async ({ request }) => {
  const titles: string[] = []
  for (const path of [
    '/',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/auth-callback',
    '/signup',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<html lang="en"')
    expect(html, path).toContain('<h1')
    titles.push(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  }
  expect(new Set(titles).size).toBe(6)
  for (const title of titles) expect(title).toContain('Sightline')
})

test('unknown addresses have the status 404 and lead to the start page', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/status of 404.*no-such-page/)
  for (const path of ['/no-such-page', '/login/no-such-page'])
    expect((await request.get(path)).status(), path).toBe(404)
  expect((await page.goto('/home/no-such-page'))?.status()).toBe(404)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
  await expect(
    footer.getByText('undetectable AI assistant for virtual meetings and sales calls'),
  ).toBeVisible()
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

test('the footer leads signed-in users to the dashboard instead of the log-in', async ({
  page,
  asha: _,
}) => {
  await page.goto('/careers')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Links' })
  await expect(links.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home')
  await expect(links.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

/** Opens a page and returns what it has loaded once its lazy parts have arrived. */
async function loadedBy(page: Page, path: string) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const lazyStyles = page.waitForResponse(/\/assets\/toasts[^/]*\.css$/)
  await page.goto(path)
  await lazyStyles
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type)
  return { scripts: ofType('script'), styles: ofType('stylesheet') }
}

for (const path of ['/home', '/es/home', '/careers'])
  test(`${path} loads no empty script, and each stylesheet once`, async ({ page, asha: _ }) => {
    const { scripts, styles } = await loadedBy(page, path)
    // A script that only names exports of another costs a round trip on a slow network.
    expect(scripts.length).toBeGreaterThan(5)
    for (const script of scripts)
      expect((await script.text()).trim(), script.url()).not.toMatch(
        /^export\{[^}]*\}from"[^"]+";?$/,
      )
    // A second stylesheet of the same address would style the whole page again.
    const addresses = styles.map((response) => response.url())
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses).toEqual([...new Set(addresses)])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the start page can be read @main', async ({ page }) => {
    await page.goto('/')
    const headings = page.getByRole('main').getByRole('heading')
    await expect(headings.first()).toBeVisible()
    for (const heading of await headings.all()) await expect(heading).toHaveCSS('opacity', '1')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
    ).toBeVisible()
  })

  test('the log-in page shows its heading and links to the sign-up', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  })

  test('the sign-up links the terms and the privacy policy', async ({ request }) => {
    const html = await (await request.get('/signup')).text()
    expect(html).toMatch(
      /<main.*<a [^>]*href="\/termsConditions"[^>]*>Terms of Service<\/a>.*<\/main>/s,
    )
    expect(html).toMatch(
      /<main.*<a [^>]*href="\/privacy-policy"[^>]*>Privacy Policy<\/a>.*<\/main>/s,
    )
  })
})
