import type { Page } from '@playwright/test'
import { speak } from '@sightline/coach/toolchain/speak'
import { clickButton } from '../../harness/forms.ts'
import { expect, test } from '../../harness/models.ts'
import { writeWav } from '../../harness/speech.ts'

const WORDS = 'We cut the build from nine minutes to two.'

/**
 * Gives the test browser, which has no dialog for sharing, a shared tab that shows these lines and plays a tone for one
 * second and a half, after a second of silence.
 */
const fakeShare = (lines: string[]) => `
  navigator.mediaDevices.getDisplayMedia = async (options) => {
    window.askedToShare = options
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const context2d = canvas.getContext('2d')
    context2d.fillStyle = 'white'
    context2d.fillRect(0, 0, 1280, 720)
    context2d.fillStyle = 'black'
    context2d.font = '24px sans-serif'
    for (const [index, line] of ${JSON.stringify(lines)}.entries()) context2d.fillText(line, 60, 80 + index * 40)
    const stream = canvas.captureStream(5)
    const context = new AudioContext()
    const sound = context.createMediaStreamDestination()
    const voice = new OscillatorNode(context, { frequency: 220 })
    voice.connect(sound)
    voice.start(context.currentTime + 1)
    voice.stop(context.currentTime + 2.5)
    for (const track of sound.stream.getAudioTracks()) stream.addTrack(track)
    window.endShare = () => {
      const [video] = stream.getVideoTracks()
      video.stop()
      // A track that the page itself stops fires no event, unlike one that the user's browser ends.
      video.dispatchEvent(new Event('ended'))
    }
    return stream
  }`

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

async function openNewSession(page: Page, kind = 'Meeting') {
  await page.goto('/home/live/new')
  await page.getByLabel('Kind of conversation').selectOption(kind)
  await page.getByLabel('Assistance is allowed', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
}

async function beginSession(page: Page) {
  await clickButton(page, 'Begin the session')
  await page.waitForURL(/\/home\/live\/[0-9a-f]{8}-/)
}

const setTranscript = (page: Page, standIns: string, text: string) =>
  page.request.put(`${standIns}/transcriber/script`, { data: { text } })

test('the microphone becomes segments of the user, one for each stretch of speech, and nothing is answered', async ({
  page,
  server,
  talkFile,
}) => {
  writeWav(talkFile, speak([600, 'We cut the build', 1500, 'from nine minutes to two', 1500]))
  await setTranscript(page, server.standIns, WORDS)
  await openNewSession(page)
  await expect(page.getByText('A transcriber is configured on this server.')).toBeVisible()
  await beginSession(page)
  await clickButton(page, 'Turn on the microphone')
  await expect(page.getByText('Listening to you. No screen.')).toBeVisible()
  await expect(transcript(page).getByText(WORDS)).toHaveCount(2)
  await expect(said(page, 'You')).toHaveCount(2)
  await expect(page.getByRole('article', { name: 'Answer' })).toBeHidden()
  await clickButton(page, 'Turn off')
  await expect(page.getByText('Not listening. No screen.')).toBeVisible()
})

test('a coding problem on the shared screen is read in the browser and answered, with what was read shown', async ({
  page,
  models,
}) => {
  await models.script({ text: CODE_ANSWER })
  await page.addInitScript(fakeShare(PROBLEM))
  await openNewSession(page, 'Coding interview')
  await beginSession(page)
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText('Move two positions', { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: /^On the screen:/ })).toBeVisible()
  await expect(page.getByText('1 of 1 examples pass.')).toBeVisible({ timeout: 60_000 })
  await page.getByText('What the assistant saw').click()
  await expect(page.getByRole('img', { name: 'The screen as it was read' })).toBeVisible()
  expect(await models.told()).toContain('longest substring')
})

test('a shared tab is heard on a channel of its own, unprocessed, and said to be lost when the share ends', async ({
  page,
  server,
}) => {
  await page.addInitScript(fakeShare(['Agenda']))
  await setTranscript(page, server.standIns, WORDS)
  await openNewSession(page)
  await beginSession(page)
  await clickButton(page, 'Share a tab or screen')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
  await expect(said(page, 'Them')).toHaveCount(1)
  expect(await page.evaluate('window.askedToShare.audio')).toMatchObject({
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  await expect(page.getByText('Nothing heard from the other side for 10 seconds.')).toBeVisible()
  await page.evaluate('window.endShare()')
  await expect(page.getByText('The share has ended. The session goes on with what is left.')).toBeVisible()
  await clickButton(page, 'Share again')
  await expect(page.getByText('Listening to them. Screen shared.')).toBeVisible()
})
