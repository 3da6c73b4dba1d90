import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { beginSession, segment, store } from '../../test/live.ts'
import { createPrograms } from '../../test/live-programs.ts'
import { startReplies } from '../../test/models.ts'

const started = await startApp({ MODELS: 'openai:first' })
const { address, script, calls } = await startReplies(started)
const { openProgram } = createPrograms(address)
const QUESTION = 'Can you tell me about a conflict in your team?'

test('while a model has no words, the coach says how to answer, and stays beside its answer', async () => {
  await script({ text: 'We disagreed about a release.', waitMs: 4000 })
  const asha = await started.signUpWithCredits()
  const id = await beginSession(asha)
  const { views, until } = await openProgram(asha, id)
  views().session.addSegment('them', QUESTION)
  await until(({ answers }) => answers.outlines.size === 1)
  const { shown, outlines, streamed } = views().answers
  expect(shown?.question).toBe(QUESTION)
  expect(outlines.get(shown?.id ?? '')).toContain('The other view')
  expect(streamed).toMatchObject([{ text: '' }])
  await until(({ answers }) => answers.shown?.answers[0]?.by === 'openai:first')
  expect(views().answers.outlines.size).toBe(1)
})

test('an answer that is being written goes on in a window that is opened again', async () => {
  await script({ text: 'one two three four five six', paceMs: 300 })
  const asha = await started.signUpWithCredits()
  const id = await beginSession(asha)
  await store(asha, id, segment('them', QUESTION))
  await expect.poll(calls).toHaveLength(1)
  const { until, views } = await openProgram(asha, id)
  await until(({ answers }) => (answers.streamed[0]?.text.length ?? 0) > 0)
  await until(({ answers }) => answers.shown?.answers.length === 1)
  expect(views().answers.shown?.answers[0]?.text).toBe('one two three four five six')
  expect(await calls()).toHaveLength(1)
})
