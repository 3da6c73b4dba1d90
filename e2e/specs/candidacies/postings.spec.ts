import type { Page } from '@playwright/test'
import { applyNow, candidacyNameField } from '../../harness/candidacies.ts'
import { expect, test } from '../../harness/test.ts'

const tab = (page: Page, name: 'Overview' | 'Application') => page.getByRole('tab', { name })

/** Opens a position from the list and expects its facts. */
async function openPosition(page: Page, id: string, title: string) {
  await page.goto('/careers')
  await applyNow(page, title)
  await expect(page).toHaveURL(`/careers/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const fact of ['Location', 'Type', 'Remote', 'Department', 'Compensation'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
}

test('the list leads to a position, its facts and its form, and back @main', async ({
  page,
  checkPage,
}) => {
  await openPosition(page, 'founding-engineer', 'Founding Engineer')
  await checkPage(page)
  await page.getByRole('button', { name: 'Apply for this position' }).click()
  await expect(tab(page, 'Application')).toBeFocused()
  await expect(candidacyNameField(page)).toBeVisible()
  await page.getByRole('link', { name: 'All positions' }).click()
  await expect(page).toHaveURL('/careers')
  await checkPage(page)
})

test('the arrow keys change the open tab, which the URL keeps', async ({ page }) => {
  await openPosition(page, 'growth-engineer-intern', 'Growth Engineer Intern')
  await page.getByRole('button', { name: 'Apply for this position' }).click()
  await tab(page, 'Application').press('Home')
  await expect(page).toHaveURL('/careers/growth-engineer-intern')
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  await tab(page, 'Overview').press('ArrowRight')
  await expect(page).toHaveURL('/careers/growth-engineer-intern?tab=application')
  await page.reload()
  await expect(tab(page, 'Application')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Application' })).toBeVisible()
  await tab(page, 'Application').press('Home')
  await expect(page).toHaveURL('/careers/growth-engineer-intern')
})

test('an unknown position shows "Job not found." and links to the list', async ({
  page,
  request,
  checkPage,
  problems,
}) => {
  problems.expect(/status of 404.*careers/)
  for (const id of ['growth-aengineer-intern', 'nothing'])
    expect((await request.get(`/careers/${id}`)).status(), id).toBe(404)
  expect((await page.goto('/careers/..%2fadmin'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Job not found.' })).toBeVisible()
  await expect(page).toHaveTitle(/Job not found/)
  await checkPage(page)
  await page.getByRole('link', { name: 'See open positions' }).click()
  await expect(page).toHaveURL('/careers')
})

test('the source of a position describes the job for search engines', async ({
  request,
  server,
}) => {
  const html = await (await request.get('/careers/founding-engineer')).text()
  const [, source = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(source)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Founding Engineer',
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    employmentType: 'FULL_TIME',
    url: `${server.origin}/careers/founding-engineer`,
    hiringOrganization: { name: 'Sightline' },
  })
  expect(html, 'readable without scripts').toContain('What it asks for')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the positions can be read and the page says how to apply', async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'What it asks for' })).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'support@sightline.example' }).first(),
    ).toBeVisible()
    await expect(candidacyNameField(page)).toBeHidden()
  })
})
