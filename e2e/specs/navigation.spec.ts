import type { Page } from '@playwright/test'
import { checkA11y } from '../harness/check-page.ts'
import { createEndedInterview } from '../harness/past-interviews.ts'
import { expect, test } from '../harness/test.ts'

const names = [
  ...['Dashboard', 'Live sessions', 'Jobs', 'Practice questions', 'Background'],
  ...['Pricing', 'Manifesto', 'Help Center'],
]

test.beforeEach(({ asha: _ }) => {})

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation')

async function followLink(page: Page, name: string, path: string) {
  const link = navigation(page).getByRole('link', { name })
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(link).toHaveAttribute('aria-current', 'page')
}

test('on a desktop the links stand side by side, and the dashboard fits every width', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await expect(navigation(page).getByRole('link')).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText(['Dashboard'])
  await checkPage(page)
})

test('a table that a phone cuts off says so', async ({ page }) => {
  await createEndedInterview(page, { topic: 'graphs', passed: 3 })
  await page.goto('/home')
  const sign = page.getByText('There is more to the right: scroll sideways.').first()
  await expect(page.getByRole('region', { name: /^Scores by topic/ })).toBeVisible()
  await expect(sign).toBeHidden()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(sign).toBeVisible()
})

test('the manifesto has three sections and four points, and fits every width', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await followLink(page, 'Manifesto', '/home/manifesto')
  for (const name of ['Our Mission', 'What We Stand For', 'Our Vision'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const point of [
    /Empowering every job seeker/i,
    /AI-driven innovation/i,
    /Transparency and trust/i,
    /Inclusivity and accessibility/i,
  ])
    await expect(page.getByText(point)).toBeVisible()
  await checkPage(page)
})

test('jobs and applications are one link of the bar, with the links between their pages above each', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await followLink(page, 'Jobs', '/home/jobs')
  const between = page.getByRole('navigation', { name: 'Jobs and applications' })
  await expect(between.getByRole('link')).toHaveText([
    ...['All jobs', 'Searches', 'Applications', 'Resumes and profile'],
  ])
  for (const [name, path, heading] of [
    ['Applications', '/home/applications', 'Your applications'],
    ['Searches', '/home/jobs/searches', 'Searches and companies'],
    ['Resumes and profile', '/home/applications/profile', 'What employers are told'],
  ] as const) {
    await between.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(between.locator('[aria-current=page]')).toHaveText([name])
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText(['Jobs'])
    await checkPage(page)
  }
  await between.getByRole('link', { name: 'All jobs' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home/jobs')
})

test('the help centre says how to reach support, and fits every width', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await followLink(page, 'Help Center', '/home/help')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
  await expect(main.getByRole('link', { name: /support@sightline\.example/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(main.getByRole('link', { name: /\+1 302 555 0100/ })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(main.getByText('8 The Green, Dover, Delaware 19901, USA')).toBeVisible()
  await checkPage(page)
  await followLink(page, 'Dashboard', '/home')
})

test('on a phone the links are in an accessible panel that closes after a choice @main', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/home')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link')).toHaveText(names)
  await checkA11y(page)
  await panel.getByRole('link', { name: 'Manifesto' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/home/manifesto')
})

test('the avatar opens an accessible menu that leads to the profile, and the logo leads to the start page @main', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('navigation', { name: /^Account of/ })).toBeVisible()
  await checkA11y(page)
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL('/home/profile')
  await page.getByRole('banner').getByRole('link', { name: 'Sightline' }).click()
  await expect(page).toHaveURL('/')
})
