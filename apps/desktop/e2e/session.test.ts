import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, type TestContext, test } from 'node:test'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By } from 'selenium-webdriver'
import { openNetworkLine } from '../../../stand-ins/src/network-line.ts'
import { trayHas } from './harness/bus.ts'
import { focusedTitle, openOtherProgram, pressKeys, until } from './harness/desktop.ts'
import { type Helper, runCommand } from './harness/helper.ts'
import { ask, begin, openSignedIn, scriptModel, scriptTranscriber } from './harness/signed-in.ts'

const server = await startServer({
  SITE_DIR: '',
  MODELS: 'openai:first',
  TRANSCRIBER: 'openai-realtime:live@{stand-ins}/transcriber/v1',
})
after(() => server.close())
const QUESTION = 'Can you tell me about a conflict in your team?'
const WORDS = 'I would say that we disagreed about a deadline, and that I asked why it mattered.'

const openHelper = (t: TestContext, origin = server.origin) => openSignedIn(t, server, { origin })

/** Speaks these words into a sink, to their end. */
const speakInto = (sink: string, words: string) =>
  execFileSync('sh', [
    ...['-c', 'espeak-ng -a 200 --stdout "$1" | paplay --device="$2"'],
    ...['sh', words, sink],
  ])

const answerText = async ({ page }: Helper) =>
  (await page.findElement(By.css('[aria-label="Answer"]'))).getText()

test('a session begins by a press, and its answer streams in while another program keeps the focus', async (t) => {
  const { helper, folder, live } = await openHelper(t)
  await until(() => trayHas('No session is open here'))
  await begin(helper)
  await until(() => trayHas('A session is open; nothing is heard'))
  const [session] = await live.list()
  const id = session?.id ?? ''
  assert.equal(session?.state, 'active')

  const other = await openOtherProgram()
  t.after(other.close)
  other.focus()
  await scriptModel(server, { text: WORDS, paceMs: 150 })
  await live.say(id, 'you', 'Let me think about conflicts.')
  await helper.see('You: Let me think about conflicts.')
  pressKeys('ctrl+b')
  await helper.see('I would say that')
  assert.ok((await answerText(helper)).length < WORDS.length, 'the words come one by one')
  await helper.see(WORDS)
  await helper.see('Written by the model')
  assert.equal(focusedTitle(), 'Other program')

  // The command line does the same.
  runCommand({ server: server.origin, folder }, 'answer')
  await helper.page.wait(async () => (await live.asked(id)).length === 2, 20_000)

  // Elsewhere the user ends the session, and finds it there.
  await live.report(id, { type: 'live-ended' })
  await helper.see('Its debrief is on the site.')
  assert.equal((await live.debrief(id)).status(), 200)
  await helper.press('Done')
  await helper.see('Begin a live session')
})

test('without a network for 30 seconds the last answer stays, and no word is lost', async (t) => {
  const line = await openNetworkLine(Number(new URL(server.origin).port))
  t.after(line.close)
  const { helper, live } = await openHelper(t, `http://127.0.0.1:${line.port}`)
  await begin(helper)
  const id = (await live.list())[0]?.id ?? ''
  await scriptModel(server, { text: WORDS })
  await ask(helper, QUESTION)
  await helper.see('Written by the model')

  const text = 'I said this while the helper was offline.'
  await scriptTranscriber(server, text)
  await helper.press('Turn on the microphone')
  await helper.see('Turn off')
  line.loseSilently()
  const lostAt = Date.now()
  speakInto('mouth', text)
  await helper.see('The server cannot be reached.', 20_000)
  await ask(helper, 'And what did you learn?')
  await helper.see('Offline. Answers come when the line is back.')
  await live.say(id, 'them', 'Said while the helper was offline.', 60_000)
  await helper.page.wait(() => Date.now() - lostAt > 30_000, 60_000)
  assert.match(await answerText(helper), /disagreed about a deadline/)
  line.repair()
  const heard = async () =>
    (await live.read(id)).events.flatMap((event) =>
      event.type === 'segment-heard' && event.how === 'realtime' ? [event.text] : [],
    )
  await helper.page.wait(async () => (await heard()).includes(text), 60_000)
  await helper.see('And what did you learn?', 60_000)
  await helper.see('Them: Said while the helper was offline.', 60_000)
  assert.deepEqual(await live.asked(id), [QUESTION, 'And what did you learn?'])
})

test('a session of the site opens in the helper as well, and what is said in one is seen in the other', async (t) => {
  const { helper, person, live } = await openHelper(t)
  const id = await live.begin()
  await live.say(id, 'you', 'Said on the site.')
  await helper.press('Open it here')
  await helper.see('You: Said on the site.')
  assert.equal((await helper.page.findElements(By.css('[title], select'))).length, 0)
  await live.say(id, 'you', 'Said later on the site.')
  await helper.see('You: Said later on the site.')

  // A device that is ended stops, and keeps the session for its user.
  await person.endDevices()
  await helper.see('Sign in first', 10_000)
  assert.equal((await live.read(id)).session.state, 'active')
})
