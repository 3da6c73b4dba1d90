import type { Page } from '@playwright/test'
import { checkA11y } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'

const legal = ['/refund-policy', '/cancellation-policy', '/privacy-policy', '/termsConditions']
const pages = ['/', '/help', '/outhelp', '/manifesto', ...legal]

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

test('the public pages look right on a phone and on a desk, in light and dark, and fit 320 pixels with everything on them opened', async ({
  page,
  looks,
}) => {
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await looks(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 320, height: 700 })
      for (const entry of await page.locator('details summary').all()) await entry.click()
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow).toBe(0)
      await checkA11y(page)
    })
})

test('every link of the public pages leads to a page of its own, and every place within a page is there', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const seen = new Set<string>()
  const waiting = ['/']
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname, 'an unknown address would lead to the start page').toBe(path)
    const links = await page
      .getByRole('link')
      .evaluateAll((found: { getAttribute(name: string): string | null }[]) =>
        found.map((link) => link.getAttribute('href') ?? ''),
      )
    for (const link of links.filter((href) => /^[/#]/.test(href))) {
      const { pathname: target, hash } = new URL(link, page.url())
      const place = hash.slice(1)
      if (place && target === path) await expect(page.locator(`[id="${place}"]`), link).toHaveCount(1)
      // What is behind the sign-in sends a stranger to the start page; what is behind /api is not a page.
      const isPage = !/^\/(home|api)(\/|$)/.test(target)
      if (isPage && !seen.has(target) && target !== '/') waiting.push(target)
      seen.add(target)
    }
  }
  for (const path of ['/login', '/signup', '/outhelp', '/careers', '/manifesto', '/download/windows', ...legal])
    expect(seen).toContain(path)
})

test('the four legal pages state their rules and whom to write to', async ({ page }) => {
  const rules: Record<string, RegExp[]> = {
    '/refund-policy': [/within 24 hours/, /video evidence/, /5-7 business days/, /excluding fees/i],
    '/cancellation-policy': [/end of the billing period/, /no pro-rata refunds/i],
    '/privacy-policy': [/at least 13 years old/, /resume/, /exchange rates/, /internet address/, /analytics/],
    '/termsConditions': [/at least 13 years old/, /capped at what you paid us in the last six months/],
  }
  for (const [path, sentences] of Object.entries(rules)) {
    await page.goto(path)
    const main = page.getByRole('main')
    for (const sentence of sentences) await expect(main.getByText(sentence).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'support@sightline.example' })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
  }
})

test('the public help centre answers five questions and says how to reach us, at both of its addresses', async ({
  page,
}) => {
  for (const path of ['/help', '/outhelp']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('group')).toHaveCount(5)
    await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(main.getByRole('link', { name: '+1 302 555 0100' })).toHaveAttribute('href', /^tel:/)
    await expect(main.getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveText([
      'Instagram',
      'YouTube',
      'LinkedIn',
    ])
  }
})

test('every page that search engines are told of has a title, a sentence, one address and a picture of its own', async ({
  page,
  request,
  server,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  for (const path of ['/', '/help', '/careers', ...legal]) expect(addresses).toContain(server.origin + path)

  const told: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    const [description, picture] = [await metaOf(page, 'description'), await metaOf(page, 'og:image')]
    expect(description?.length, `description of ${address}`).toBeGreaterThan(50)
    expect(await metaOf(page, 'og:url')).toBe(address)
    expect(await metaOf(page, 'og:title')).toBe(await page.title())
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
    told.push(await page.title(), description ?? '')
  }
  expect(new Set(told).size).toBe(told.length)
})

test('robots are told where the pages are and what is none of theirs', async ({ request, server }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /home')
})

test('the site can be installed, with icons that are there', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Sightline', start_url: '/home' })
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages.filter((each) => each !== '/')) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    })
  }
})
