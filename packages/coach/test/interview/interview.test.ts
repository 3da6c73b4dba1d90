import { InterviewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEvent, foldInterview } from '../../src/interview/fold.ts'
import { elapsedMs } from '../../src/interview/state.ts'
import { withoutSuperseded } from '../../src/interview/superseded.ts'
import { rejectionOf } from '../../src/interview/validate-event.ts'
import { planInterview } from '../../src/interviewer/plan-interview.ts'
import { seenOf } from '../play-interview.ts'

const STARTED_AT = Date.parse('2026-03-01T10:00:00.000Z')
const ids = Array.from({ length: 4 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`)
const id = fc.constantFrom(...ids)
const question = fc.constantFrom('refund-pair', 'blind-spots')
const language = fc.constantFrom('javascript', 'python')
const results = fc.constant([
  {
    name: 'a',
    isHidden: false,
    status: 'passed',
    input: '',
    expected: '1',
    got: '1',
    timeMs: 1,
    output: '',
    error: null,
  },
])
const code = fc.string({ maxLength: 5 })
const position = fc.integer({ min: 1, max: 3 })
const plan = {
  questions: [{ slug: 'refund-pair', topic: 'arrays-hashing', difficulty: 'easy', minutes: 20 }],
}

const body = fc.oneof(
  fc.record({ type: fc.constant('planned'), plan: fc.constant(plan) }),
  fc.record({ type: fc.constantFrom('begun', 'resumed', 'begun', 'resumed') }),
  fc.record({ type: fc.constant('question-asked'), question }),
  fc.record({ type: fc.constant('code-saved'), question, language, code }),
  fc.record({ type: fc.constant('code-run'), question, language, code, results }),
  fc.record({ type: fc.constant('submitted'), question, language, code }),
  fc.record({ type: fc.constant('submission-judged'), question, submission: id, results }),
  fc.record({ type: fc.constant('hint-asked'), question, position }),
  fc.record({ type: fc.constant('hint-asked'), question, position, isLeft: fc.constant(true) }),
  fc.record({
    type: fc.constant('hint-given'),
    question,
    position,
    text: code,
    by: fc.constant('openai:first'),
  }),
  fc.record({ type: fc.constant('explanation-asked'), question, submission: id }),
  fc.record({ type: fc.constant('explained'), question, submission: id, text: code }),
  fc.record({ type: fc.constant('paused'), reason: fc.constantFrom('asked', 'left', 'loading') }),
  fc.record({ type: fc.constant('moved-on'), question }),
  fc.record({ type: fc.constant('gave-up'), question }),
  fc.record({
    type: fc.constant('follow-up-asked'),
    question,
    about: fc.constantFrom('cost', 'sorting'),
    text: code,
  }),
  fc.record({ type: fc.constant('follow-up-answered'), question, text: code }),
  fc.record({
    type: fc.constant('said'),
    part: fc.constantFrom('introduction', 'closing', 'answer'),
    text: code,
  }),
  fc.record({ type: fc.constant('candidate-asked'), text: fc.constant('How am I scored?') }),
  fc.record({ type: fc.constant('fitting-begun') }),
  fc.record({ type: fc.constant('writing-begun') }),
  fc.record({
    type: fc.constant('question-written'),
    written: fc.constant({
      instead: 'refund-pair',
      planned: { ...plan.questions[0], writtenBy: 'openai:first' },
    }),
    refusal: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('plan-fitted'),
    by: fc.constant('openai:first'),
    questions: fc.constant([
      { instead: 'refund-pair', planned: plan.questions[0], leadIn: 'A team for refunds.' },
    ]),
  }),
  fc.record({
    type: fc.constant('plan-adapted'),
    instead: question,
    planned: fc.constant({ slug: 'a', topic: 'stack', difficulty: 'hard', minutes: 40 }),
    because: fc.constantFrom('strong', 'weak'),
  }),
)
const ending = fc.record({ type: fc.constant('ended') })

/** Random events, sensible or not, a few seconds apart. */
const history = fc
  .array(
    fc.record({
      body: fc.oneof({ weight: 40, arbitrary: body }, { weight: 1, arbitrary: ending }),
      id,
      waitMs: fc.nat(9000),
    }),
    {
      maxLength: 60,
    },
  )
  .map((steps) => {
    let at = STARTED_AT
    return steps.map(({ body, id, waitMs }, index) => {
      at += waitMs
      return InterviewEvent.parse({
        ...body,
        id,
        version: EVENT_VERSION,
        seq: index + 1,
        at: new Date(at).toISOString(),
      })
    })
  })

describe('any sequence of events', () => {
  test('a rejected event changes nothing, and applying events one by one equals folding them', () => {
    fc.assert(
      fc.property(history, (events) => {
        let interview = foldInterview([])
        for (const event of events) {
          const next = applyEvent(interview, event)
          if (rejectionOf(interview, event) !== null) expect(next).toBe(interview)
          interview = next
        }
        expect(interview).toEqual(foldInterview(events))
      }),
    )
  })

  test('the clock never goes back, stops while paused, and never shows more than the elapsed time', () => {
    fc.assert(
      fc.property(history, (events) => {
        let [interview, shownMs] = [foldInterview([]), 0]
        for (const event of events) {
          const now = new Date(event.at)
          const before = elapsedMs(interview, now)
          interview = applyEvent(interview, event)
          expect(elapsedMs(interview, now)).toBe(before)
          expect(before).toBeGreaterThanOrEqual(shownMs)
          expect(before).toBeLessThanOrEqual(now.getTime() - STARTED_AT)
          shownMs = before
          const later = new Date(now.getTime() + 60_000)
          expect(elapsedMs(interview, later) - before).toBe(
            interview.state === 'active' ? 60_000 : 0,
          )
        }
      }),
    )
  })

  test('leaving out superseded saves and runs keeps the state', () => {
    fc.assert(
      fc.property(history, (events) => {
        const kept = withoutSuperseded(events)
        const last = (type: string) => events.filter((event) => event.type === type).length
        expect(foldInterview(kept)).toEqual(foldInterview(events))
        expect(kept.filter(({ type }) => type === 'code-saved').length).toBeLessThanOrEqual(
          Math.min(4, last('code-saved')),
        )
        expect(kept.filter(({ type }) => type === 'code-run').length).toBe(last('code-run'))
      }),
    )
  })
})

describe('the state after any sequence of events', () => {
  test('changes after the end only by requested replies', () => {
    const place = { id: ids[0], version: EVENT_VERSION, seq: 100, at: '2026-03-02T10:00:00.000Z' }
    const ending = [{ type: 'begun' }, { type: 'ended' }].map((event) =>
      InterviewEvent.parse({ ...event, ...place }),
    )
    fc.assert(
      fc.property(history, history, (events, more) => {
        const interview = foldInterview([...events, ...ending])
        expect(interview.state).toBe('ended')
        const isRequestedReply = ({ type }: InterviewEvent) =>
          type === 'hint-given' || type === 'explained'
        expect(more.filter((event) => !isRequestedReply(event)).reduce(applyEvent, interview)).toBe(
          interview,
        )
        const after = more.reduce(applyEvent, interview)
        expect({ ...after, questions: [] }).toEqual({ ...interview, questions: [] })
        expect(after.questions.length).toBe(interview.questions.length)
      }),
    )
  })

  test('holds the latest saved or submitted code of each language', () => {
    fc.assert(
      fc.property(history, (events) => {
        const interview = foldInterview(events)
        const kept: Record<string, string> = {}
        let current = foldInterview([])
        for (const event of events) {
          const isCode = event.type === 'code-saved' || event.type === 'submitted'
          if (isCode && rejectionOf(current, event) === null)
            kept[`${event.question} ${event.language}`] = event.code
          current = applyEvent(current, event)
        }
        const folded = interview.questions.flatMap(({ question, code }) =>
          Object.entries(code).map(([language, text]) => [`${question} ${language}`, text]),
        )
        expect(Object.fromEntries(folded)).toEqual(kept)
      }),
    )
  })
})

describe('a plan', () => {
  const bank = [
    { slug: 'c', topic: 'graphs', difficulty: 'hard' },
    { slug: 'b', topic: 'graphs', difficulty: 'easy' },
    { slug: 'a', topic: 'stack', difficulty: 'medium' },
  ] as const
  const chosen = (
    ...args: Parameters<typeof planInterview> extends [unknown, ...infer Rest] ? Rest : never
  ) => planInterview(bank, ...args).questions.map(({ slug }) => slug)

  test('starts with the easiest question', () => expect(chosen({}, [])).toEqual(['b']))
  test('leaves out questions that the candidate has seen', () =>
    expect(chosen({}, seenOf('b'))).toEqual(['a']))
  test('repeats the question seen longest ago when all were seen', () =>
    expect(chosen({}, seenOf('c', 'a', 'b'))).toEqual(['c']))
  test('prefers an unseen question to one of another topic, and marks repeats', () => {
    const { questions } = planInterview(bank, { length: 'standard' }, seenOf('a'))
    expect(questions.map(({ slug }) => slug)).toEqual(['b', 'c'])
    expect(planInterview(bank, { topic: 'stack' }, seenOf('a')).questions).toMatchObject([
      { slug: 'a', repeat: { lastAt: '2026-01-01T00:00:00.000Z', isSolutionRead: false } },
    ])
    for (const question of questions) expect(question).not.toHaveProperty('repeat')
  })
  test('keeps to the requested topic and difficulty', () => {
    expect(chosen({ topic: 'graphs', difficulty: 'hard' }, [])).toEqual(['c'])
  })
  test('keeps to the topic when the pool lacks the difficulty', () => {
    expect(chosen({ topic: 'stack', difficulty: 'hard' }, [])).toEqual(['a'])
  })
  test('keeps to the difficulty when the pool lacks the topic', () => {
    expect(chosen({ topic: 'heap', difficulty: 'hard' }, [])).toEqual(['c'])
  })
  test('asks a certain requested question, whatever else was requested or seen', () => {
    expect(chosen({ question: 'c', topic: 'stack', difficulty: 'easy' }, seenOf('c'))).toEqual([
      'c',
    ])
  })
  test('has as many questions as its length says, of different topics unless one is requested', () => {
    expect(chosen({ length: 'standard' }, [])).toEqual(['b', 'a'])
    expect(chosen({ length: 'long' }, [])).toEqual(['b', 'a', 'c'])
    expect(chosen({ length: 'standard', topic: 'graphs' }, [])).toEqual(['b', 'c'])
  })
  test('mixes kinds before it takes easier questions', () => {
    const pool = [
      { slug: 'a', topic: 'stack', difficulty: 'easy' },
      { slug: 'b', topic: 'graphs', difficulty: 'easy' },
      { slug: 'c', topic: 'heap', difficulty: 'medium', kind: 'debug' },
    ] as const
    const { questions } = planInterview(pool, { length: 'standard' }, [])
    expect(questions.map(({ slug }) => slug)).toEqual(['a', 'c'])
  })
  test('gives the minutes of each question', () => {
    expect(planInterview(bank, { difficulty: 'hard' }, []).questions[0]?.minutes).toBe(40)
  })
})
