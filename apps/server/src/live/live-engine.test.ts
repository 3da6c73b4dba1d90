import { expect, test } from 'vitest'
import { createFileSenses, createWindows } from '../../../../packages/live-ui/test/file-senses.ts'
import { startApp } from '../../test/app.ts'
import { signInDevice } from '../../test/devices.ts'
import { beginSession, segment, store } from '../../test/live.ts'
import { createPrograms } from '../../test/live-programs.ts'
import { transcriberControl } from '../../test/sound.ts'

/*
 * A live session without a page: the engine of packages/live-ui in Node, with senses made of tones
 * and texts, against the whole server.
 */

const {
  app,
  standIns,
  signUpWithCredits: signUp,
} = await startApp({
  TRANSCRIBER: 'openai-realtime:live@{stand-ins}/transcriber/v1',
})
const { openProgram } = createPrograms(new URL(await app.listen({ port: 0, host: '127.0.0.1' })))
const { script } = transcriberControl(standIns.origin)

const QUESTION = 'Can you tell me about a conflict in your team?'

test('a question that is heard becomes text, a prompt point and an answer that is shown', async () => {
  await script({ utterances: [{ text: QUESTION }] })
  const asha = await signUp()
  const { senses, views, until } = await openProgram(asha, await beginSession(asha))
  await senses.share()
  await until(({ session }) => session.state.sources.them === 'on')
  await senses.play('them', 1200)
  await until(({ session }) => session.state.segments.some(({ text }) => text === QUESTION))
  await until(({ answers }) => (answers.shown?.answers.length ?? 0) > 0)
  expect(views().answers.shown).toMatchObject({ question: QUESTION, answers: [{ by: 'coach' }] })
  expect(views().hearing).toMatchObject({ isTranscribing: false, problem: null })
})

test('a pause stops what is heard and read, and the end closes the sources', async () => {
  const asha = await signUp()
  const { senses, views, until } = await openProgram(asha, await beginSession(asha))
  await senses.share()
  await senses.openMicrophone('')
  views().session.togglePause()
  await until(({ session }) => session.isPaused)
  await senses.play('them', 1200)
  senses.showPage('A page that nobody reads')
  views().session.togglePause()
  await until(({ session }) => !session.isPaused)
  senses.showPage('The page that is read')
  await until(({ session }) => session.state.looks.length === 1)
  expect(views().session.state.looks[0]?.text).toBe('The page that is read')
  expect(views().session.state.segments).toEqual([])
  views().session.end()
  await until(({ session }) => session.isEndStored)
  expect(senses.getState()).toMatchObject({ surface: null, them: null, you: null })
})

test('a source that is lost is told, and offered again', async () => {
  const asha = await signUp()
  const { senses, views, until } = await openProgram(asha, await beginSession(asha))
  await senses.share()
  await until(({ session }) => session.state.sources.screen === 'on')
  senses.lose('screen')
  await until(({ session }) => session.state.sources.screen === 'lost')
  expect(views().sources).toMatchObject({ isDeaf: true, isPerceiving: false })
  views().sources.share()
  await until(({ session }) => session.state.sources.screen === 'on')
  expect(views().sources.isDeaf).toBe(false)
})

test('two windows show one session: one perceives, and the other can take over', async () => {
  const windows = createWindows()
  const asha = await signUp()
  const id = await beginSession(asha)
  const first = await openProgram(asha, id, { senses: createFileSenses(windows) })
  const second = await openProgram(asha, id, { senses: createFileSenses(windows) })
  await first.senses.share()
  await first.stored(({ sources }) => sources.them === 'on')
  await second.announce()
  await second.until(({ sources }) => sources.isElsewhere)
  first.views().session.addSegment('you', 'Said in the first window')
  await first.stored(({ segments }) => segments.length === 1)
  await second.announce()
  expect(second.views().session.state.segments).toMatchObject([
    { text: 'Said in the first window' },
  ])
  second.views().sources.takeOver()
  await first.stored(({ sources }) => sources.them === 'off')
  expect(first.views().sources.isPerceiving).toBe(false)
  await second.announce()
  await second.until(({ sources }) => !sources.isElsewhere)
})

test('what is typed while the line is down is kept on the device, and sent by the next window', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const first = await openProgram(asha, id)
  first.line.isDown = true
  first.views().session.addSegment('them', 'Typed without a line')
  await first.until(({ session }) => session.saveState === 'offline')
  first.close()
  const second = await openProgram(asha, id, { store: first.store })
  await second.stored(({ segments }) => segments[0]?.text === 'Typed without a line')
})

test('code of an answer runs on the examples of the screen, and its result is stored', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'coding' })
  const { senses, views, until } = await openProgram(asha, id)
  await senses.share()
  senses.showPage(
    'Two Sum\nGiven an array nums and a target, return the indices of the two numbers.\nExample 1:\nInput: nums = [2,7,11,15], target = 9\nOutput: [0,1]',
  )
  await until(({ answers }) => (answers.shown?.answers.length ?? 0) > 0)
  expect(views().answers.shown?.from).toBe('screen')
  const shown = views().answers.shown
  if (shown) views().answers.act(shown, 'pin', async () => {})
  await until(({ answers }) => answers.shown?.answers[0]?.isPinned === true)
})

test('a program that is closed leaves its sources off', async () => {
  const asha = await signUp()
  const { senses, session, views, stored } = await openProgram(asha, await beginSession(asha))
  await senses.share()
  await stored(({ sources }) => sources.them === 'on')
  session.leave()
  await stored(({ sources }) => sources.screen === 'off' && sources.them === 'off')
  // What comes after it does not turn them on again.
  views().session.addSegment('you', 'The last words')
  await stored(({ segments, sources }) => segments.length === 1 && sources.them === 'off')
})

test('a device with nothing but its token hears, is answered, follows a page, and stops when it is ended', async () => {
  await script({ utterances: [{ text: QUESTION }] })
  const asha = await signUp()
  const { token, id: device } = await signInDevice(app, asha)
  const id = await beginSession(asha)
  const { senses, views, until, signedOut } = await openProgram(asha, id, { token })
  await senses.share()
  await until(({ session }) => session.state.sources.them === 'on')
  await senses.play('them', 1200)
  await until(({ answers }) => (answers.shown?.answers.length ?? 0) > 0)
  expect(views().answers.shown).toMatchObject({ question: QUESTION })
  await store(asha, id, segment('you', 'Said on the page'))
  await until(({ session }) => session.state.segments.some(({ text }) => text.endsWith('the page')))
  await asha.delete(`/devices/${device}`)
  await expect.poll(() => signedOut.times > 0, { timeout: 5000 }).toBe(true)
  views().session.addSegment('you', 'Said after the end')
  // Kept on the device, for when its user signs it in again.
  await until(({ session }) => session.saveState === 'offline')
})
