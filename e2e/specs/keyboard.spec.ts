import type { Page } from '@playwright/test'
import { newAddress } from '../harness/accounts.ts'
import { expect, test } from '../harness/test.ts'

/** Presses Tab until the focus is on what is named so. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'menuitem', name: string) {
  const wanted = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((found) => found.some((element) => element.matches(':focus-visible')))) return
  }
  throw new Error(`Tab never reached the ${role} "${name}"`)
}

/** Tabs to a field and types. */
async function typeInto(page: Page, field: string, text: string) {
  await tabTo(page, 'textbox', field)
  await page.keyboard.type(text)
}

test('sign-up, log-out and log-in need no mouse, and the first stop of a page is a way past its navigation', async ({
  page,
  mail,
}) => {
  const email = newAddress()

  await test.step('a message takes the focus to the field that is at fault', async () => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email and password are required\./)
  })

  await test.step('the sign-up', async () => {
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

  await test.step('the log-out', async () => {
    await tabTo(page, 'button', `Account of ${email.replace(/@.*/, '')}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
  })

  await test.step('the log-in', async () => {
    await typeInto(page, 'Email', email)
    await typeInto(page, 'Password', 'correct horse')
    await tabTo(page, 'button', 'Log In')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
  })

  await test.step('the first stop of every page is a way past its navigation', async () => {
    for (const path of ['/', '/home/profile']) {
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
  })
})
