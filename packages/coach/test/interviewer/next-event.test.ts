import { describe, expect, test } from 'vitest'
import { chooseFollowUp } from '../../src/rounds/coding-follow-up.ts'
import { bank, hint, planOf, play, seenOf, submission, testResults } from '../play-interview.ts'

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)
const movedOn = (question: string) => ({ type: 'moved-on', question })
const answer = (question: string, text: string) => ({ type: 'follow-up-answered', question, text })
const twoPlanned = planOf('easy-stack', 'easy-heap')

describe('the course of an interview', () => {
  test('opens with an introduction and the first question, once', () => {
    const { events } = play(twoPlanned, [{ type: 'paused', reason: 'asked' }, { type: 'resumed' }])
    expect(typesOf(events)).toEqual([
      'planned',
      'begun',
      'said',
      'question-asked',
      'paused',
      'resumed',
    ])
    expect(events[2]).toMatchObject({
      part: 'introduction',
      text: expect.stringContaining('two questions'),
    })
  })

  test('names the task of the first question when that is not to write a function', () => {
    const debug = new Map(
      [...bank].map(([slug, question]) => [slug, { ...question, kind: 'debug' as const }]),
    )
    const { events } = play(twoPlanned, [], debug)
    expect(events[2]).toMatchObject({ text: expect.stringContaining('find and fix its faults') })
  })

  test('asks one follow-up to a solved question and goes on when the candidate moves on', () => {
    const { events } = play(twoPlanned, [
      hint('easy-stack', 1),
      hint('easy-stack', 2),
      ...submission('easy-stack', '++++'),
      ...submission('easy-stack', '++++'),
      answer('easy-stack', 'It is linear.'),
      movedOn('easy-stack'),
    ])
    expect(typesOf(events).filter((type) => type === 'follow-up-asked')).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ type: 'question-asked', question: 'easy-heap' })
  })

  test('asks about a failed test when the candidate moves on, and waits for the answer', () => {
    const given = [...submission('easy-stack', '+-++'), movedOn('easy-stack')]
    const waiting = play(planOf('easy-stack', 'easy-heap'), given)
    expect(waiting.events.at(-1)).toMatchObject({
      type: 'follow-up-asked',
      about: 'failed-test',
      text: expect.stringContaining('“test 2” gave 2 where 1 was expected'),
    })
    const { events } = play(planOf('easy-stack', 'easy-heap'), [...given, answer('easy-stack', '')])
    expect(events.at(-1)).toMatchObject({ type: 'question-asked', question: 'easy-heap' })
  })

  test('asks no follow-up without a submission', () => {
    const { events } = play(twoPlanned, [movedOn('easy-stack')])
    expect(typesOf(events)).not.toContain('follow-up-asked')
    expect(events.at(-1)).toMatchObject({ type: 'question-asked', question: 'easy-heap' })
  })

  test('closes after the last question and answers the candidate’s questions', () => {
    const steps = [...submission('easy-stack', '++++'), movedOn('easy-stack')]
    const { events } = play(planOf('easy-stack'), [
      ...steps,
      { type: 'candidate-asked', text: 'How am I scored?' },
    ])
    expect(events.slice(-3)).toMatchObject([
      { type: 'said', part: 'closing' },
      { type: 'candidate-asked' },
      { type: 'said', part: 'answer', text: expect.stringContaining('from 0 to 4') },
    ])
    expect(() =>
      play(planOf('easy-stack'), [{ type: 'candidate-asked', text: 'Too soon?' }]),
    ).toThrow('at the end')
  })
})

describe('the next question', () => {
  const nextAfter = (
    steps: Parameters<typeof play>[1],
    first = 'easy-stack',
    second = 'easy-heap',
  ) => {
    const { events, interview } = play(planOf(first, second), [...steps, movedOn(first)])
    return {
      asked: events.at(-1),
      planned: interview.plan?.questions[1],
      adapted: interview.adapted,
    }
  }

  test('is harder after a strong answer', () => {
    const { asked, planned, adapted } = nextAfter(submission('easy-stack', '++++'))
    expect(asked).toMatchObject({ type: 'question-asked', question: 'medium-heap' })
    expect(planned).toMatchObject({ slug: 'medium-heap', difficulty: 'medium', minutes: 30 })
    expect(adapted).toEqual({ 'medium-heap': 'strong' })
  })

  test('is easier after a weak answer', () => {
    const { events } = play(planOf('medium-stack', 'medium-heap'), [
      ...submission('medium-stack', '+---'),
      movedOn('medium-stack'),
      answer('medium-stack', ''),
    ])
    expect(events.slice(-2)).toMatchObject([
      { type: 'plan-adapted', because: 'weak', instead: 'medium-heap' },
      { type: 'question-asked', question: 'easy-heap' },
    ])
  })

  test.each([
    [
      'solved with two hints',
      [hint('easy-stack', 1), hint('easy-stack', 2), ...submission('easy-stack', '++++')],
    ],
    ['solved a little late', submission('easy-stack', '++++', 'return 1', 25)],
  ])('stays as planned after a question %s', (_name, steps) => {
    expect(nextAfter(steps)).toMatchObject({ asked: { question: 'easy-heap' }, adapted: {} })
  })

  test('is one that the candidate has not seen, whatever its topic, and a seen one replaces no unseen one', () => {
    const steps = [...submission('easy-stack', '++++'), movedOn('easy-stack')]
    const plannedWith = (...seen: string[]) =>
      play(planOf('easy-stack', 'easy-heap'), steps, undefined, seenOf(...seen)).interview.plan
        ?.questions[1]
    expect(plannedWith('medium-heap')).toMatchObject({ slug: 'medium-stack' })
    expect(plannedWith('medium-heap', 'medium-stack')).toMatchObject({ slug: 'easy-heap' })
    expect(plannedWith('easy-heap', 'medium-stack', 'medium-heap')).toMatchObject({
      slug: 'medium-heap',
      repeat: { lastAt: '2026-01-01T00:00:00.000Z', isSolutionRead: false },
    })
  })

  test('gets no harder after a strong answer whose solution the candidate had read before', () => {
    const { questions } = planOf('easy-stack', 'easy-heap')
    const repeat = { lastAt: null, isSolutionRead: true }
    const plan = {
      ...planOf('easy-stack'),
      questions: questions.map((question) => ({ ...question, repeat })),
    }
    const { interview } = play(plan, [...submission('easy-stack', '++++'), movedOn('easy-stack')])
    expect(interview.adapted).toEqual({})
  })

  test('stays as planned when the planned one is hard enough', () => {
    expect(nextAfter(submission('easy-stack', '++++'), 'easy-stack', 'hard-heap').adapted).toEqual(
      {},
    )
  })
})

describe('a follow-up', () => {
  const signature = {
    name: 'answerIt',
    parameters: [{ name: 'items', type: 'int[]' }],
    returns: 'int',
  }
  const about = (code: string, marks = '++', hintsAsked = 0) =>
    chooseFollowUp(
      { hintsAsked },
      { code, language: 'javascript', results: testResults(marks) },
      { signature },
    )

  test.each([
    ['a test that ran out of time', 'x', '+!', 0, 'too-slow', 'test 2'],
    ['a test that failed, before anything else', 'items.sort()', '+-', 3, 'failed-test', 'test 2'],
    ['hints', 'items.sort()', '++', 2, 'hints', '2 hints'],
    [
      'recursion',
      'function answerIt(items) {\n  return answerIt(items)\n}',
      '++',
      0,
      'recursion',
      'line 2',
    ],
    ['sorting', 'let a\nitems.sort()', '++', 0, 'sorting', 'line 2'],
    ['a collection that grows', 'const seen = new Set()', '++', 0, 'memory', 'line 1'],
    ['the cost, when nothing else applies', '// sort(it)\nreturn 1', '++', 1, 'cost', 'cost'],
  ])('refers to %s', (_name, code, marks, hints, topic, words) => {
    expect(about(code, marks, hints)).toMatchObject({
      about: topic,
      text: expect.stringContaining(words),
    })
  })

  test('does not ask about lines that the candidate was given', () => {
    const givenCode = { javascript: 'const seen = new Set()\nitems.sort()\nreturn 1' }
    const aboutChanged = (code: string) =>
      chooseFollowUp(
        { hintsAsked: 0 },
        { code, language: 'javascript', results: testResults('++') },
        { signature, givenCode },
      )
    expect(aboutChanged('const seen = new Set()\nitems.sort()\nreturn 2').about).toBe('cost')
    expect(aboutChanged('const seen = new Set()\nconst all = new Map()\nreturn 2')).toMatchObject({
      about: 'memory',
      text: expect.stringContaining('line 2'),
    })
  })
})
