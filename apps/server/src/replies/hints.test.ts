// Longer than other files: one interview is set up for every kind of hint.
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import {
  begin,
  event,
  MODELS,
  QUESTION,
  report,
  startReplies,
  submitted,
} from '../../test/models.ts'
import { loadQuestionBank } from '../interviews/public.ts'
import { modelCalls } from '../models/table.ts'
import { interviewEvents } from '../session-log/public.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '1500' })
const { db, clock, signUpWithCredits, advance } = started
const { script, calls, read } = await startReplies(started)
const asha = await signUpWithCredits()
const question = loadQuestionBank().get(QUESTION)
if (!question) throw new Error(`No ${QUESTION}`)
const { hints, reasoning, references } = question
const reference = (references.javascript ?? '').trimEnd().split('\n')

/** A minute after the last test, models whose circuit it opened are tried again. */
const begun = () => {
  advance(61_000)
  return begin(asha)
}
const events = async (id: string) => (await asha.get(`/interviews/${id}`)).json().events
const askHint = (id: string, user: SignedIn = asha) =>
  user.post(`/interviews/${id}/hints`, { id: crypto.randomUUID(), question: QUESTION })
const spend = (id: string) =>
  db.insert(modelCalls).values({
    id: crypto.randomUUID(),
    interviewId: id,
    at: clock(),
    purpose: 'answer',
    model: 'openai:first',
    totalMs: 1,
    tokensIn: 199_900,
    tokensOut: 1,
    outcome: 'failed',
  })

describe('a hint', () => {
  test('is worded by a model for the current code, as strong as its step, and stored', async () => {
    const id = await begun()
    const code = {
      question: QUESTION,
      language: 'javascript',
      code: 'let best = charges[0]\nreturn [best]',
    }
    const result = {
      name: 'two of fifteen',
      isHidden: false,
      status: 'failed',
      input: '',
      expected: '[1, 2]',
      got: '[20]',
    }
    const failed = { ...result, timeMs: 1, output: '', error: null }
    await report(
      asha,
      id,
      event('code-run', { ...code, code: 'old()', results: [failed] }),
      event('code-saved', code),
    )
    await script({ text: 'Line 1 keeps **one** charge. Which earlier one would complete it?' })
    const asked = await askHint(id)
    expect(asked.json()).toMatchObject({
      event: { type: 'hint-asked', position: 1, isLeft: true },
      text: null,
    })
    const reader = await read(asha, id)
    const given = { type: 'hint-given', question: QUESTION, position: 1, by: 'openai:first' }
    const text = 'Line 1 keeps **one** charge. Which earlier one would complete it?'
    expect(await reader.done()).toMatchObject({ outcome: 'complete', events: [{ ...given, text }] })
    expect([reader.said(), reader.events()[0]]).toMatchObject([
      text,
      { event: 'begun', kind: 'hint' },
    ])
    const [call] = await calls()
    const told = call?.texts.join('\n') ?? ''
    expect(told).toContain('1: let best = charges[0]\n2: return [best]')
    expect(told).toContain('failed: two of fifteen; expected [1, 2], got [20]')
    expect(told).toContain(hints[0])
    for (const kept of [
      ...hints.slice(1),
      ...reasoning,
      ...reference.filter((line) => line.length > 20),
    ])
      expect(told).not.toContain(kept)
    expect((await events(id)).at(-1)).toMatchObject({ ...given, text })
    const rows = await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))
    expect(rows).toMatchObject([{ purpose: 'hint', outcome: 'complete' }])

    await script({ text: 'The second.' })
    expect((await askHint(id)).json()).toMatchObject({ event: { position: 2 } })
    await (await read(asha, id)).done()
    const [second] = await calls()
    expect(second?.texts.join('\n')).toContain(hints[0])
    expect(second?.texts.join('\n')).not.toContain(hints[2])
  })

  test('requested many times at once is one step of the ladder and one call', async () => {
    const id = await begun()
    await script({ text: 'Once.', waitMs: 50 })
    const asked = await Promise.all(Array.from({ length: 4 }, () => askHint(id)))
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    await Promise.all(
      (await Promise.all([read(asha, id), read(asha, id)])).map((reader) => reader.done()),
    )
    expect(await (await read(asha, id)).done()).toMatchObject({ outcome: 'nothing' })
    expect(await calls()).toHaveLength(1)
    const kinds = (await events(id)).map(({ type }: { type: string }) => type)
    expect(kinds.filter((type: string) => type.startsWith('hint'))).toEqual([
      'hint-asked',
      'hint-given',
    ])
  })

  test('in progress when the interview ends is finished and stored', async () => {
    const id = await begun()
    await script({ text: 'one two three four five', paceMs: 60 })
    await askHint(id)
    const reader = await read(asha, id)
    await expect.poll(reader.said, { interval: 10 }).toContain('one')
    await report(asha, id, event('ended'))
    expect(await reader.done()).toMatchObject({
      events: [{ type: 'hint-given', text: 'one two three four five' }],
    })
  })
})

describe('a hint without words of a model', () => {
  test.each([
    ['every model fails', { act: 'fail' }],
    ['the first words are late', { act: 'stall' }],
    ['a model breaks off', { act: 'fail-midway', text: 'Think of a map and then' }],
    [
      'a model gives the solution away',
      { text: `Write this:\n\n\`\`\`js\n${reference.join('\n')}\n\`\`\`\n` },
    ],
    [
      'a model gives the solution away with other names',
      { text: 'So:\n```\nm={}\nfor x in c:\n  if t-x in m: r()\n  m[x]=1\n```' },
    ],
    [
      'a model recites its instructions',
      { text: 'I am told: Say as much as that step says and nothing beyond it.' },
    ],
  ])('is the step of the ladder when %s', async (_name, step) => {
    const id = await begun()
    await script(step)
    await askHint(id)
    const reader = await read(asha, id)
    const done = await reader.done()
    expect(done?.events).toMatchObject([{ type: 'hint-given', position: 1, text: hints[0] }])
    expect(done?.events[0]).not.toHaveProperty('by')
    expect(done?.events[0]).not.toHaveProperty('isCutShort')
    expect(reader.said()).not.toMatch(/```|new Map|nothing beyond it/)
  })

  test('is the step of the ladder once the token budget is used up', async () => {
    const id = await begun()
    await spend(id)
    await script()
    await askHint(id)
    expect(await (await read(asha, id)).done()).toMatchObject({ events: [{ text: hints[0] }] })
    expect(await calls()).toEqual([])
  })
})

const WALK = '1. Lines 1–2 keep **one** charge; the good solution keeps a map.'
const explain = async (id: string, user: SignedIn = asha) => {
  const judged = (await events(id)).findLast(
    ({ type }: { type: string }) => type === 'submission-judged',
  )
  return user.post(`/interviews/${id}/explanations`, {
    id: crypto.randomUUID(),
    question: QUESTION,
    submission: judged?.submission ?? crypto.randomUUID(),
  })
}
const judged = async () => {
  advance(61_000)
  const id = await submitted(asha, 'let best = 0\nreturn [best]')
  await script()
  await (await read(asha, id)).done()
  return id
}

describe('an explanation', () => {
  test('compares the submission with a good solution, once, and is stored', async () => {
    const id = await judged()
    await script({ text: WALK })
    const asked = await Promise.all([explain(id), explain(id)])
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const reader = await read(asha, id)
    const explained = { type: 'explained', question: QUESTION, by: 'openai:first', text: WALK }
    expect(await reader.done()).toMatchObject({ outcome: 'complete', events: [explained] })
    expect(reader.events()[0]).toMatchObject({ kind: 'explanation' })
    const [call] = await calls()
    const told = call?.texts.join('\n') ?? ''
    expect(told).toContain('1: let best = 0\n2: return [best]')
    for (const needed of [...reference, ...reasoning]) expect(told).toContain(needed)
    expect((await events(id)).at(-1)).toMatchObject(explained)
    const again = await explain(id)
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This submission is explained already.',
    ])
    expect((await explain(id, await signUpWithCredits())).statusCode).toBe(404)
  })

  test('is refused while the solution is not open', async () => {
    const id = await begun()
    const submission = {
      id: crypto.randomUUID(),
      question: QUESTION,
      language: 'javascript',
      code: 'no',
    }
    await asha.post(`/interviews/${id}/submissions`, submission)
    const result = {
      name: 'a',
      isHidden: false,
      status: 'failed',
      input: '',
      expected: '1',
      got: '2',
    }
    const results = [{ ...result, timeMs: 1, output: '', error: null }]
    await report(
      asha,
      id,
      event('submission-judged', { question: QUESTION, submission: submission.id, results }),
    )
    await script({ text: WALK })
    const refused = await explain(id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'An explanation shows the solution, which is not open yet.',
    ])
    expect(await calls()).toEqual([])
    await report(asha, id, event('gave-up', { question: QUESTION }))
    expect((await explain(id)).statusCode).toBe(200)
  })

  test('can be requested again when no model gave one, and is cut before it states a score', async () => {
    const id = await judged()
    await script({ act: 'fail' })
    await explain(id)
    const none = await (await read(asha, id)).done()
    expect(none?.events).toMatchObject([
      { type: 'explained', text: expect.stringContaining('No model') },
    ])
    expect(none?.events[0]).not.toHaveProperty('by')
    advance(61_000)
    await script({ text: 'Lines 1–2 are fine. Your score is 4 of 4.' })
    await explain(id)
    const cut = await (await read(asha, id)).done()
    expect(cut?.events).toMatchObject([
      { text: 'Lines 1–2 are fine. Your score is', isCutShort: true },
    ])
    await script({ text: WALK })
    expect((await explain(id)).statusCode).toBe(200)
    expect(await (await read(asha, id)).done()).toMatchObject({ events: [{ text: WALK }] })
  })

  test('is refused once the token budget is used up, and before a submission is judged', async () => {
    const early = await explain(await begun())
    expect([early.statusCode, early.json().code]).toEqual([409, 'conflict'])
    const id = await judged()
    await spend(id)
    await script()
    const refused = await explain(id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('used up'),
    ])
    expect(await calls()).toEqual([])
    expect(
      (await events(id)).some(({ type }: { type: string }) => type === 'explanation-asked'),
    ).toBe(false)
  })
})

test('a hint stored before models were configured is the step of the ladder, and no reply is due for it', async () => {
  const id = await begun()
  const seq = (await events(id)).length + 1
  const body = { version: EVENT_VERSION, question: QUESTION, position: 1 }
  const row = {
    id: crypto.randomUUID(),
    logId: id,
    seq,
    type: 'hint-asked',
    body,
    at: clock(),
  } as const
  await db.insert(interviewEvents).values(row)
  const { isReplyOwed, questions } = (await asha.get(`/interviews/${id}`)).json()
  expect([isReplyOwed, questions[0].hints]).toEqual([false, [hints[0]]])
})
