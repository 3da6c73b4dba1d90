import type { Page } from '@playwright/test'
import { alertOf, clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const publicPages = ['/login', '/forgot-password', '/reset-password', '/auth-callback', '/signup']
const protectedPages = ['/home', '/home/profile', '/home/manifesto', '/home/help']

async function checkPages(
  page: Page,
  paths: string[],
  checkPage: (page: Page) => Promise<void>,
  more = async () => {},
) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await more()
      await checkPage(page)
    })
}

test('pages without a sign-in look right on a phone and on a desk, in light and dark, and axe finds nothing; each has a title of its own', async ({
  page,
  checkPage,
}) => {
  const titles: string[] = []
  const note = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    titles.push(await page.title())
  }
  await page.goto('/')
  await note()
  await checkPages(page, publicPages, checkPage, note)

  await test.step('a page with a message on it looks right too', async () => {
    await expect(page).toHaveURL('/signup')
    await clickButton(page, 'Sign Up')
    await expect(alertOf(page)).toContainText('Invalid email address.')
    await checkPage(page)
  })

  await test.step('every page has a title and a language of its own', () => {
    expect(new Set(titles).size).toBe(publicPages.length + 1)
    for (const title of titles) expect(title).toContain('Sightline')
  })
})

test('so do those behind the sign-in', async ({ page, context, account, checkPage }) => {
  await account.signIn(context, await account.signUp())
  await checkPages(page, protectedPages, checkPage)
})

test('a visitor who is lost finds the start page, and from its foot the other pages and the log-in', async ({
  page,
}) => {
  await test.step('an address that leads nowhere leads to the start page', async () => {
    for (const path of ['/no-such-page', '/home/no-such-page', '/login/no-such-page']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('navigation', { name: 'Links' })

  await test.step('the footer leads to the legal pages, to help, to careers and to the log-in', async () => {
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
    await expect(footer.getByText(/2025/)).toBeVisible()
  })

  await test.step('the log-in and the sign-up lead to each other and back to the website', async () => {
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
    for (const name of ['Email', 'Password']) {
      await expect(page.getByRole('textbox', { name })).toHaveAttribute('required')
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the words of the start page can be read, and the log-in page says what it is', async ({ page }) => {
    await page.goto('/')
    const headings = page.getByRole('main').getByRole('heading')
    await expect(headings.first()).toBeVisible()
    for (const heading of await headings.all()) await expect(heading).toHaveCSS('opacity', '1')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()

    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  })
})
