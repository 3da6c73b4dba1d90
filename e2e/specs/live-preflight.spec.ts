import { clickButton } from '../harness/forms.ts'
import { fakeRecognition, fakeShare } from '../harness/live.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('nothing can be shared or begun before the setting is chosen and consent is given', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Begin a live session' }).click()
  await expect(page.getByRole('heading', { name: 'Begin a live session' })).toBeVisible()
  for (const name of ['Share a tab or screen', 'Turn on the microphone', 'Begin the session'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await checkPage(page)
  await page.getByLabel('Practice', { exact: true }).check()
  await expect(page.getByRole('button', { name: 'Begin the session' })).toBeDisabled()
  await page.getByLabel('I may have this conversation transcribed.').check()
  for (const name of ['Share a tab or screen', 'Turn on the microphone', 'Begin the session'])
    await expect(page.getByRole('button', { name })).toBeEnabled()
})

test('the recognition of the browser is tried before a session, by microphone or by what is shared', async ({
  page,
  checkPage,
}) => {
  await page.addInitScript(fakeShare([]))
  await page.addInitScript(fakeRecognition)
  await page.goto('/home/live/new')
  await page.getByLabel('Practice', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  const line = page.getByRole('listitem').filter({ hasText: 'Speech to text' })
  await clickButton(page, 'Try it')
  await expect(line).toContainText(/The microphone is blocked\.|No microphone is connected\./)
  await clickButton(page, 'Share a tab or screen')
  await expect(line).toContainText('let the shared tab play some speech')
  await clickButton(page, 'Try again')
  await expect(line).toContainText('Listening to the shared tab.')
  await expect.poll(() => page.evaluate('recognitions.length')).toBe(1)
  await page.evaluate("recognitions[0].say('we moved the', false)")
  await expect(line).toContainText('we moved the')
  await page.evaluate("recognitions[0].say('We moved the service.', true)")
  await expect(line).toContainText('Heard: We moved the service.')
  await checkPage(page)
  await clickButton(page, 'Try again')
  await page.evaluate("recognitions[1].fail('network')")
  await expect(line).toContainText('its service cannot be reached')
  await page.getByLabel('Let my browser turn speech into text').uncheck()
  await expect(line).toContainText('During the session you type what was asked and press Enter')
})
