import { expect, test } from '../../harness/test.ts'

test.use({ serverEnv: { INSTALLERS_DIR: '/no/such/folder' } })

test('a folder that is not there is named in the log and on the page', async ({
  page,
  server,
  checkPage,
}) => {
  await page.goto('/download')
  await expect(page.getByText('An installer is being replaced on this site')).toBeVisible()
  await expect(page.getByText('The desktop helper is not out yet.')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Start a mock interview' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download for Windows' })).toBeHidden()
  expect(server.log()).toContain('SHA256SUMS is missing')
  await checkPage(page)
})
