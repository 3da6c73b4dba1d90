import type { Page } from '@playwright/test'
import { alertOf, clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What each page says first. */
const pages = {
  hi: {
    '/': 'असली इंटरव्यू से पहले अभ्यास कर लें।',
    '/login': 'लॉग इन',
    '/signup': 'अकाउंट बनाएँ',
    '/careers': 'करियर',
    '/help': 'सहायता केंद्र',
  },
  es: {
    '/': 'Practica la entrevista antes de que cuente.',
    '/login': 'Iniciar sesión',
    '/signup': 'Crear cuenta',
    '/careers': 'Empleo',
    '/help': 'Centro de ayuda',
  },
} as const

for (const [locale, headings] of Object.entries(pages))
  test(`public pages are in the locale ${locale}, accessible, and name their other locales`, async ({
    page,
    checkPage,
  }) => {
    for (const [path, text] of Object.entries(headings)) {
      const address = path === '/' ? `/${locale}` : `/${locale}${path}`
      await page.goto(address)
      await expect(heading(page)).toHaveText(text)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const { origin } = new URL(page.url())
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${origin}${address}`,
      )
      const alternate = (code: string) => page.locator(`link[rel=alternate][hreflang=${code}]`)
      await expect(alternate('en')).toHaveAttribute('href', `${origin}${path}`)
      await expect(alternate(locale)).toHaveAttribute('href', `${origin}${address}`)
      await checkPage(page)
    }
  })

test('a font of its own writes Hindi, and loads for pages in Hindi alone', async ({ page }) => {
  const isLoaded = () =>
    page.evaluate<boolean>(
      `document.fonts.ready.then((fonts) => [...fonts].some(({ family, status }) => family.includes('Devanagari') && status === 'loaded'))`,
    )
  await page.goto('/hi')
  await expect.poll(isLoaded).toBe(true)
  await page.goto('/')
  await page.getByRole('contentinfo').getByText('हिन्दी').scrollIntoViewIfNeeded()
  expect(await isLoaded()).toBe(false)
})

test('pictures of what is translated are in the locale of the page', async ({ page }) => {
  await page.goto('/hi')
  for (const name of ['start', 'practice'])
    await expect(page.locator(`img[src*="/${name}-hi-light"]`)).toHaveCount(1)
})

test('a log-in in Hindi leads to a dashboard and plans in Hindi, and errors are in Hindi @main', async ({
  page,
  account,
  checkPage,
  problems,
}) => {
  problems.expect(/status of 401/)
  const { email, password } = await account.signUp()
  await page.goto('/hi/login')
  await page.getByLabel('ईमेल').fill(email)
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the password')
  await clickButton(page, 'लॉग इन')
  await expect(alertOf(page)).toContainText('ईमेल या पासवर्ड ग़लत है।')
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await clickButton(page, 'लॉग इन')
  await expect(page).toHaveURL('/hi/home')
  await expect(heading(page)).toHaveText('आज आप किसका अभ्यास करना चाहेंगे?')
  await expect(page.getByRole('heading', { name: 'एक मॉक इंटरव्यू से शुरुआत करें' })).toBeVisible()
  await expect(page.getByText('इंटरव्यू अभी अंग्रेज़ी में होते हैं।')).toBeVisible()
  await checkPage(page)
  await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'क़ीमतें' }).click()
  await expect(page).toHaveURL('/hi/home/pricing')
  await expect(heading(page)).toHaveText('Sightline प्लान में से अपने लिए सही चुनें')
  await expect(page.getByText('₹1,319')).toBeVisible()
  await checkPage(page)
})

test('a chosen locale stays on the device, for addresses that name none', async ({
  page,
  asha: _,
}) => {
  await page.goto('/home/help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/home/help')
  await page.goto('/home/pricing?plan=Pro')
  await expect(page).toHaveURL('/es/home/pricing?plan=Pro')
  await expect(heading(page)).toHaveText('Encuentra tu plan ideal de Sightline')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/home/pricing')
})

test('a live session is in English under every address, and the pages beside it stay in their locale', async ({
  page,
  checkPage,
  asha: _,
}) => {
  await page.goto('/es/home/live/new')
  await clickButton(page, 'Background')
  await expect(
    page.getByText('Add a resume, job descriptions and stories', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await checkPage(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await expect(page).toHaveURL('/es/home/pricing')
  await expect(heading(page)).toHaveText('Encuentra tu plan ideal de Sightline')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a browser that prefers Hindi is offered it, and is asked only once', async ({
  newBrowser,
}) => {
  const page = await newBrowser({ locale: 'hi-IN' })
  const offer = page.getByRole('link', { name: 'यह पेज हिन्दी में पढ़ें' })
  await page.goto('/help')
  await expect(offer).toHaveAttribute('href', '/hi/help')
  await clickButton(page, 'बंद करें')
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(heading(page)).toHaveText('Help Center')
  await expect(offer).toBeHidden()
})
