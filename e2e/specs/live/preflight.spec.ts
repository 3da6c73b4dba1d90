import type { Locator, Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createEndedSession, fakeRecognition, fakeShare } from '../../harness/live.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('nothing can be shared or begun before the setting is chosen and consent is given @main', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Begin a live session' }).click()
  await expect(page.getByRole('heading', { name: 'Begin a live session' })).toBeVisible()
  for (const name of ['Share a tab or screen', 'Turn on the microphone', 'Begin the session'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expect(page.getByText('Language of the conversation: English.')).toBeVisible()
  await checkPage(page)
  await page.getByLabel('Practice', { exact: true }).check()
  await expect(page.getByRole('button', { name: 'Begin the session' })).toBeDisabled()
  await page.getByLabel('I may have this conversation transcribed.').check()
  for (const name of ['Share a tab or screen', 'Turn on the microphone', 'Begin the session'])
    await expect(page.getByRole('button', { name })).toBeEnabled()
})

/** Chooses a setting and agrees, which each session asks for. */
async function agree(page: Page) {
  await page.getByLabel('Practice', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
}
const beginButton = (page: Page) => page.getByRole('button', { name: 'Begin the session' })

test('the button that begins stays in sight, with what is missing and what it costs', async ({
  page,
}) => {
  await page.goto('/home/live/new')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(beginButton(page)).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByText('This takes your free first interview and covers two hours.'),
    ).toBeInViewport()
    await expect(page.locator('#begin-state')).toHaveText(
      'Say whether assistance is allowed, and confirm consent.',
    )
  }
  const screen = page.getByRole('listitem').filter({ hasText: 'Best is the browser tab' })
  await expect(screen).toContainText('Answer the two questions first.')
  await agree(page)
  await expect(page.locator('#begin-state')).toHaveText(
    'Ready, without a shared tab or screen and your microphone.',
  )
  await expect(screen).not.toContainText('Answer the two questions first.')
})

test('the two questions stand first, and what is optional folds', async ({ page, checkPage }) => {
  await page.goto('/home/live/new')
  await expect(page.getByText('None. The coach answers.')).toBeVisible()
  const [first] = await page.getByRole('main').locator('input, select, textarea, button').all()
  await expect(first as Locator).toHaveAttribute('name', 'setting')
  await expect(page.getByLabel('Notes for this conversation')).toBeHidden()
  for (const [width, screens] of [
    [1280, 1.6],
    [360, 2.5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const height = await page.getByRole('main').evaluate((main) => main.scrollHeight)
    expect(height / 800, `${width} px`).toBeLessThan(screens)
  }
  await page.keyboard.press('Tab')
  for (const name of ['Screen', 'Their sound', 'Microphone', 'Speech to text', 'Model'])
    await clickButton(page, name)
  for (const name of ['Credits', 'Background']) await clickButton(page, name)
  await expect(page.getByLabel('Notes for this conversation')).toBeVisible()
  await checkPage(page)
})

test('what reads the screen is loaded once something is shared, before the session begins', async ({
  page,
}) => {
  await page.addInitScript(fakeShare(['Two Sum']))
  const loaded: string[] = []
  page.on('request', (request) => /traineddata/.test(request.url()) && loaded.push(request.url()))
  await page.goto('/home/live/new')
  await agree(page)
  expect(loaded).toEqual([])
  await clickButton(page, 'Share a tab or screen')
  await expect.poll(() => loaded.length).toBe(1)
  await clickButton(page, 'Begin the session')
  await expect(page.getByText('Two Sum').first()).toBeAttached()
})

test('kind and language are remembered in this browser, setting and consent are asked for again', async ({
  page,
}) => {
  await page.goto('/home/live/new')
  await page.getByLabel('Language of code').selectOption('Python')
  await agree(page)
  await clickButton(page, 'Begin the session')
  await expect(page).toHaveURL(/live\/[0-9a-f-]{36}$/)
  await page.goto('/home/live/new')
  await expect(page.getByLabel('Language of code')).toHaveValue('python')
  await expect(page.getByLabel('Practice', { exact: true })).not.toBeChecked()
  await expect(page.getByLabel('I may have this conversation transcribed.')).not.toBeChecked()
})

test('a running session is offered back on the page before another one and on the dashboard, or ended', async ({
  page,
  context,
  checkPage,
}) => {
  const other = await context.newPage()
  await other.goto('/home/live/new')
  await agree(other)
  await page.goto('/home/live/new')
  await agree(page)
  // The browser returns to where the page was left.
  await clickButton(page, 'Background')
  await page.getByLabel('Notes for this conversation').scrollIntoViewIfNeeded()
  await clickButton(page, 'Begin the session')
  await expect(page).toHaveURL(/live\/[0-9a-f-]{36}$/)
  const session = page.url()
  // With the day where an earlier spec has moved the server's clock.
  await expect(
    other.getByText(/^A live session is running since (\d+ \w+, )?\d+:\d\d\.$/),
  ).toBeVisible()
  await expect(beginButton(other)).toBeHidden()
  await page.goBack()
  await expect(page.getByText('A live session is running since')).toBeInViewport()
  await expect(beginButton(page)).toBeHidden()
  await checkPage(page)
  await page.getByRole('link', { name: 'Go back to it' }).click()
  await expect(page).toHaveURL(session)
  await page.goto('/home')
  await expect(page.getByText('A live session is running since')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Begin a live session' })).toBeHidden()
  await checkPage(page)
  await clickButton(page, 'End it and begin another')
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click()
  await expect(page).toHaveURL('/home/live/new')
  await expect(page.getByText('A live session is running since')).toBeHidden()
  // The free first interview is used.
  await expect(other.locator('#begin-state')).toHaveText('Without credits no session can begin.')
  const { items } = await (await page.request.get('/api/live')).json()
  expect(items).toMatchObject([{ state: 'ended' }])
})

test('two tabs that begin at once begin one session, and the other tab says so', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 409|ERR_FAILED.*api\/events/)
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto('/home/live/new')
    await agree(each)
    // The list is loaded already and is not loaded again, so that the refusal of the server is
    // seen.
    await each.route('**/api/events*', (route) => route.abort())
  }
  await Promise.all([
    clickButton(page, 'Begin the session'),
    clickButton(other, 'Begin the session'),
  ])
  await expect
    .poll(async () => (await (await page.request.get('/api/live')).json()).items.length)
    .toBe(1)
  const begun = /live\/[0-9a-f-]{36}$/
  await expect.poll(() => [page, other].filter((each) => begun.test(each.url())).length).toBe(1)
  const refused = begun.test(page.url()) ? other : page
  await expect(refused.getByText('A live session is running since')).toBeVisible()
})

test('without credits the page says so at its top and beside the button, with the way to get more', async ({
  page,
  checkPage,
}) => {
  await createEndedSession(page, 'What did you learn?')
  await page.goto('/home/live/new')
  const message = page.getByRole('alert').filter({ hasText: 'you have none left' })
  await expect(message).toBeInViewport()
  await agree(page)
  await expect(beginButton(page)).toBeDisabled()
  await expect(page.locator('#begin-state')).toHaveText('Without credits no session can begin.')
  await checkPage(page)
  await message.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL('/home/pricing')
  await expect(
    page.getByText('A live session takes one credit for each two hours begun.', { exact: false }),
  ).toBeVisible()
})

test('a missing microphone is no fault: the page says what is missing without it', async ({
  page,
}) => {
  await page.goto('/home/live/new')
  await agree(page)
  const line = page.getByRole('listitem').filter({ hasText: 'Your own words are kept apart' })
  await clickButton(page, 'Turn on the microphone')
  await expect(line).toContainText('Not available. You can go on without it.')
  await expect(line.getByRole('alert')).toContainText('Your own words are missing')
  await expect(line.locator('.text-bad')).toHaveCount(0)
  await expect(beginButton(page)).toBeEnabled()
})

test('the recognition of the browser is tried before a session, by microphone or by what is shared', async ({
  page,
  checkPage,
}) => {
  // Reading the shared screen takes seconds of the processor, and is not tested here.
  await page.route(/text-reader\.worker/, () => {})
  await page.addInitScript(fakeShare([]))
  await page.addInitScript(fakeRecognition)
  // A share that is silent, since a sound ends the state "Listening".
  await page.addInitScript(
    'OscillatorNode.prototype.start = () => {}; OscillatorNode.prototype.stop = () => {}',
  )
  await page.goto('/home/live/new')
  await page.getByLabel('Practice', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  const line = page.getByRole('listitem').filter({ hasText: 'Speech to text' })
  await page.getByLabel('Let my browser turn speech into text').check()
  await clickButton(page, 'Speech to text')
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
