import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { beginSession, readAnswer } from '../../../test/live.ts'
import { startReplies } from '../../../test/models.ts'
import { openSound, toneOf, transcriberControl } from '../../../test/sound.ts'
import { modelCalls } from '../../models/public.ts'

const TRANSCRIBER = 'openai-realtime:live@{stand-ins}/transcriber/v1'
const started = await startApp({ MODELS: 'openai:first', TRANSCRIBER })
const { db, standIns, signUpWithCredits: signUp } = started
const { address, script, calls } = await startReplies(started)
const transcriber = transcriberControl(standIns.origin)

/**
 * The other side says something whose text so far is `interim`, and ends it when `before` has
 * happened.
 */
async function hear(
  text: string,
  interim: string,
  { before = async () => {}, setting = 'permitted' } = {},
) {
  await script({ text: 'It costs 4,000 a month.' })
  await transcriber.script({ utterances: [{ text, interim }], msPerWord: 50 })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call', setting })
  const page = await openSound(address, asha, id)
  const utterance = page.begin('them')
  page.sound('them', toneOf(800))
  await page.until('interim', (message) => message.text === interim)
  await before()
  page.end(utterance)
  const prompt = (await page.heard(utterance)).find(({ type }) => type === 'prompt-found')?.id ?? ''
  return { id, ask: () => readAnswer(address, asha, id, { id: crypto.randomUUID(), prompt }) }
}
const untilCalled = () => vi.waitFor(async () => expect(await calls()).toHaveLength(1), 30_000)

test('an answer begun on a whole question is the one that is shown, when the final text is the same', async () => {
  const { ask } = await hear('What does a pilot cost?', 'what does a pilot cost', {
    before: untilCalled,
  })
  const page = await ask()
  const stored = await page.done()
  expect(stored).toMatchObject({
    type: 'answer-given',
    by: 'openai:first',
    text: 'It costs 4,000 a month.',
  })
  expect(page.said()).toBe('It costs 4,000 a month.')
  expect(await calls()).toHaveLength(1)
})

test('when the question went on, what was begun is dropped unseen, and its tokens count', async () => {
  const { id, ask } = await hear('What does a pilot cost in Europe?', 'What does a pilot cost?', {
    before: async () => {
      await untilCalled()
      await script({ text: 'In Europe it costs 5,000.' })
    },
  })
  const page = await ask()
  expect(await page.done()).toMatchObject({ text: 'In Europe it costs 5,000.' })
  expect(page.said()).not.toContain('4,000')
  const stored = await vi.waitFor(async () => {
    const rows = await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))
    expect(rows).toHaveLength(2)
    return rows
  })
  for (const { tokensIn } of stored) expect(tokensIn).toBeGreaterThan(0)
})

test('an interim text that is no whole question begins nothing, nor does a session without answers', async () => {
  await (await hear('What does a pilot cost?', 'What does')).ask()
  expect(await calls()).toHaveLength(1)
  await hear('What does a pilot cost?', 'What does a pilot cost?', { setting: 'not-permitted' })
  expect(await calls()).toHaveLength(0)
})
