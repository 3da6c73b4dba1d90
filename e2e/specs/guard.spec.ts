import { blockRequests, holdRequests } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const protectedPaths = ['/home', '/home/profile', '/home/manifesto', '/home/help']

test('the pages behind the sign-in ask first who is there: a visitor is sent away, a user let through, and nobody judged unasked', async ({
  page,
  context,
  account,
  problems,
}) => {
  const checking = page.getByText('Checking authentication...')

  await test.step('a page behind the sign-in sends a visitor to the start page, and is not in the history', async () => {
    await page.goto('/login')
    for (const path of protectedPaths) {
      const release = await holdRequests(page, '/api/auth/session')
      await page.goto(path)
      await expect(checking).toBeVisible()
      await release()
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('/login')
      await page.unrouteAll()
    }
  })

  await account.signIn(context, await account.signUp())

  await test.step('a user who is signed in is let through after the check', async () => {
    const release = await holdRequests(page, '/api/auth/session')
    await page.goto('/home/help')
    await expect(checking).toBeVisible()
    await release()
    await expect(page.getByRole('heading', { name: 'Help Center', level: 1 })).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('a server that cannot be reached is no reason to send anybody away', async () => {
    problems.expect(/ERR_CONNECTION_FAILED/)
    await blockRequests(page, '/api/auth/session')
    await page.goto('/home/profile')
    await expect(page.getByText('could not be reached')).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  })
})
