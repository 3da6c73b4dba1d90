import type { Locator, Page } from '@playwright/test'
import { checkA11y } from '../harness/check-page.ts'
import { expect, test } from '../harness/test.ts'

const legal = ['/refund-policy', '/cancellation-policy', '/privacy-policy', '/termsConditions']
const pages = ['/', '/help', '/outhelp', '/manifesto', ...legal]

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

/** What a page has to say, of those that must say something. */
const sayings: Record<string, (main: Locator) => Promise<void>> = {
  '/refund-policy': legalPage(/within 24 hours/, /video evidence/, /5-7 business days/, /excluding fees/i),
  '/cancellation-policy': legalPage(/end of the billing period/, /no pro-rata refunds/i),
  '/privacy-policy': legalPage(/at least 13 years old/, /resume/, /exchange rates/, /internet address/, /analytics/),
  '/termsConditions': legalPage(/at least 13 years old/, /capped at what you paid us in the last six months/),
  '/help': helpCentre,
  '/outhelp': helpCentre,
}

function legalPage(...rules: RegExp[]) {
  return async (main: Locator) => {
    for (const rule of rules) await expect(main.getByText(rule).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'support@sightline.example' })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
  }
}

async function helpCentre(main: Locator) {
  await expect(main.getByRole('group')).toHaveCount(5)
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
  await expect(main.getByRole('link', { name: '+1 302 555 0100' })).toHaveAttribute('href', /^tel:/)
  const links = main.getByRole('list', { name: 'Social media' }).getByRole('link')
  await expect(links).toHaveText(['Instagram', 'YouTube', 'LinkedIn'])
}

/** The pages of the site that the open one leads to. Every place that it names within itself is there. */
async function pagesLinkedFrom(page: Page, path: string) {
  const links = await page
    .getByRole('link')
    .evaluateAll((found: { getAttribute(name: string): string | null }[]) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    )
  const targets: string[] = []
  for (const link of links.filter((href) => /^[/#]/.test(href))) {
    const { pathname: target, hash } = new URL(link, page.url())
    const place = hash.slice(1)
    if (place && target === path) await expect(page.locator(`[id="${place}"]`), link).toHaveCount(1)
    // What is behind the sign-in sends a stranger to the start page; what is behind /api is not a page.
    if (!/^\/(home|api)(\/|$)/.test(target)) targets.push(target)
  }
  return targets
}

/** Opens everything there is to open, in the narrowest window that counts. */
async function expectToFitNarrow(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const entry of await page.locator('details summary').all()) await entry.click()
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(overflow).toBe(0)
  await checkA11y(page)
}

test('every link and the sitemap lead to pages of their own, each described for search engines; legal and help pages say what they must; all look right and fit 320 pixels with everything on them opened', async ({
  page,
  checkPage,
  request,
  server,
}) => {
  test.slow()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  for (const path of ['/', '/help', '/careers', ...legal]) expect(addresses).toContain(server.origin + path)

  const linked = new Set<string>()
  const told: string[] = []
  const expectDescribed = async (address: string) => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    const [description, picture] = [await metaOf(page, 'description'), await metaOf(page, 'og:image')]
    expect(description?.length, `description of ${address}`).toBeGreaterThan(50)
    expect(await metaOf(page, 'og:url')).toBe(address)
    expect(await metaOf(page, 'og:title')).toBe(await page.title())
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
    told.push(await page.title(), description ?? '')
  }

  const visited = new Set<string>()
  const waiting = ['/', ...addresses.map((address) => new URL(address).pathname)]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (visited.has(path)) continue
    visited.add(path)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname, 'an unknown address would lead to the start page').toBe(path)
      for (const target of await pagesLinkedFrom(page, path)) {
        linked.add(target)
        waiting.push(target)
      }
      if (addresses.includes(server.origin + path)) await expectDescribed(server.origin + path)
      await sayings[path]?.(page.getByRole('main'))
      if (!pages.includes(path)) return
      await checkPage(page)
      await expectToFitNarrow(page)
    })
  }
  for (const path of ['/login', '/signup', '/outhelp', '/careers', '/manifesto', '/download/windows', ...legal])
    expect(linked).toContain(path)
  for (const path of pages) expect(visited).toContain(path)
  for (const address of addresses) expect(visited).toContain(new URL(address).pathname)
  expect(new Set(told).size, 'each has a title and a sentence of its own').toBe(2 * addresses.length)
})

test('robots are told where the pages are and what is none of theirs; the site can be installed, with icons that are there', async ({
  request,
  server,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /home')

  const [, address = ''] = /<link rel="manifest" href="(.*?)"/.exec(await (await request.get('/')).text()) ?? []
  const manifest = await (await request.get(address)).json()
  expect(manifest).toMatchObject({ name: 'Sightline', start_url: '/home' })
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read', async ({ page }) => {
    for (const path of pages.filter((each) => each !== '/'))
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
      })
  })
})
