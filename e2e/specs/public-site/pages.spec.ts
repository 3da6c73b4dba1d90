import type { APIRequestContext, Page } from '@playwright/test'
import { checkA11y } from '../../harness/check-page.ts'
import { expect, test } from '../../harness/test.ts'

const legal = ['/refund-policy', '/cancellation-policy', '/privacy-policy', '/termsConditions'] as const
const pages = ['/', '/help', '/outhelp', '/manifesto', ...legal]

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

const legalRules: Record<(typeof legal)[number], RegExp[]> = {
  '/refund-policy': [/within 24 hours/, /video evidence/, /5-7 business days/, /excluding fees/i],
  '/cancellation-policy': [/end of the billing period/, /no pro-rata refunds/i],
  '/privacy-policy': [/at least 13 years old/, /resume/, /exchange rates/, /internet address/, /analytics/],
  '/termsConditions': [/at least 13 years old/, /capped at what you paid us in the last six months/],
}

/** The paths that the open page links to. Links to places inside the page must have a target. */
async function linkedPaths(page: Page) {
  const links = await page
    .getByRole('link')
    .and(page.locator('a:not([hreflang])'))
    .evaluateAll((found: { getAttribute(name: string): string | null }[]) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    )
  const current = new URL(page.url()).pathname
  const paths: string[] = []
  for (const link of links.filter((href) => /^[/#]/.test(href))) {
    const { pathname, hash } = new URL(link, page.url())
    const id = hash.slice(1)
    if (id && pathname === current) await expect(page.locator(`[id="${id}"]`), link).toHaveCount(1)
    // Pages behind the log-in redirect visitors to the start page, and API paths are not pages.
    if (!/^\/(home|api)(\/|$)/.test(pathname)) paths.push(pathname)
  }
  return paths
}

/** The addresses in the sitemap. */
async function sitemapAddresses(request: APIRequestContext) {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
}

/** Opens a page and expects no redirect: unknown addresses have the status 404 and lead to the start page. */
async function openPage(page: Page, path: string) {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname, 'an unknown address would lead to the start page').toBe(path)
}

for (const path of pages)
  test(`${path} is accessible and fits 360 and 1280 px, and 320 px with all answers open`, async ({
    page,
    checkPage,
  }) => {
    await openPage(page, path)
    await checkPage(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 700 })
    for (const entry of await page.locator('details summary').all()) await entry.click()
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect(overflow).toBe(0)
    await checkA11y(page)
  })

test('robots.txt names the sitemap and excludes the pages behind the log-in', async ({ request, server }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /home')
})

test('the web app manifest starts at the dashboard, and its icons exist', async ({ request }) => {
  const [, address = ''] = /<link rel="manifest" href="(.*?)"/.exec(await (await request.get('/')).text()) ?? []
  const manifest = await (await request.get(address)).json()
  expect(manifest).toMatchObject({ name: 'Sightline', start_url: '/home' })
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type)
})

// Crawlers and readers without scripts get the prerendered pages, which are also quicker to open.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of legal)
    test(`${path} states its rules and how to reach us`, async ({ page }) => {
      await openPage(page, path)
      const main = page.getByRole('main')
      for (const rule of legalRules[path]) await expect(main.getByText(rule).first()).toBeVisible()
      await expect(main.getByRole('link', { name: 'support@sightline.example' })).toHaveAttribute('href', /^mailto:/)
      await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
    })

  for (const path of ['/help', '/outhelp'])
    test(`${path} answers five questions and shows the ways to contact us`, async ({ page }) => {
      await openPage(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('group')).toHaveCount(5)
      await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
      await expect(main.getByRole('link', { name: '+1 302 555 0100' })).toHaveAttribute('href', /^tel:/)
      const links = main.getByRole('list', { name: 'Social media' }).getByRole('link')
      await expect(links).toHaveText(['Instagram', 'YouTube', 'LinkedIn'])
    })

  test('every link leads to an existing page, and the links reach all public pages', async ({ page, request }) => {
    const visited = new Set<string>()
    const linked = new Set<string>()
    // Pages in other languages have the same links; see languages.spec.ts.
    const addresses = (await sitemapAddresses(request)).filter((address) => !/\/(hi|es)(\/|$)/.test(address))
    const waiting = ['/', ...addresses.map((address) => new URL(address).pathname)]
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (visited.has(path)) continue
      visited.add(path)
      await openPage(page, path)
      for (const target of await linkedPaths(page)) {
        linked.add(target)
        waiting.push(target)
      }
    }
    for (const path of ['/login', '/signup', '/outhelp', '/careers', '/manifesto', '/download/windows', ...legal])
      expect(linked).toContain(path)
    for (const path of pages) expect(visited).toContain(path)
    for (const address of addresses) expect(visited).toContain(new URL(address).pathname)
  })

  test('every page of the sitemap has its canonical address and a different title and description', async ({
    page,
    request,
    server,
  }) => {
    const addresses = await sitemapAddresses(request)
    for (const path of ['/', '/help', '/careers', ...legal]) expect(addresses).toContain(server.origin + path)
    const texts: string[] = []
    for (const address of addresses) {
      await openPage(page, new URL(address).pathname)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
      const [description, picture] = [await metaOf(page, 'description'), await metaOf(page, 'og:image')]
      expect(description?.length, `description of ${address}`).toBeGreaterThan(50)
      expect(await metaOf(page, 'og:url')).toBe(address)
      expect(await metaOf(page, 'og:title')).toBe(await page.title())
      expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
      texts.push(await page.title(), description ?? '')
    }
    expect(new Set(texts).size, 'all titles and descriptions differ').toBe(2 * addresses.length)
  })

  test('/manifesto can be read', async ({ page }) => {
    await openPage(page, '/manifesto')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  })
})
