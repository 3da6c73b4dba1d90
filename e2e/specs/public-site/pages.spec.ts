import type { APIRequestContext, Page } from '@playwright/test'
import { checkA11y, checkPage } from '../../harness/check-page.ts'
import { expect, test } from '../../harness/test.ts'

const legal = [
  '/refund-policy',
  '/cancellation-policy',
  '/privacy-policy',
  '/termsConditions',
] as const

const legalRules: Record<(typeof legal)[number], RegExp[]> = {
  '/refund-policy': [/within 24 hours/, /video evidence/, /5-7 business days/, /excluding fees/i],
  '/cancellation-policy': [
    /end of the billing period/,
    /no pro-rata refunds/i,
    /on the page \/home\/profile/,
  ],
  '/privacy-policy': [
    /at least 13 years old/,
    /resume/,
    /exchange rates/,
    /internet address/,
    /analytics/,
  ],
  '/termsConditions': [
    /at least 13 years old/,
    /capped at what you paid us in the last six months/,
  ],
}

/**
 * Loads a page as a crawler does. The server redirects nobody, and unknown addresses have the
 * status 404.
 */
async function crawl(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(new URL(answer.url()).pathname).toBe(path)
  const html = await answer.text()
  expect(html, path).toContain('<h1')
  return html
}

/** The paths that a page links to. Links to places inside the page must have a target. */
function linkedPaths(html: string, address: string) {
  const links = [...html.matchAll(/<a (?=[^>]*href="([^"]*)")(?![^>]*hreflang)[^>]*>/gi)].map(
    ([, href]) => href ?? '',
  )
  const current = new URL(address).pathname
  const paths: string[] = []
  for (const link of links.filter((href) => /^[/#]/.test(href))) {
    const { pathname, hash } = new URL(link, address)
    if (hash && pathname === current)
      expect(html.split(`id="${hash.slice(1)}"`), link).toHaveLength(2)
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

/**
 * Opens a page and expects no redirect: unknown addresses have the status 404 and lead to the start
 * page.
 */
async function openPage(page: Page, path: string) {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname, 'an unknown address would lead to the start page').toBe(path)
}

/** Checks accessibility and width at 360 and 1280 px, and at 320 px with all answers open. */
async function checkEveryWidth(page: Page) {
  await checkPage(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const entry of await page.locator('details summary').all()) await entry.click()
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow).toBe(0)
  await checkA11y(page)
}

for (const path of ['/', '/manifesto'])
  test(`${path} is accessible and fits every width`, async ({ page }) => {
    await openPage(page, path)
    await checkEveryWidth(page)
  })

for (const path of legal)
  test(`${path} states its rules and how to reach us, and fits every width`, async ({ page }) => {
    await openPage(page, path)
    const main = page.getByRole('main')
    for (const rule of legalRules[path]) await expect(main.getByText(rule).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'support@sightline.example' })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
    await checkEveryWidth(page)
  })

for (const path of ['/help', '/outhelp'])
  test(`${path} answers five questions and shows the ways to contact us, and fits every width`, async ({
    page,
  }) => {
    await openPage(page, path)
    const main = page.getByRole('main')
    await expect(main.getByRole('group')).toHaveCount(5)
    await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(main.getByRole('link', { name: '+1 302 555 0100' })).toHaveAttribute(
      'href',
      /^tel:/,
    )
    const links = main.getByRole('list', { name: 'Social media' }).getByRole('link')
    await expect(links).toHaveText(['Instagram', 'YouTube', 'LinkedIn'])
    await checkEveryWidth(page)
  })

test('robots.txt names the sitemap and excludes the pages behind the log-in', async ({
  request,
  server,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /home')
})

test('the web app manifest starts at the dashboard, and its icons exist', async ({ request }) => {
  const [, address = ''] =
    /<link rel="manifest" href="(.*?)"/.exec(await (await request.get('/')).text()) ?? []
  const manifest = await (await request.get(address)).json()
  expect(manifest).toMatchObject({ name: 'Sightline', start_url: '/home' })
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe(type)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, text] of [
    ['/manifesto', 'Our Mission'],
    ['/help', 'Contact Us'],
    ['/termsConditions', '8 The Green, Dover, Delaware 19901, USA'],
  ] as const)
    test(`${path} can be read`, async ({ page }) => {
      await openPage(page, path)
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
      ).toBeVisible()
    })
})

// Crawlers get the prerendered pages, and so do readers until the scripts arrive.
test.describe('the HTML that the server sends', () => {
  for (const path of legal)
    test(`of ${path} states its rules and how to reach us`, async ({ request }) => {
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await crawl(request, path)) ?? []
      for (const rule of legalRules[path]) expect(main).toMatch(rule)
      expect(main).toContain('href="mailto:support@sightline.example"')
      expect(main).toContain('8 The Green, Dover, Delaware 19901, USA')
    })

  for (const path of ['/help', '/outhelp'])
    test(`of ${path} answers five questions and shows the ways to contact us`, async ({
      request,
    }) => {
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await crawl(request, path)) ?? []
      expect(main.split('<details')).toHaveLength(1 + 5)
      expect(main).toContain('>Contact Us</h2>')
      expect(main).toMatch(/href="tel:[^"]*"[^>]*>(<svg.*?<\/svg>)?[^<]*\+1 302 555 0100/)
      const social = main.slice(main.indexOf('aria-label="Social media"'))
      expect([...social.matchAll(/Instagram|YouTube|LinkedIn/g)].map(([name]) => name)).toEqual(
        expect.arrayContaining(['Instagram', 'YouTube', 'LinkedIn']),
      )
    })

  test('links to existing pages only, and its links reach all public pages', async ({
    request,
    server,
  }) => {
    const visited = new Set<string>()
    const linked = new Set<string>()
    // Pages in other locales have the same links; see locale.spec.ts.
    const addresses = (await sitemapAddresses(request)).filter(
      (address) => !/\/(hi|es)(\/|$)/.test(address),
    )
    const waiting = ['/', ...addresses.map((address) => new URL(address).pathname)]
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (visited.has(path)) continue
      visited.add(path)
      for (const target of linkedPaths(await crawl(request, path), server.origin + path)) {
        linked.add(target)
        waiting.push(target)
      }
    }
    for (const path of [
      '/login',
      '/signup',
      '/outhelp',
      '/careers',
      '/manifesto',
      '/download/windows',
      ...legal,
    ])
      expect(linked).toContain(path)
    for (const path of ['/', '/help', '/outhelp', '/manifesto', ...legal])
      expect(visited).toContain(path)
    for (const address of addresses) expect(visited).toContain(new URL(address).pathname)
  })

  test('has, for every page of the sitemap, its canonical address and a different title and description', async ({
    request,
    server,
  }) => {
    const addresses = await sitemapAddresses(request)
    for (const path of ['/', '/help', '/careers', ...legal])
      expect(addresses).toContain(server.origin + path)
    const texts: string[] = []
    for (const address of addresses) {
      const html = await crawl(request, new URL(address).pathname)
      const contentOf = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(html)?.[1] ?? ''
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      const description = contentOf('description')
      expect(html).toContain(`<link rel="canonical" href="${address}"`)
      expect(description.length, `description of ${address}`).toBeGreaterThan(50)
      expect(contentOf('og:url')).toBe(address)
      expect(contentOf('og:title')).toBe(title)
      expect((await request.get(contentOf('og:image'))).headers()['content-type']).toBe(
        'image/jpeg',
      )
      texts.push(title, description)
    }
    expect(new Set(texts).size, 'all titles and descriptions differ').toBe(2 * addresses.length)
  })
})
