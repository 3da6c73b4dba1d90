import type { Page } from '@playwright/test'
import { speak } from '@sightline/coach/toolchain/speak'
import { clickButton } from '../../harness/forms.ts'
import { fakeShare, holdReader, openSession } from '../../harness/live.ts'
import { expect, test } from '../../harness/models.ts'
import { writeWav } from '../../harness/speech.ts'

const WORDS = 'We cut the build from nine minutes to two.'

const CODE_ANSWER = `Move two positions over the string.

\`\`\`javascript
function longest(s) {
  let best = 0
  for (let begin = 0, end = 0; end < s.length; end++) {
    while (s.slice(begin, end).includes(s[end])) begin++
    best = Math.max(best, end - begin + 1)
  }
  return best
}
\`\`\``

const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })
const said = (page: Page, channel: 'Them' | 'You') =>
  transcript(page).getByRole('listitem').filter({ hasText: channel })

const PROBLEM = [
  'Longest stretch',
  'Given a string s, find the length of the longest substring',
  'without repeating characters.',
  'Example 1:',
  'Input: s = "abcabcbb"',
  'Output: 3',
]

async function openNewSession(page: Page) {
  await page.goto('/home/live/new')
  await agree(page)
}

/** Chooses a meeting in which assistance is allowed, and agrees to the transcript. */
async function agree(page: Page) {
  await page.getByLabel('Kind of conversation').selectOption('Meeting')
  await page.getByLabel('Assistance is allowed', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
}

/** A press is lost when the checks above the button load and move it. */
async function beginSession(page: Page) {
  await expect(page.getByText('This server turns speech into text.')).toBeVisible()
  await clickButton(page, 'Begin the session')
  await page.waitForURL(/\/home\/live\/[0-9a-f]{8}-/)
}

/** What the realtime transcriber hears from now on: every utterance is the last one. */
const setTranscript = (page: Page, standIns: string, ...utterances: object[]) =>
  page.request.put(`${standIns}/transcriber/script`, { data: { utterances } })

test('the microphone becomes text while the user speaks, a segment for each stretch of speech, and nothing is answered @main', async ({
  page,
  server,
  talkFile,
}) => {
  writeWav(talkFile, speak([600, 'We cut the build', 1500, 'from nine minutes to two', 1500]))
  await setTranscript(page, server.standIns, { text: WORDS, interim: 'We cut', finalMs: 400 })
  await openNewSession(page)
  await expect(page.getByText('This server turns speech into text.')).toBeVisible()
  for (const line of ['Speech to text', 'Model']) await clickButton(page, line)
  await expect(page.getByText('Words appear while people speak.')).toBeVisible()
  await expect(page.getByText('A model writes the answers, from text and pictures.')).toBeVisible()
  await expect(
    page.getByText('Their names here are openai:first, anthropic:claude-second.'),
  ).toBeVisible()
  await beginSession(page)
  await clickButton(page, 'Turn on the microphone')
  await expect(page.getByText('Listening to you. No screen.')).toBeVisible()
  await expect(transcript(page).getByText('We cut', { exact: true })).toBeVisible()
  await expect(transcript(page).getByText(WORDS)).toHaveCount(2)
  await expect(said(page, 'You')).toHaveCount(2)
  await expect(page.getByRole('article', { name: 'Answer' })).toBeHidden()
  await clickButton(page, 'Turn off')
  await expect(page.getByText('Not listening. No screen.')).toBeVisible()
})

test('the transcriber is tried before a session: text and its time, silence, slow and missing text', async ({
  page,
  server,
  talkFile,
  checkPage,
}) => {
  const phrase = 'Last spring our team moved the whole service to a new region.'
  const status = page
    .getByRole('listitem')
    .filter({ hasText: 'Speech to text' })
    .getByRole('status')
    .last()
  await page.clock.install()
  writeWav(talkFile, speak([600, 'Last spring our team moved', 2500]))
  await setTranscript(page, server.standIns, { text: phrase, interim: 'Last spring', finalMs: 300 })
  await page.goto('/home/live/new')
  await clickButton(page, 'Speech to text')
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
  await agree(page)
  await clickButton(page, 'Try it')
  await expect(status).toContainText('Last spring')
  await expect(status).toContainText(phrase)
  await expect(status).toContainText(/Final text \d\.\d s after the end of speech\./)
  await expect(page.getByText('Tried, and ready.')).toBeVisible()
  // The microphone was opened for the trial alone.
  await expect(page.getByRole('button', { name: 'Turn on the microphone' })).toBeVisible()
  await checkPage(page)

  await setTranscript(page, server.standIns, { text: 'Anything else.', mode: 'stall' })
  await clickButton(page, 'Try again')
  await expect(status).toContainText('Waiting for the final text.')
  await page.clock.fastForward(2000)
  await expect(status).toContainText('Still waiting for the text. That is slow.')
  await page.clock.fastForward(13_000)
  await expect(status).toContainText('No text came within 15 seconds')
  await expect(page.getByText('Tried without success.')).toBeVisible()

  await setTranscript(page, server.standIns, { text: '[Music]' })
  await clickButton(page, 'Try again')
  await expect(status).toContainText('no words were found in it')

  writeWav(talkFile, speak([3000]))
  await clickButton(page, 'Try again')
  await expect(status).toContainText('Listening. Say the phrase now.')
  await page.clock.fastForward(8000)
  await expect(status).toContainText('Nothing was heard for 8 seconds.')

  await page.routeWebSocket(/\/sound-check$/, (line) => void line.close({ code: 1011 }))
  await clickButton(page, 'Try again')
  await expect(status).toContainText('The server did not take the sound.')
})

test('a coding problem on the shared screen is read in the browser and answered, with what was read shown', async ({
  page,
  models,
}) => {
  await models.script({ text: CODE_ANSWER })
  await page.addInitScript(fakeShare(PROBLEM))
  await openSession(page)
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText('Move two positions', {
    timeout: 60_000,
  })
  await expect(page.getByRole('heading', { name: /^On the screen:/ })).toBeVisible()
  await expect(page.getByText('1 of 1 examples pass.')).toBeVisible({ timeout: 60_000 })
  await page.getByText('What the assistant saw').click()
  await expect(page.getByRole('img', { name: 'The screen as it was read' })).toBeVisible()
  await clickButton(page, 'Pin this picture')
  await page.getByText('Pinned pictures (1), on this device only').click()
  await expect(page.getByRole('img', { name: /^The screen at/ })).toBeVisible()
  expect(await models.told()).toContain('longest substring')
  expect((await models.calls()).flatMap(({ pictures }) => pictures)).toEqual([])
  await clickButton(page, 'From the screen')
  await expect(page.getByText('It saw a picture of the screen.')).toBeVisible()
  const pictures = (await models.calls()).flatMap((call) => call.pictures)
  expect(pictures).toEqual([{ mediaType: 'image/jpeg', size: expect.any(Number) }])
})

test('code that fails an example of the screen is repaired once, and what changed is shown', async ({
  page,
  models,
}) => {
  await models.script(
    // The problem is answered when it is read, and again when the user asks.
    { text: CODE_ANSWER.replace('end - begin + 1', 'end - begin'), times: 2 },
    { text: CODE_ANSWER },
  )
  const read = { type: 'screen-read', atMs: 0, text: PROBLEM.join('\n'), isDoubtful: false }
  await openSession(page, { events: [read] })
  await clickButton(page, 'From the screen')
  await expect(page.getByText('0 of 1 examples pass. Example 1')).toBeVisible({ timeout: 60_000 })
  const repair = page.getByRole('region', { name: 'After one repair' })
  await expect(repair.getByText('1 of 1 examples pass after one repair.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(repair.getByText('Added: ', { exact: true })).toHaveCount(1)
  expect(await models.told()).toContain('2 instead of 3')
})

test('a shared tab is heard on a channel of its own, unprocessed, and said to be lost when the share ends', async ({
  page,
  server,
}) => {
  await holdReader(page)
  await page.addInitScript(fakeShare(['Agenda']))
  await setTranscript(page, server.standIns, { text: WORDS })
  await openSession(page, { kind: 'meeting' })
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await expect(said(page, 'Them')).toHaveCount(1)
  expect(await page.evaluate('window.askedToShare.audio')).toMatchObject({
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  await page.evaluate('window.endShare()')
  await expect(
    page.getByText('The share has ended. The session goes on with what is left.'),
  ).toBeVisible()
  await clickButton(page, 'Share again')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
})

test('speech during a lost line is sent again and heard once, and the page says when nothing can be sent', async ({
  page,
  server,
  talkFile,
}) => {
  writeWav(talkFile, speak([600, 'We cut the build', 1500, 'from nine minutes to two', 1500]))
  await setTranscript(
    page,
    server.standIns,
    { text: 'The first.' },
    { text: WORDS },
    { text: WORDS },
  )
  let isDown = false
  let frames = 0
  await page.routeWebSocket(/\/sound$/, (line) => {
    if (isDown) return void line.close({ code: 1011 })
    const toServer = line.connectToServer()
    line.onMessage((message) => {
      if (isDown) return
      toServer.send(message)
      // The line is cut in the middle of the first utterance.
      if (typeof message === 'string' || ++frames !== 4) return
      isDown = true
      void line.close({ code: 1011 })
    })
  })
  await openSession(page, { kind: 'meeting' })
  await clickButton(page, 'Turn on the microphone')
  await expect(page.getByText('The server cannot be reached. What is said is kept')).toBeVisible()
  isDown = false
  await expect(said(page, 'You')).toHaveCount(2)
  await expect(page.getByText('The server cannot be reached. What is said is kept')).toBeHidden()
  const heard = await (await page.request.get(`${server.standIns}/transcriber/realtime`)).json()
  expect(heard).toHaveLength(2)
})

test('a part of the screen, marked by pointer or keys, limits what is read', async ({
  page,
  checkPage,
}) => {
  await page.addInitScript(fakeShare(['Private notes', ...Array(10).fill(''), 'Public title']))
  await openSession(page, { kind: 'meeting' })
  await clickButton(page, 'Share a tab or screen')
  await page.getByText('What the assistant saw').click()
  // The latest look; earlier ones follow.
  const read = page.locator('pre').first()
  await expect(read).toContainText('Private notes', { timeout: 60_000 })
  await clickButton(page, 'Read only a part')
  const part = page.getByRole('button', { name: /^Part to read/ })
  await part.press('Shift+ArrowLeft')
  await expect(part).toHaveAccessibleName(
    'Part to read: 75 % wide and 80 % high, 10 % from the left and 10 % from the top',
  )
  await checkPage(page)
  const whole = page.getByRole('img', { name: 'The whole shared screen' })
  await whole.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await whole.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width - 2, y + height - 2)
  await page.mouse.up()
  await clickButton(page, 'Read this part')
  await expect(page.getByText('What the assistant saw, a part of the screen')).toBeVisible()
  await expect(read).toContainText('Public title', { timeout: 60_000 })
  await expect(read).not.toContainText('Private notes')
  await clickButton(page, 'Read all of it')
  await expect(read).toContainText('Private notes')
})
