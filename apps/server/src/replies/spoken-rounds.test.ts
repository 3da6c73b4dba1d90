import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { QuestionScore } from '@sightline/contracts/interviews/scores'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { event, MODELS, report, startReplies } from '../../test/models.ts'
import { loadQuestionBank } from '../interviews/public.ts'

const started = await startApp({ MODELS })
const { signUpWithCredits, advance } = started
const { script, calls, read } = await startReplies(started)
const { spoken } = loadQuestionBank()
const told = async () => (await calls()).flatMap(({ texts }) => texts).join('\n')

/**
 * A question of each round, and a dimension with a quote from the question's strong sample answer.
 */
const SAMPLES: Record<
  SpokenRound,
  { slug: string; role: string; notes?: string; dimension: string; quote: string }
> = {
  behavioral: {
    slug: 'the-alarm-nobody-owned',
    role: 'You are the interviewer',
    dimension: 'situation',
    quote: 'we had an alarm that went off every night',
  },
  'system-design': {
    slug: 'short-links',
    role: 'You are the interviewer',
    notes: 'One row a link, its code the key.',
    dimension: 'requirements',
    quote: 'It is read heavy, a hundred openings for each link made',
  },
  'sales-call': {
    slug: 'too-expensive-for-us',
    role: 'You are the customer',
    dimension: 'discovery',
    quote: 'how many invoices come in during a month at the moment',
  },
}

/** A begun interview of the round whose question is answered, so that a follow-up is owed. */
async function answered(round: SpokenRound) {
  const { slug, notes } = SAMPLES[round]
  const question = spoken.get(slug)
  if (!question) throw new Error(`The bank has no ${slug}`)
  const asha = await signUpWithCredits()
  const { id } = (await asha.post('/interviews', { mode: 'mock', round, question: slug })).json()
  const text = question.stronger.split('\n\n').slice(0, 2).join('\n\n')
  const saved = notes === undefined ? [] : [event('notes-saved', { question: slug, text: notes })]
  const answer = event('answered', { question: slug, text, how: 'typed', speech: null })
  expect(await report(asha, id, event('begun'), ...saved, answer)).toMatchObject({
    isReplyOwed: true,
  })
  return { asha, id, question }
}

const textsOf = (call: { texts: string[] } | undefined) => call?.texts.join('\n') ?? ''

test('follow-ups of a question begin with the same bytes, and tell what is asked and looked for', async () => {
  const { asha, id, question } = await answered('behavioral')
  const answer = (text: string) =>
    report(
      asha,
      id,
      event('answered', { question: question.slug, text, how: 'typed', speech: null }),
    )
  await script({ text: 'Who was woken by it?' })
  await (await read(asha, id)).done()
  const first = textsOf((await calls()).at(-1))
  await answer('Four people in my team, each night.')
  await script({ text: 'What did that cost?' })
  await (await read(asha, id)).done()
  const second = textsOf((await calls()).at(-1))
  const shared = [...first].findIndex((letter, index) => second[index] !== letter)
  // Instructions, question and all that was said until then.
  expect(shared).toBeGreaterThan(first.indexOf('[end', first.indexOf('[data transcript')) - 2)
  for (const told of [question.looksFor[0]?.text ?? '', 'Levels so far', 'Who was woken by it?'])
    expect(second).toContain(told)
  expect(second).toMatch(/Minutes left for this question: \d+\./)
})

test('a follow-up that breaks off is the coach’s whole question, not half of one', async () => {
  const { asha, id } = await answered('behavioral')
  await script(
    { model: 'first', act: 'fail-midway', text: 'And what did you then', paceMs: 20 },
    { act: 'fail' },
  )
  const done = await (await read(asha, id)).done()
  expect(done?.outcome).toBe('complete')
  const [asked] = done?.events ?? []
  expect(asked).toMatchObject({ type: 'follow-up-asked', text: expect.stringMatching(/[?.]$/) })
  expect(asked).not.toHaveProperty('by')
  expect(asked).not.toHaveProperty('isCutShort')
})

/** An interview of the round in which the candidate asks something in place of an answer. */
async function asking(round: SpokenRound, text: string) {
  const { slug } = SAMPLES[round]
  advance(61_000)
  const asha = await signUpWithCredits()
  const { id } = (await asha.post('/interviews', { mode: 'mock', round, question: slug })).json()
  await report(
    asha,
    id,
    event('begun'),
    event('answered', { question: slug, text, how: 'typed', speech: null }),
  )
  return { asha, id }
}

test.each([
  ['asks nothing', 'That is a clear case, and well told.'],
  ['recites its prompt', 'You said:\n[data transcript abcdefghijkl]\nWhat then?'],
])('a follow-up that %s is the coach’s whole question', async (_what, text) => {
  const { asha, id } = await answered('behavioral')
  await script({ text })
  const [asked] = (await (await read(asha, id)).done())?.events ?? []
  expect(asked).toMatchObject({ type: 'follow-up-asked', text: expect.stringContaining('?') })
  expect(asked).not.toHaveProperty('by')
})

test('a request is answered by a model, which is told to ask nothing new', async () => {
  const { asha, id } = await asking('behavioral', 'What exactly are you looking for?')
  await script({ text: 'Any case of your own will do.' })
  expect(await (await read(asha, id)).done()).toMatchObject({
    events: [{ about: 'request', text: 'Any case of your own will do.', by: 'openai:first' }],
  })
  expect(await told()).toContain('has asked you something instead of answering')
})

test.each<[SpokenRound, string]>([
  ['behavioral', 'You are the interviewer'],
  ['sales-call', 'You are the customer'],
])('a model is told the question in other words, in a %s round', async (round, role) => {
  const { asha, id } = await asking(round, 'Can you say it in other words?')
  const plain = spoken.get(SAMPLES[round].slug)?.plain ?? ''
  await script({ text: 'In short, this is what I ask.' })
  await (await read(asha, id)).done()
  const prompt = textsOf((await calls()).at(-1))
  for (const part of [role, plain, 'say those or plainer ones']) expect(prompt).toContain(part)
})

test('a model speaks as the coach in a call where the coach replies', async () => {
  const { asha, id } = await asking('sales-call', 'How am I doing?')
  await script({ text: '(Coach) At the end I say more.' })
  await (await read(asha, id)).done()
  const prompt = textsOf((await calls()).at(-1))
  for (const part of ['You are the coach of a mock sales call', '(Coach) I judge your answers'])
    expect(prompt).toContain(part)
  expect(prompt).not.toContain('You are the customer')
})

describe.each(SPOKEN_ROUNDS)('in a %s round', (round) => {
  const { slug, role, notes, dimension, quote } = SAMPLES[round]

  test('a model in its role follows up on the answer', async () => {
    const { asha, id, question } = await answered(round)
    const text = `You said “${quote}”. Why **then**?`
    await script({ text })
    const followUp = { type: 'follow-up-asked', question: slug, text, by: 'openai:first' }
    expect(await (await read(asha, id)).done()).toMatchObject({
      outcome: 'complete',
      events: [followUp],
    })
    const [statement = ''] = question.statement.split('\n')
    for (const part of [role, quote, question.title, statement, notes ?? ''])
      expect(await told()).toContain(part)
  })

  test('a model answers the candidate at the end, and the report has its scores', async () => {
    const { asha, id } = await answered(round)
    const asks = event('candidate-asked', { text: 'What would you do better in my place?' })
    await report(asha, id, event('moved-on', { question: slug }))
    const { events } = (await asha.get(`/interviews/${id}`)).json()
    const next = events.findLast(
      ({ type }: { type: string }) => type === 'question-asked',
    )?.question
    await report(asha, id, ...(next === slug ? [] : [event('moved-on', { question: next })]), asks)
    await script({ text: 'Begin with what you would measure.' })
    const said = {
      type: 'said',
      part: 'answer',
      text: 'Begin with what you would measure.',
      by: 'openai:first',
    }
    expect(await (await read(asha, id)).done()).toMatchObject({
      outcome: 'complete',
      events: [said],
    })
    expect(await told()).toContain('What would you do better in my place?')

    await report(asha, id, event('ended'))
    const scored = { quote, reason: 'Say what it cost you.', level: 3 }
    await script({ text: JSON.stringify({ [dimension]: scored }) })
    const { report: letter, hasFailed } = (await asha.post(`/interviews/${id}/review`)).json()
    expect([letter.scoredBy, hasFailed]).toEqual(['openai:first', false])
    const { dimensions }: QuestionScore = letter.score.questions.find(
      (question: QuestionScore) => question.slug === slug,
    )
    const byModel = dimensions.filter(({ advice }) => advice === 'Say what it cost you.')
    expect(byModel).toMatchObject([
      {
        dimension,
        level: 3,
        evidence: expect.arrayContaining([expect.objectContaining({ quote })]),
      },
    ])
    const others = dimensions.filter((other) => other.dimension !== dimension)
    for (const { evidence } of others) expect(evidence.at(-1)?.text).toContain('gave no score here')
    // The quote leads to the answer that it is from.
    const answer = events.find(({ type }: { type: string }) => type === 'answered')
    expect(byModel[0]?.evidence[0]?.seq).toBe(answer.seq)
  })
})
