import type { Page } from '@playwright/test'
import { newAddress } from '../harness/accounts.ts'
import { expect, test } from '../harness/test.ts'

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (
      await wanted.evaluateAll((found) =>
        found.some((element) => element.matches(':focus-visible')),
      )
    )
      return
  }
  throw new Error(`Tab never reached the ${role} "${name}"`)
}

/** Tabs to a field and types. */
async function typeInto(page: Page, field: string, text: string) {
  await tabTo(page, 'textbox', field)
  await page.keyboard.type(text)
}

test('the keyboard alone leads from the start page through the sign-up', async ({ page, mail }) => {
  const email = newAddress()
  await page.goto('/')
  await tabTo(page, 'link', 'Sign In')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await tabTo(page, 'link', 'Create Account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')

  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', 'correct horse')
  await typeInto(page, 'Confirm password', 'correct horse')
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('OTP')).toBeFocused()
  await page.keyboard.type(await mail.codeFor(email))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'OTP verified successfully' })).toBeFocused()
  await expect(page).toHaveURL('/home')
})

test('the keyboard alone logs out by the account menu', async ({ page, asha }) => {
  await page.goto('/home')
  await tabTo(page, 'button', `Account of ${asha.email.replace(/@.*/, '')}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('the keyboard alone logs in @main', async ({ page, account }) => {
  const { email } = await account.signUp()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await typeInto(page, 'Password', 'correct horse')
  await tabTo(page, 'button', 'Log In')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
})

test.describe('the first Tab stop skips the navigation', () => {
  const expectSkipLink = async (page: Page, path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  }

  test('on the start page', ({ page }) => expectSkipLink(page, '/'))

  test('on a page behind the log-in', ({ page, asha: _ }) => expectSkipLink(page, '/home/profile'))
})
