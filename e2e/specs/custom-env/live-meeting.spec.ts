import type { BrowserContext, Page } from '@playwright/test'
import { speak } from '@sightline/coach/toolchain/speak'
import { clickButton } from '../../harness/forms.ts'
import { test as base, expect } from '../../harness/models.ts'
import { wavOf } from '../../harness/speech.ts'
import { withTabCapture } from '../../harness/tab-capture.ts'

/** Tests in a browser that shares the tab of the meeting's stand-in for real. */
const test = base.extend<{ meeting: Page; sharing: BrowserContext }>({
  sharing: async ({ playwright, server, problems, account, asha }, use) =>
    withTabCapture(playwright.chromium, server.origin, async (context) => {
      await account.signIn(context, asha)
      await problems.watch(context, server.origin)
      // A whole browser says so whenever a tab is shared from a page that must not use the camera.
      problems.expect(/camera is not allowed in this document/)
      await use(context)
    }),
  meeting: async ({ sharing, server }, use) => {
    const page = await sharing.newPage()
    await page.goto(`${server.standIns}/meeting`)
    await use(page)
  },
})

const QUESTION = 'Could you find the longest stretch without repeating characters?'
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })

async function beginSession(page: Page, kind: string) {
  await page.goto('/home/live/new')
  await page.getByLabel('Kind of conversation').selectOption(kind)
  await page.getByLabel('Assistance is allowed', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('You share a tab', { exact: false })).toBeVisible()
  await clickButton(page, 'Begin the session')
  await page.waitForURL(/\/home\/live\/[0-9a-f]{8}-/)
}

test('the tab of a meeting is heard and read, and what it asks and shows is answered', async ({
  sharing,
  meeting,
  server,
  models,
}) => {
  const turns = [
    {
      voice: 'Mara',
      text: 'Hello',
      wav: wavOf(speak(['Hello and welcome'], { voice: 'slt' })).toString('base64'),
    },
    {
      voice: 'Jonas',
      text: QUESTION,
      wav: wavOf(speak([QUESTION], { voice: 'rms' })).toString('base64'),
    },
  ]
  const { slides } = await (await meeting.request.get(`${server.standIns}/meeting/script`)).json()
  await meeting.request.put(`${server.standIns}/meeting/script`, { data: { turns, slides } })
  await meeting.reload()
  await meeting.request.put(`${server.standIns}/transcriber/script`, {
    data: { utterances: [{ text: QUESTION }] },
  })
  await models.script({ text: 'Move two positions over the string.' })

  const page = await sharing.newPage()
  await page.bringToFront()
  await beginSession(page, 'Coding interview')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await page.getByText('What the assistant saw').click()
  await expect(page.locator('pre').first()).toContainText('Agenda', { timeout: 60_000 })

  await clickButton(meeting, 'Next slide')
  const answer = page.getByRole('article', { name: 'Answer' })
  await expect(answer).toContainText('Move two positions', { timeout: 60_000 })
  await expect(answer.getByRole('heading')).toContainText('On the screen')

  await meeting.evaluate(
    `document.querySelector('#slide').append('Example 3: an empty string has length 0')`,
  )
  // The lines that were read before are kept.
  await expect(page.locator('pre', { hasText: 'an empty string has length' })).toContainText(
    'without repeating characters',
    { timeout: 30_000 },
  )

  await answer.getByRole('heading').hover()
  await clickButton(meeting, 'Let them talk')
  await expect(transcript(page).getByText(QUESTION).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^Show the new/ })).toBeVisible()

  await clickButton(page, 'Change')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await clickButton(page, 'Stop sharing')
  await expect(page.getByText('Not listening. No screen.')).toBeVisible()
})

test('of two tabs one perceives and the other follows, and after a crash the sources are offered again', async ({
  sharing,
  meeting,
}) => {
  await expect(meeting.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  const first = await sharing.newPage()
  await first.bringToFront()
  await beginSession(first, 'Meeting')
  await expect(first.getByText('Listening to them. Screen shared.')).toBeVisible()
  const second = await sharing.newPage()
  await second.goto(first.url())
  await expect(
    second.getByText('Another window listens and reads. This one follows.'),
  ).toBeVisible()
  await first.getByLabel('What was said').fill('We ship on Friday.')
  await clickButton(first, 'Add')
  await expect(transcript(second)).toContainText('We ship on Friday.')
  // The renderer ends without a word, as in a crash.
  await first.goto('chrome://crash').catch(() => {})
  await expect(
    second.getByText('The share has ended. The session goes on with what is left.'),
  ).toBeVisible()
  await expect(second.getByRole('button', { name: 'Share again' })).toBeVisible()
  await expect(transcript(second)).toContainText('We ship on Friday.')
})
