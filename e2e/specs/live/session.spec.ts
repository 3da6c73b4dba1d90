// Longer than other files: each spec opens the same session and tries one thing in it.
import { clickButton } from '../../harness/forms.ts'
import {
  answer,
  beginSession,
  fakeMicrophone,
  fakeRecognition,
  fakeShare,
  openSession,
  say,
  transcript,
} from '../../harness/live.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('a question of the other side is answered without a key, by the coach who says so, and survives a reload @main', async ({
  page,
  checkPage,
}) => {
  await beginSession(page)
  await say(page, 'Please find the longest substring without repeating characters.')
  await expect(answer(page)).toContainText('a sliding window')
  await expect(answer(page)).toContainText('By the coach, from rules')
  await checkPage(page)
  await page.reload()
  await expect(transcript(page)).toContainText('find the longest substring')
  await expect(answer(page)).toContainText('a sliding window')
})

test('without a transcriber the browser turns the shared sound into text, if the user lets it @main', async ({
  page,
}) => {
  // Reading the shared screen takes seconds of the processor, and is not tested here.
  await page.route(/text-reader\.worker/, () => {})
  await page.addInitScript(fakeShare([]))
  await page.addInitScript(fakeRecognition)
  await page.goto('/home/live/new')
  const choice = page.getByLabel('Let my browser turn speech into text')
  await expect(choice).not.toBeChecked()
  await expect(page.getByText('Off. You type what is said.')).toBeVisible()
  await choice.check()
  await expect(page.getByText('By your browser.')).toBeVisible()
  await beginSession(page)
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await expect.poll(() => page.evaluate('recognitions.length')).toBe(1)
  await page.evaluate("recognitions[0].say('how would you check', false)")
  await expect(transcript(page).getByText('how would you check', { exact: true })).toBeVisible()
  await page.evaluate(
    "recognitions[0].say('How would you check whether the parentheses are balanced?', true)",
  )
  await expect(transcript(page).getByText('how would you check', { exact: true })).toBeHidden()
  await expect(answer(page)).toContainText('a stack')
  await clickButton(page, 'Pause')
  await clickButton(page, 'Resume')
  await expect.poll(() => page.evaluate('recognitions.length')).toBe(2)
  await page.evaluate("recognitions[1].say('and how long does it', false)")
  await page.evaluate("recognitions[1].fail('network')")
  await expect(transcript(page)).toContainText('and how long does it')
  await expect(page.getByText('Your browser could not turn speech into text')).toBeVisible()
})

test('a segment can be corrected, moved to the other speaker and removed', async ({ page }) => {
  await openSession(page, { kind: 'meeting' })
  await say(page, 'The great leader drops requests.')
  await page.getByRole('button', { name: /^Correct/ }).click()
  await page.getByLabel('Corrected text').fill('The rate limiter drops requests.')
  await clickButton(page, 'It was me')
  await clickButton(page, 'Save')
  await expect(transcript(page)).toContainText('The rate limiter drops requests.corrected')
  await page.getByRole('button', { name: /^Correct/ }).click()
  await page.getByLabel('Corrected text').fill('')
  await clickButton(page, 'Remove')
  await expect(transcript(page)).not.toContainText('rate limiter')
})

test('where assistance is not allowed there are no answers, and the page says why', async ({
  page,
}) => {
  await beginSession(page, { kind: 'Behavioral interview', setting: 'Assistance is not allowed' })
  await expect(
    page.getByText('It gives no answers').or(page.getByText('gives no answers')).first(),
  ).toBeVisible()
  await expect(page.getByText('Questions to expect')).toBeVisible()
  await expect(page.getByLabel('Your question')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the overlay' })).toBeHidden()
})

test('the overlay shows the same answer in a window of its own, and its keys work @main', async ({
  page,
  context,
}) => {
  await openSession(page)
  await say(page, 'The parentheses are to be balanced.')
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await expect(overlay.getByText('Them: The parentheses')).toBeVisible()
  await overlay.keyboard.press('Control+b')
  await expect(answer(overlay)).toContainText('a stack')
  await expect(answer(page)).toContainText('a stack')
  await overlay.close()
  await expect(page.getByRole('button', { name: 'Open the overlay' })).toBeVisible()
})

test('the overlay and its keys pause, ask, read the screen and switch the microphone', async ({
  page,
  context,
  checkPage,
}) => {
  await page.addInitScript(fakeMicrophone)
  await openSession(page)
  await say(page, 'Good morning.')
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await overlay.setViewportSize({ width: 360, height: 480 })

  await overlay.keyboard.press('Alt+q')
  await overlay.keyboard.type('The parentheses are to be balanced.')
  await overlay.keyboard.press('Enter')
  await expect(answer(overlay)).toContainText('a stack')

  await answer(overlay).getByRole('heading').click()
  await overlay.keyboard.press('Alt+u')
  await expect(overlay.getByText('Paused. Nothing is heard or read.')).toBeVisible()
  await expect(overlay.getByRole('button', { name: 'Microphone' })).toBeDisabled()
  await clickButton(overlay, 'Resume')
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()

  const microphone = overlay.getByRole('button', { name: 'Microphone' })
  await expect(microphone).toHaveAttribute('aria-pressed', 'false')
  await overlay.keyboard.press('Alt+i')
  await expect(microphone).toHaveAttribute('aria-pressed', 'true')
  await microphone.click()
  await expect(microphone).toHaveAttribute('aria-pressed', 'false')

  // Without a screen, the answer is to what was said.
  await overlay.keyboard.press('Alt+r')
  await expect(answer(overlay).getByRole('heading')).toHaveText('Good morning.')
  await overlay.close()
  await checkPage(page)
})

test('on a small screen the answer has most of it, also while the session is paused', async ({
  page,
}) => {
  await openSession(page)
  await say(page, 'Please merge all overlapping intervals.')
  await expect(answer(page)).toContainText('sorting intervals')
  await page.setViewportSize({ width: 360, height: 740 })
  const heightOf = () =>
    page.evaluate<number>(
      `document.querySelector('article').parentElement.parentElement.clientHeight`,
    )
  expect(await heightOf()).toBeGreaterThan(740 * 0.65)
  await clickButton(page, 'Pause')
  await expect(page.getByText('until you resume')).toBeVisible()
  expect(await heightOf()).toBeGreaterThan(740 * 0.65)
})

test('a paused session says that nothing is heard, and an ended one keeps everything @main', async ({
  page,
  checkPage,
}) => {
  await beginSession(page, { kind: 'Sales call' })
  await say(page, 'What does it cost?')
  await clickButton(page, 'Pause')
  await expect(page.getByText('Paused. Nothing is heard or read.')).toBeVisible()
  await clickButton(page, 'Resume')
  await page.getByLabel('Who said it').selectOption('You')
  await say(page, 'It depends on the seats.')
  await clickButton(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect(transcript(page)).toContainText('What does it cost?')
  const debrief = page.getByRole('region', { name: 'Debrief' })
  await expect(debrief).toContainText('What does it cost?')
  await expect(debrief).toContainText('It depends on the seats.')
  await checkPage(page)
  const saved = page.waitForEvent('download')
  await clickButton(page, 'Download Markdown')
  const markdown = await (await saved).createReadStream()
  expect(await markdown.toArray().then((parts) => Buffer.concat(parts).toString())).toContain(
    '> It depends on the seats.',
  )
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /Sales call.*Ended/ })).toBeVisible()
})

test('an answer stays while a question that was asked offline waits, and the overlay says so', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await openSession(page)
  await say(page, 'Please merge all overlapping intervals.')
  await expect(answer(page)).toContainText('sorting intervals')
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await context.setOffline(true)
  // A question of another kind is one of its own, however soon it comes.
  await say(page, 'Tell me about a time you failed.')
  await clickButton(overlay, 'Answer')
  await expect(overlay.getByText('Offline. Answers come when the line is back.')).toBeVisible()
  await expect(answer(overlay)).toContainText('sorting intervals')
  await context.setOffline(false)
  await expect(answer(overlay)).toContainText('a time you failed')
  await expect(answer(overlay)).not.toContainText('intervals')
  await expect(overlay.getByText('Offline.')).toBeHidden()
})

test('what is typed while the line is down is kept, and sent when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await openSession(page, { kind: 'meeting' })
  await context.setOffline(true)
  await say(page, 'Said while offline.')
  await expect(page.getByText('Offline. What you add is kept on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Offline. What you add')).toBeHidden()
  await page.reload()
  await expect(transcript(page)).toContainText('Said while offline.')
})

test('keys can be changed, conflicts are refused, and the changed keys work in the overlay', async ({
  page,
  context,
  checkPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSession(page)
  await say(page, 'The parentheses are to be balanced.')
  await clickButton(page, 'Keys')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Answer what was said last/ }).click()
  await page.keyboard.press('Alt+p')
  await expect(dialog.getByRole('status')).toHaveText(
    'Alt+P is the key for “Pin or unpin the answer”. Change that one first.',
  )
  await checkPage(page)
  await page.keyboard.press('Control+k')
  await expect(
    dialog.getByRole('button', { name: 'Answer what was said last: Ctrl+K' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await overlay.keyboard.press('Control+k')
  await expect(answer(overlay)).toContainText('a stack')
  // An answer takes keys once it is whole.
  await expect(answer(overlay).getByRole('button', { name: 'Pin' })).toBeVisible()
  await overlay.keyboard.press('Alt+p')
  await expect(answer(overlay).getByRole('button', { name: 'Unpin' })).toBeVisible()
  await overlay.keyboard.press('Alt+c')
  await expect(answer(overlay).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await overlay.evaluate('navigator.clipboard.readText()')).toContain('a stack')
  await overlay.keyboard.press('Alt+w')
  await expect(answer(overlay)).toBeHidden()
})

test('a phone shows the answers through a link that works on no other device, until the session ends @main', async ({
  page,
  context,
  newBrowser,
  checkPage,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSession(page)
  await clickButton(page, 'Show on a phone')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Code that opens this session' })).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Copy the link')
  const link = await page.evaluate<string>('navigator.clipboard.readText()')

  const phone = await newBrowser()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(link)
  await expect(phone.getByText('Answers appear here while the conversation goes on.')).toBeVisible()
  expect(phone.url()).not.toContain('key=')
  await expect(dialog.getByText(/^Opened at/)).toBeVisible()
  await clickButton(page, 'Close')
  await page.getByLabel('Your question').fill('Merge all overlapping intervals.')
  await clickButton(page, 'Ask')
  await expect(answer(phone)).toContainText('sorting intervals')
  await answer(phone).getByRole('heading').hover()
  await say(page, 'Now how would you check whether the parentheses are balanced?')
  await expect(phone.getByText('Them: Now how would you check')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Show the new answer' })).toBeVisible()
  await expect(answer(phone)).toContainText('sorting intervals')
  await checkPage(phone)
  await clickButton(phone, 'Show the new answer')
  await expect(answer(phone)).toContainText('a stack')
  problems.expect(/\b503\b|status of (404|409)/)
  await phone.route('**/api/live-view?*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await phone.reload()
  await expect(phone.getByText('The session cannot be reached. Trying again.')).toBeVisible()
  await phone.unroute('**/api/live-view?*')
  await expect(answer(phone)).toContainText('a stack')

  const other = await newBrowser()
  await other.goto(link)
  await expect(other.getByText('This link was opened on another device.')).toBeVisible()
  await clickButton(page, 'Show on a phone')
  await clickButton(page, 'End this link')
  await expect(phone.getByRole('heading', { name: 'Nothing to show' })).toBeVisible()
})
