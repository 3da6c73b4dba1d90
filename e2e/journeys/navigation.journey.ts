import { expect, test } from '../harness/test.ts'

const links = [
  ['Dashboard', '/home'],
  ['Manifesto', '/home/manifesto'],
  ['Help Center', '/home/help'],
] as const

test.beforeEach(async ({ page, context, account }) => {
  await account.signIn(context, await account.signUp())
  await page.goto('/home')
})

test('on a desk the links of the signed-in area stand side by side', async ({ page }) => {
  const navigation = page.getByRole('banner').getByRole('navigation')
  await expect(navigation.getByRole('link')).toHaveText(['Dashboard', 'Pricing', 'Manifesto', 'Help Center'])
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
  for (const [name, path] of links) {
    await navigation.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test('on a phone they are in a panel that closes when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link')).toHaveText(['Dashboard', 'Pricing', 'Manifesto', 'Help Center'])
  await panel.getByRole('link', { name: 'Manifesto' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/home/manifesto')
})

test('the logo leads to the start page and the avatar to the profile', async ({ page }) => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL('/home/profile')
  await page.getByRole('banner').getByRole('link', { name: 'Sightline' }).click()
  await expect(page).toHaveURL('/')
})

test('the manifesto has its three sections and its four points', async ({ page }) => {
  await page.goto('/home/manifesto')
  for (const name of ['Our Mission', 'What We Stand For', 'Our Vision']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  for (const point of [
    /Empowering every job seeker/i,
    /AI-driven innovation/i,
    /Transparency and trust/i,
    /Inclusivity and accessibility/i,
  ]) {
    await expect(page.getByText(point)).toBeVisible()
  }
})

test('the help centre answers five questions and says how to reach us', async ({ page }) => {
  await page.goto('/home/help')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
  await expect(main.getByRole('link', { name: /support@sightline\.example/ })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: /\+1 302 555 0100/ })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
})
