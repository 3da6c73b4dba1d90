import { hold } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const protectedPaths = ['/home', '/home/profile', '/home/manifesto', '/home/help']

test('a page behind the sign-in sends a visitor to the start page, and is not in the history', async ({ page }) => {
  for (const path of protectedPaths) {
    await page.goto('/login')
    const release = await hold(page, '/api/auth/session')
    await page.goto(path)
    await expect(page.getByText('Checking authentication...')).toBeVisible()
    await release()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await page.unrouteAll()
  }
})

test('a user who is signed in is let through after the check', async ({ page, context, account }) => {
  await account.signIn(context, await account.signUp())
  const release = await hold(page, '/api/auth/session')
  await page.goto('/home/help')
  await expect(page.getByText('Checking authentication...')).toBeVisible()
  await release()
  await expect(page.getByRole('heading', { name: 'Help Center', level: 1 })).toBeVisible()
})

test('a server that cannot be reached is no reason to send anybody away', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED/)
  await account.signIn(context, await account.signUp())
  await page.route('**/api/auth/session', (route) => route.abort('connectionfailed'))
  await page.goto('/home/profile')
  await expect(page.getByText('could not be reached')).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})
