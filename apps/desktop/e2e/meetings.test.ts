import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By, Key } from 'selenium-webdriver'
import type { Helper } from './harness/helper.ts'
import { begin, openSignedIn } from './harness/signed-in.ts'
import { openTerminal } from './harness/terminal.ts'

const server = await startServer({ SITE_DIR: '' })
after(() => server.close())

const QUESTION = 'Zoom is open: begin a session?'
/** Longer than the time between two looks at the windows. */
const LOOKED_MS = 7000

const isAsked = async ({ page }: Helper) =>
  (await page.findElement(By.css('body')).getText()).includes(QUESTION)

const untilNotAsked = (helper: Helper) =>
  helper.page.wait(async () => !(await isAsked(helper)), 20_000)

const openMeeting = () =>
  openTerminal({ title: 'Zoom Meeting', text: 'A call', geometry: '40x8+20+420', program: 'zoom' })

test('a meeting is noticed once the user lets it, asked about once, and not at all during a session', async (t) => {
  const { helper, live } = await openSignedIn(t, server)
  await helper.see('Begin a live session')
  t.after(openMeeting())
  await setTimeout(LOOKED_MS)
  assert.equal(await isAsked(helper), false, 'no titles are looked at before that')

  await helper.openSettings()
  const label = await helper.see('Ask whether to begin when a meeting is open')
  const box = await helper.page.findElement(By.id((await label.getAttribute('for')) ?? ''))
  await box.sendKeys(Key.SPACE)
  await helper.settingsHave(() => 'ask-at-meetings')
  await helper.openOverlay()
  await helper.see(QUESTION)
  assert.deepEqual(await live.list(), [], 'nothing has begun')

  await helper.press('Not now')
  await untilNotAsked(helper)
  await setTimeout(LOOKED_MS)
  assert.equal(await isAsked(helper), false, 'the same window is not asked about again')

  t.after(openMeeting())
  await helper.see(QUESTION)
  await helper.press('Answer the questions below')
  await begin(helper)
  assert.equal(await isAsked(helper), false)
})
