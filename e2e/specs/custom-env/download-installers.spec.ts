import { countOf } from '../../harness/consent.ts'
import { createInstallersFolder, INSTALLER_NAMES } from '../../harness/installers.ts'
import { expect, test } from '../../harness/test.ts'

const { path, sums } = createInstallersFolder()
test.use({ serverEnv: { INSTALLERS_DIR: path } })

const systems = [
  { platform: 'windows', label: 'Windows' },
  { platform: 'linux', label: 'Linux' },
] as const

test('the download page shows each installer with its size and its sum', async ({
  page,
  checkPage,
}) => {
  await page.goto('/download')
  await expect(page.getByText('The desktop helper is not out yet.')).toBeHidden()
  await expect(page.getByText('Version 1.2.3, 1.5 MB')).toBeVisible()
  for (const { platform, label } of systems) {
    await expect(page.getByRole('link', { name: `Download for ${label}` })).toBeVisible()
    await expect(page.getByText(sums[INSTALLER_NAMES[platform]] ?? '')).toBeVisible()
  }
  await expect(page.getByText('Not signed')).toHaveCount(2)
  await expect(page.getByText('Coming soon.')).toBeVisible()
  await checkPage(page)
})

test('a sum is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/download')
  await page.getByRole('button', { name: 'Copy the SHA-256' }).last().click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(sums[INSTALLER_NAMES.linux])
})

test('a download begins by itself from each button, and is counted once', async ({
  page,
  server,
}) => {
  for (const { platform, label } of systems) {
    await page.goto('/download')
    const before = await countOf(server, 'download')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download for ${label}` }).click()
    await expect(page).toHaveURL(`/download/${platform}`)
    expect((await downloading).suggestedFilename()).toBe(INSTALLER_NAMES[platform])
    await expect(page.getByText('The download has started.')).toBeVisible()
    expect(await countOf(server, 'download')).toBe(before + 1)
  }
})

test('phones get no button, and nothing is downloaded by itself', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const before = await countOf(server, 'download')
  for (const address of ['/', '/download', '/download/windows', '/download/linux']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    for (const { label } of systems)
      for (const link of await page.getByRole('link', { name: `Download for ${label}` }).all())
        await expect(link).toBeHidden()
  }
  await expect(page.getByText('The helper runs on a computer.')).toBeVisible()
  expect(await countOf(server, 'download')).toBe(before)
})

test('the start page and the help say what the helper does', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Download for Linux' }).first()).toBeVisible()
  await expect(main.getByText('It shows the answers above every program')).toBeVisible()
  await page.goto('/help')
  await page.getByText('Does it work with video meetings?').click()
  await expect(page.getByText('works beside any meeting program')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an installer is downloaded from its page, and is counted', async ({ page, server }) => {
    await page.goto('/download/linux')
    const before = await countOf(server, 'download')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download for Linux' }).click()
    expect((await downloading).suggestedFilename()).toBe(INSTALLER_NAMES.linux)
    expect(await countOf(server, 'download')).toBe(before + 1)
  })
})
