import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { askPrompt, beginSession, event, readAnswer, store } from '../../../test/live.ts'
import { MODELS, startReplies } from '../../../test/models.ts'

const started = await startApp({ MODELS })
const { signUpWithCredits: signUp, advance } = started
const { address, script, calls } = await startReplies(started)

const WRONG = 'Add them.\n\n```javascript\nfunction add(a, b) {\n  return a - b\n}\n```'
const RIGHT = 'It subtracted.\n\n```javascript\nfunction add(a, b) {\n  return a + b\n}\n```'
const FAILURE = 'Example 2, 2, 3: -1 instead of 5.'

/** A session with an answer whose code was run on two examples, of which `passed` passed. */
async function checkedAnswer(passed: number) {
  // A minute after the last test, models whose circuit it opened are tried again.
  advance(61_000)
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'coding' })
  const prompt = await askPrompt(asha, id, { about: 'question', question: 'Write add(a, b).' })
  const ask = (style: string) =>
    readAnswer(address, asha, id, { id: crypto.randomUUID(), prompt, style })
  const answer = (await (await ask('first')).done())?.id
  const check = (of: string | undefined, now: number) =>
    store(
      asha,
      id,
      event('answer-checked', {
        answer: of,
        passed: now,
        total: 2,
        ...(now < 2 && { firstFailure: FAILURE }),
      }),
    )
  await check(answer, passed)
  const answers = async () =>
    (await asha.get(`/live/${id}`))
      .json()
      .events.filter(({ type }: { type: string }) => type === 'answer-given')
  return { ask, check, answers }
}

test('code that fails an example is repaired once, by a model that is told what failed', async () => {
  await script({ text: WRONG, times: 1 }, { text: RIGHT })
  const { ask, check, answers } = await checkedAnswer(1)
  const repair = await (await ask('repair')).done()
  expect(repair).toMatchObject({ style: 'repair', text: RIGHT, by: 'openai:first' })
  const sent = (await calls()).at(-1)?.texts.join('\n') ?? ''
  expect(sent).toContain('return a - b')
  expect(sent).toMatch(
    /\[data test-results \S+\]\n1 of 2 examples pass\. The first that fails: Example 2, 2, 3: -1 instead of 5\./,
  )
  await check(repair?.id, 1)
  expect((await ask('repair')).status).toBe(409)
  expect(await answers()).toHaveLength(2)
  expect(await calls()).toHaveLength(2)
})

test('a model may say that the code is right and an example was misread', async () => {
  const said = 'The code is right: the 5 of the second example was misread.'
  await script({ text: WRONG, times: 1 }, { text: said })
  const { ask, answers } = await checkedAnswer(1)
  expect(await (await ask('repair')).done()).toMatchObject({ style: 'repair', text: said })
  expect((await calls()).at(-1)?.texts.at(-1)).toMatch(
    /If the code is right and an example was misread, say that in one sentence, and give no code\. Give nothing else\.$/,
  )
  expect(await answers()).toHaveLength(2)
})

test('code that passes needs no repair, and no model is asked', async () => {
  await script({ text: RIGHT })
  const { ask } = await checkedAnswer(2)
  expect((await ask('repair')).status).toBe(409)
  expect(await calls()).toHaveLength(1)
})

test('two repairs asked for at once leave one', async () => {
  await script({ text: WRONG, times: 1 }, { text: RIGHT })
  const { ask, answers } = await checkedAnswer(0)
  const repairs = await Promise.all([ask('repair'), ask('repair')])
  const stored = await Promise.all(repairs.map(({ done }) => done()))
  expect(stored.filter((answer) => answer)).toHaveLength(1)
  expect(await answers()).toHaveLength(2)
})

test('when no model repairs the code, the answer stays as it is', async () => {
  await script({ text: WRONG, times: 1 }, { act: 'fail' })
  const { ask, answers } = await checkedAnswer(1)
  expect(await (await ask('repair')).done()).toBeNull()
  expect(await answers()).toHaveLength(1)
})
