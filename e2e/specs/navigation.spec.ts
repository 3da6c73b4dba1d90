import { expect, test } from '../harness/test.ts'

const names = ['Dashboard', 'Pricing', 'Manifesto', 'Help Center']

test('the signed-in area is walked by its links on a desk, by a panel on a phone, by the avatar and by the logo', async ({
  page,
  context,
  account,
}) => {
  await account.signIn(context, await account.signUp())
  await page.goto('/home')
  const navigation = page.getByRole('banner').getByRole('navigation')
  const follow = async (name: string, path: string) => {
    await navigation.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }

  await test.step('on a desk the links of the signed-in area stand side by side', async () => {
    await expect(navigation.getByRole('link')).toHaveText(names)
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
  })

  await test.step('the manifesto has its three sections and its four points', async () => {
    await follow('Manifesto', '/home/manifesto')
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

  await test.step('the help centre answers five questions and says how to reach us', async () => {
    await follow('Help Center', '/home/help')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(main.getByRole('link', { name: /support@sightline\.example/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByRole('link', { name: /\+1 302 555 0100/ })).toHaveAttribute('href', /^tel:/)
    await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
  })

  await follow('Dashboard', '/home')

  await test.step('on a phone they are in a panel that closes when one is chosen', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('link')).toHaveText(names)
    await panel.getByRole('link', { name: 'Manifesto' }).click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/home/manifesto')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the avatar leads to the profile and the logo to the start page', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click()
    await expect(page).toHaveURL('/home/profile')
    await page.getByRole('banner').getByRole('link', { name: 'Sightline' }).click()
    await expect(page).toHaveURL('/')
  })
})
