import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  answer,
  beginSession,
  createSession,
  fakeRecognition,
  fakeShare,
  heard,
  holdReader,
  openSession,
  say,
  transcript,
} from '../../harness/live.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const QUESTION = 'Please merge all overlapping intervals.'
const SILENCE = 'Nothing heard from the other side for 10 seconds.'
const sources = (page: Page) => page.getByRole('region', { name: 'What this window perceives' })

async function share(page: Page) {
  await holdReader(page)
  await page.addInitScript(fakeShare(['Agenda']))
  await openSession(page)
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
}

/** Where the answer begins in its window, in pixels. */
const topOf = async (page: Page) => (await answer(page).getByRole('heading').boundingBox())?.y

test('a share that ends is said in a red bar and in one line of the overlay, and moves no answer', async ({
  page,
  context,
  checkPage,
}) => {
  await share(page)
  await say(page, QUESTION)
  await expect(answer(page)).toContainText('sorting intervals')
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await overlay.setViewportSize({ width: 430, height: 235 })
  const before = [await topOf(page), await topOf(overlay)]
  await page.evaluate('window.endShare()')
  await expect(overlay.getByText('Not listening.')).toBeVisible()
  await expect(overlay.getByRole('button', { name: 'Share again' })).toBeVisible()
  await expect(sources(page)).toContainText('The share has ended.')
  expect([await topOf(page), await topOf(overlay)]).toEqual(before)
  await overlay.close()
  await checkPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const onSmallScreen = await topOf(page)
  await sources(page).getByRole('button', { name: 'Share again' }).click()
  await expect(sources(page)).toContainText('Sharing a')
  expect(await topOf(page)).toBe(onSmallScreen)
})

test('a page that is loaded again says that it hears nothing any more, until the user has ended a share', async ({
  page,
}) => {
  await share(page)
  await page.reload()
  const widths: [number, string][] = [
    [1280, 'Nothing is shared any more. The other side is neither heard nor seen.'],
    [360, 'Not listening.'],
  ]
  for (const [width, text] of widths) {
    await page.setViewportSize({ width, height: 740 })
    await expect(sources(page).getByText(text, { exact: true })).toBeVisible()
    await expect(sources(page).getByRole('button', { name: 'Share again' })).toBeVisible()
  }
  await page.setViewportSize({ width: 1280, height: 740 })
  await clickButton(page, 'Share again')
  await clickButton(page, 'Stop sharing')
  await expect(sources(page).getByRole('button', { name: 'Share a tab or screen' })).toBeVisible()
  await expect(sources(page)).not.toContainText('neither heard nor seen')
})

test('a share in which nobody speaks is told after ten seconds', async ({ page }) => {
  await page.clock.install()
  await holdReader(page)
  await page.addInitScript(fakeShare(['Agenda']))
  await openSession(page)
  // Nobody speaks in a share whose voice never begins.
  await page.evaluate(
    'OscillatorNode.prototype.start = () => {}; OscillatorNode.prototype.stop = () => {}',
  )
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await page.clock.fastForward(12_000)
  await expect(page.getByText(SILENCE)).toBeVisible()
})

test('pausing moves nothing', async ({ page }) => {
  await share(page)
  await say(page, QUESTION)
  await expect(answer(page)).toContainText('sorting intervals')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const before = await topOf(page)
    await clickButton(page, 'Pause')
    await expect(sources(page)).toContainText('until you resume')
    expect(await topOf(page)).toBe(before)
    await clickButton(page, 'Resume')
    await expect(sources(page)).toContainText('Sharing a')
  }
})

test('leaving a session that listens is asked about, in the page and by the browser', async ({
  page,
}) => {
  await holdReader(page)
  await page.addInitScript(fakeShare(['Agenda']))
  await beginSession(page)
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  const address = page.url()
  await clickButton(page, 'Back to the dashboard')
  const dialog = page.getByRole('dialog', { name: 'Leave this session?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).not.toHaveURL(address)
})

test('on a small screen only one part scrolls, and the transcript begins at its end', async ({
  page,
}) => {
  const remark = (line: number) =>
    `This is the remark number ${line}, which is long enough for two lines of the transcript.`
  await page.setViewportSize({ width: 360, height: 740 })
  const events = Array.from({ length: 12 }, (_, index) =>
    heard('them', remark(index + 1), index * 2000, index * 2000 + 1000),
  )
  await page.goto(await createSession(page, { kind: 'meeting', events }))
  await clickButton(page, 'Transcript')
  const last = transcript(page).getByText('This is the remark number 12', { exact: false })
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
})

test('the transcript follows the conversation until somebody scrolls up, and a note moves no line', async ({
  page,
}) => {
  await page.addInitScript(fakeRecognition)
  await page.addInitScript(fakeShare(['Agenda']))
  await holdReader(page)
  await page.goto('/home/live/new')
  await page.getByLabel('Let my browser turn speech into text').check()
  await openSession(page, { kind: 'meeting' })
  await clickButton(page, 'Share a tab or screen')
  await expect.poll(() => page.evaluate('recognitions.length')).toBe(1)
  const remark = (line: number) =>
    `This is the remark number ${line}, which is long enough for three lines of the transcript, as people often say it.`
  const hear = (text: string, isFinal: boolean) =>
    page.evaluate(`recognitions[0].say(${JSON.stringify(text)}, ${isFinal})`)
  const line = (number: number) => transcript(page).getByText(remark(number), { exact: true })
  const placeOf = async (number: number) => (await line(number).boundingBox())?.y

  for (let number = 1; number <= 20; number++) {
    const words = remark(number).split(' ')
    for (let count = 3; count < words.length; count += 3)
      await hear(words.slice(0, count).join(' '), false)
    await hear(remark(number), true)
  }
  await expect(line(20)).toBeInViewport({ ratio: 1 })

  const before = await placeOf(20)
  await page.evaluate("recognitions[0].fail('network')")
  await expect(page.getByText('Your browser could not turn speech into text')).toBeVisible()
  expect(await placeOf(20)).toBe(before)

  await line(20).hover()
  await page.mouse.wheel(0, -500)
  await expect(line(20)).not.toBeInViewport()
  const read = await placeOf(14)
  await say(page, 'One more remark.')
  expect(await placeOf(14)).toBe(read)
  await clickButton(page, 'To the newest line')
  await expect(transcript(page).getByText('One more remark.')).toBeInViewport({ ratio: 1 })
})
