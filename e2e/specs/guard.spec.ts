import { blockRequests, holdRequests } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const checking = 'Checking authentication...'

// That every page of the signed-in area stands behind the guard is tested in
// apps/web/app/routes.test.ts.
for (const path of ['/home', '/home/profile'])
  test(`${path} sends a visitor to the start page and stays out of the history`, async ({
    page,
  }) => {
    await page.goto('/login')
    const release = await holdRequests(page, '/api/auth/session')
    await page.goto(path)
    await expect(page.getByText(checking)).toBeVisible()
    await release()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/login')
  })

test('a signed-in user passes after the check, during which the footer offers no log-in', async ({
  page,
  asha: _,
}) => {
  const release = await holdRequests(page, '/api/auth/session')
  await page.goto('/home')
  await expect(page.getByText(checking)).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Log in' })).toBeHidden()
  await release()
  await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
})

test('the navigation of a phone opens during the check, and stays open after it', async ({
  page,
  asha: _,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const release = await holdRequests(page, '/api/auth/session')
  await page.goto('/home')
  await expect(page.getByText(checking)).toBeVisible()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const panel = page.getByRole('dialog', { name: 'Navigation' })
  await expect(panel).toBeVisible()
  await release()
  await expect(page.getByText(checking)).toBeHidden()
  await expect(panel).toBeVisible()
})

test('a server that cannot be reached sends nobody away', async ({ page, asha: _, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED/)
  await page.goto('/home')
  await blockRequests(page, '/api/auth/session')
  await page.goto('/home/profile')
  await expect(page.getByText('could not be reached')).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})
