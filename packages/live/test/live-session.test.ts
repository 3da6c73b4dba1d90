// Longer than other files: one sample session is varied for each event.
import type { LiveEvent } from '@sightline/contracts/live/events'
import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import { describe, expect, test } from 'vitest'
import { shownAnswer } from '../src/answers/answer-repair.ts'
import { coachAnswer } from '../src/answers/coach-answer.ts'
import { problemPrompts } from '../src/prompts/problem-prompts.ts'
import { promptAfter } from '../src/prompts/prompts-after.ts'
import {
  creditsFor,
  foldLiveSession,
  type LivePrompt,
  type LiveState,
  usableSegments,
} from '../src/session/session.ts'
import { sessionMarkdown } from '../src/session/session-markdown.ts'
import { waitsOf } from '../src/session/session-times.ts'
import { canRepair, liveRejectionOf } from '../src/session/validate-event.ts'
import { asked, events, heard } from './session-events.ts'

describe('the fold of a live session', () => {
  test('puts segments in the order in which they were said, and clears what answers may use', () => {
    const session = foldLiveSession(
      events(
        heard('you', 'second', 5000),
        heard('them', 'first', 1000),
        { type: 'context-cleared' },
        heard('them', 'third', 9000),
      ),
    )
    expect(session.segments.map(({ text }) => text)).toEqual(['first', 'second', 'third'])
    expect(usableSegments(session).map(({ text }) => text)).toEqual(['third'])
  })

  test('a prompt point that continues another one replaces it', () => {
    const found = {
      type: 'prompt-found',
      from: 'speech',
      kind: 'coding',
      question: 'Two sum?',
      segments: [],
    }
    const first = crypto.randomUUID()
    const { prompts } = foldLiveSession(
      events({ ...found, id: first }, { ...found, replaces: first }),
    )
    expect(prompts.map(({ isReplaced }) => isReplaced)).toEqual([true, false])
  })

  test('refuses a second pause, and answers that belong to nothing', () => {
    const session = foldLiveSession(events({ type: 'live-paused' }))
    const event = { id: crypto.randomUUID(), version: 1 as const }
    expect(liveRejectionOf(session, { ...event, type: 'live-paused' })).toContain('paused already')
    const mark = {
      ...event,
      type: 'answer-marked' as const,
      answer: crypto.randomUUID(),
      mark: 'pinned' as const,
    }
    expect(liveRejectionOf(session, mark)).toBe('There is no such answer.')
  })
})

test.each([
  [0, 1],
  [119, 1],
  [120, 1],
  [121, 2],
  [241, 3],
])('after %i minutes a session has cost %i credits', (minutes, credits) => {
  const began = '2026-11-23T10:00:00.000Z'
  expect(creditsFor(began, new Date(Date.parse(began) + minutes * 60_000))).toBe(credits)
})

describe('the prompt point of a user who asks', () => {
  test('is the last turn of the other side, without what was said long before', () => {
    const session = foldLiveSession(
      events(
        heard('them', 'Hello.', 0),
        heard('them', 'Given an array,', 60_000),
        heard('them', 'find two numbers.', 62_000),
      ),
    )
    expect(promptAfter(session, asked('speech'))).toMatchObject({
      question: 'Given an array, find two numbers.',
    })
  })

  test('is found by itself when the other side asks, and never when the user does', () => {
    const first = events(heard('them', 'So, tell me about a time when you failed', 1000))
    const found = promptAfter(foldLiveSession(first), first.at(-1) as LiveEvent)
    expect(found).toMatchObject({ from: 'speech', segments: [first.at(-1)?.id] })
    const more = events(heard('you', 'What would you do?', 1000))
    expect(promptAfter(foldLiveSession(more), more.at(-1) as LiveEvent)).toBe(null)
  })

  test('is the screen when nothing was heard', () => {
    const look = { type: 'screen-read', atMs: 0, text: 'Longest palindrome', isDoubtful: false }
    expect(promptAfter(foldLiveSession(events(look)), asked('speech'))).toMatchObject({
      from: 'screen',
    })
  })
})

const prompt = (kind: LivePrompt['kind'], question: string): LivePrompt => ({
  id: crypto.randomUUID(),
  from: 'speech',
  kind,
  question,
  segments: [],
  screen: null,
  isFollowUp: false,
  isReplaced: false,
  isWrong: false,
  at: '2026-11-23T10:00:00.000Z',
  answers: [],
})
const NOTHING = { context: null, session: foldLiveSession([]) }

test('a session as Markdown has each question with what the user said and what was suggested', () => {
  const found = {
    type: 'prompt-found',
    id: crypto.randomUUID(),
    from: 'speech',
    kind: 'coding',
    question: 'Why a map?',
  }
  const question = { ...heard('them', 'Why a map?', 1000), id: crypto.randomUUID() }
  const given = {
    type: 'answer-given',
    style: 'first',
    text: 'Say: O(1).',
    sources: [],
    firstWordsMs: 400,
    totalMs: 900,
  }
  const session = foldLiveSession(
    events(
      question,
      { ...found, segments: [question.id] },
      { ...given, prompt: found.id, by: 'openai:first' },
      heard('you', 'Because looking up is fast.', 4000),
    ),
  )
  const text = sessionMarkdown('Coding interview', session)
  expect(text).toContain('### Why a map?\n\nYou said:\n\n> Because looking up is fast.')
  expect(text).toContain('The model openai:first suggested:\n\n> Say: O(1).')
  expect(text).toContain('**Them** (0:01): Why a map?')
})

test('a session as Markdown marks an answer that was cut short, and the result of its check', () => {
  const prompt = crypto.randomUUID()
  const answer = crypto.randomUUID()
  const found = { type: 'prompt-found', id: prompt, from: 'question', kind: 'coding' }
  const given = { type: 'answer-given', id: answer, prompt, style: 'first', sources: [] }
  const session = foldLiveSession(
    events(
      { ...found, question: 'Add two numbers.', segments: [] },
      { ...given, text: 'a + b', isCutShort: true, firstWordsMs: 4, totalMs: 9 },
      { type: 'answer-checked', answer, passed: 1, total: 2 },
    ),
  )
  expect(sessionMarkdown('Coding interview', session)).toContain(
    '> a + b\n\nThis answer was cut short: its end is missing.\n\n1 of 2 examples pass.',
  )
})

describe('waits are the user’s', () => {
  const MINUTE_MS = 60_000
  const prompt = crypto.randomUUID()
  const speech = { ...heard('them', 'Why a map?', 0), id: crypto.randomUUID() }
  const found = { type: 'prompt-found', id: prompt, from: 'speech', kind: 'coding' }
  const given = { type: 'answer-given', prompt, style: 'first', text: 'It is fast.', sources: [] }

  /**
   * A question whose speech ends 500 ms before its text is stored, together with the prompt point,
   * a minute after the beginning.
   */
  function answered({ how = 'realtime', by = {}, afterMs = 900 } = {}) {
    const [begun, said, asked, answer] = events(
      { ...speech, how, endMs: MINUTE_MS - 500 },
      { ...found, question: 'Why a map?', segments: [speech.id] },
      { ...given, ...by, firstWordsMs: 400, totalMs: 900 },
    )
    if (!begun || !said || !asked || !answer) throw new Error('Four events')
    const at = new Date(Date.parse(said.at) + afterMs).toISOString()
    return foldLiveSession([begun, said, { ...asked, at: said.at }, { ...answer, at }])
  }

  test.each([{}, { by: 'openai:first' }])(
    'from the end of the other’s speech, also for the coach’s answers: %o',
    (by) => {
      const same = (ms: number) => ({ p50Ms: ms, p95Ms: ms })
      expect(waitsOf(answered({ by }))).toEqual({
        questions: 1,
        text: same(500),
        firstWords: same(900),
        whole: same(1400),
      })
    },
  )

  test.each([
    ['whose question was typed', { how: 'typed' }],
    ['that was asked for later', { afterMs: 30_000 }],
  ])('an answer %s is not counted', (_name, changed) => {
    expect(waitsOf(answered(changed))).toMatchObject({ questions: 0, firstWords: null })
  })
})

describe('the coach alone', () => {
  test.each([
    ['Find the longest substring without repeating characters.', 'a sliding window'],
    ['Given a sorted array, find a target value in it.', 'binary search'],
    ['Count the number of islands in a grid.', 'a depth-first search'],
    ['Check whether the parentheses are balanced.', 'a stack'],
    ['Return the k most frequent, that is the top k, elements.', 'a heap'],
    ['You are given course prerequisites. Can all courses be finished?', 'a topological order'],
    ['Merge all overlapping intervals.', 'sorting intervals'],
    ['How many ways are there to climb the stairs?', 'dynamic programming'],
  ])('says what “%s” could be solved by', (question, approach) => {
    expect(coachAnswer(prompt('coding', question), NOTHING).text).toContain(`could be ${approach}`)
  })

  test('names edge cases of tables for a problem about tables, and of inputs for others', () => {
    const query =
      'Write a query that lists all customers from the customers table who never placed an order.'
    expect(coachAnswer(prompt('coding', query), NOTHING).text).toContain(
      '**Try by hand**: an empty table',
    )
    expect(
      coachAnswer(prompt('coding', 'Find two numbers that sum to a target.'), NOTHING).text,
    ).toContain('**Try by hand**: the empty input')
  })

  test.each(LIVE_KINDS)(
    'says something useful in a conversation of the kind %s without any background',
    (kind) => {
      const { text, sources } = coachAnswer(prompt(kind, 'What would you do?'), NOTHING)
      expect(text.length).toBeGreaterThan(100)
      expect(sources).toEqual([])
    },
  )

  test('rests a reply in a sales call on the notes, by line, and invents no number', () => {
    const notes =
      'Our pilot runs four weeks.\nThe price is 40 a seat and month.\nSupport answers within a day.'
    const { text, sources } = coachAnswer(prompt('sales-call', 'And what is the price per seat?'), {
      context: null,
      session: { ...NOTHING.session, notes },
    })
    expect(sources).toEqual([
      { label: 'Your notes, line 2', text: 'The price is 40 a seat and month.' },
    ])
    expect(text.match(/\d+/g)).toEqual(['40'])
  })

  test('tells a story that fits by its subject although it shares no word with the question', () => {
    const story = {
      id: crypto.randomUUID(),
      situation: 'Two teams argued about a date.',
      task: '',
      action: 'I listened.',
      result: '',
    }
    const context = {
      resume: null,
      jobDescription: null,
      stories: [{ ...story, title: 'The date' }],
    }
    const { text, sources } = coachAnswer(prompt('behavioral', 'Tell me about a disagreement.'), {
      ...NOTHING,
      context,
    })
    expect(text).toContain('Two teams argued about a date.')
    expect(text).toContain('says nothing of: your task, result')
    expect(sources.map(({ label }) => label)).toEqual([
      'Your story “The date”, situation',
      'Your story “The date”, action',
    ])
  })
})

describe('the repair of an answer', () => {
  const prompt = crypto.randomUUID()
  const found = {
    type: 'prompt-found',
    id: prompt,
    from: 'screen',
    kind: 'coding',
    question: 'Add.',
    segments: [],
  }
  const given = (style: string, more: object = {}) => ({
    type: 'answer-given',
    id: crypto.randomUUID(),
    prompt,
    style,
    text: 'A text.',
    by: 'openai:first',
    sources: [],
    firstWordsMs: 1,
    totalMs: 2,
    ...more,
  })
  const checked = ({ id: answer }: { id: string }, passed: number) => ({
    type: 'answer-checked',
    answer,
    passed,
    total: 2,
  })
  const promptAfterEvents = (...bodies: object[]) =>
    foldLiveSession(events(found, ...bodies)).prompts[0] as LivePrompt
  const [first, repair, again] = [given('first'), given('repair'), given('again')]

  test('is open for code of a model that failed an example, once', () => {
    expect(canRepair(promptAfterEvents(first))).toBe(false)
    expect(canRepair(promptAfterEvents(first, checked(first, 2)))).toBe(false)
    expect(canRepair(promptAfterEvents(first, checked(first, 1)))).toBe(true)
    expect(canRepair(promptAfterEvents(first, checked(first, 1), repair, checked(repair, 1)))).toBe(
      false,
    )
    const byCoach = given('first', { by: undefined })
    expect(canRepair(promptAfterEvents(byCoach, checked(byCoach, 0)))).toBe(false)
  })

  test('is shown with the answer that it corrects, until there is a newer answer', () => {
    const ids = ({ answer, repair }: ReturnType<typeof shownAnswer>) => [answer?.id, repair?.id]
    expect(ids(shownAnswer(promptAfterEvents(first, checked(first, 1), repair)))).toEqual([
      first.id,
      repair.id,
    ])
    expect(ids(shownAnswer(promptAfterEvents(first, repair, again)))).toEqual([again.id, undefined])
  })
})

test('three questions in a row that are dismissed end the answers by themselves, until they are on again', () => {
  const questions = ['Why Kafka?', 'Why Redis?', 'Why Rust?', 'Why Go?'].map((question) => ({
    id: crypto.randomUUID(),
    type: 'prompt-found',
    from: 'speech',
    kind: 'coding',
    question,
    segments: [],
  }))
  const dismissed = questions.flatMap((prompt) => {
    const answer = crypto.randomUUID()
    return [
      prompt,
      {
        id: answer,
        type: 'answer-given',
        prompt: prompt.id,
        style: 'first',
        text: 'Because.',
        sources: [],
        firstWordsMs: 1,
        totalMs: 1,
      },
      { type: 'answer-marked', answer, mark: 'wrong-question' },
    ]
  })
  const isAutomatic = (...bodies: object[]) =>
    foldLiveSession(events(...bodies)).automaticSince !== null
  expect(isAutomatic(...dismissed.slice(0, 6))).toBe(true)
  expect(isAutomatic(...dismissed.slice(0, 9))).toBe(false)
  // The second one was wanted.
  expect(isAutomatic(...dismissed.slice(0, 5), ...dismissed.slice(6))).toBe(true)
  const on = { type: 'answering-changed', isAutomatic: true }
  expect(isAutomatic(...dismissed.slice(0, 9), on, ...dismissed.slice(9))).toBe(true)
  expect(isAutomatic({ ...on, isAutomatic: false })).toBe(false)
})

describe('follow-ups', () => {
  const asked = (question: string) => ({ type: 'prompt-asked', about: 'question', question })
  /**
   * The session after these questions of the user's own, each made a prompt point as the server
   * does.
   */
  function askedSession(kind: string, ...questions: string[]) {
    const log = events({ type: 'kind-changed', kind })
    for (const question of questions) {
      log.push(...events(asked(question)).slice(1))
      const found = promptAfter(foldLiveSession(log), log.at(-1) as LiveEvent)
      log.push(...events({ type: 'prompt-found', ...(found as object) }).slice(1))
    }
    return foldLiveSession(log)
  }
  const problemOf = ({ prompts }: LiveState) =>
    problemPrompts(prompts, prompts.at(-1) as LivePrompt).map(({ question }) => question)

  test('continue the problem before, whatever was asked about the person in between', () => {
    const [sum, space] = [
      'Write a function that finds two numbers with this sum.',
      'Can you do it in O(1) space?',
    ]
    expect(
      problemOf(askedSession('coding', 'Reverse a linked list.', 'The next one is a heap.', space)),
    ).toEqual(['The next one is a heap.', space])
    const between = 'Tell me about a conflict with your manager.'
    expect(problemOf(askedSession('coding', sum, space, between))).toEqual([between])
  })

  test('of a system design keep the outline and add to its end; another system begins anew', () => {
    const [chat, more] = ['Design a chat app.', 'How does it scale to a million users?']
    const session = askedSession('system-design', chat, more)
    const [first, second] = session.prompts as [LivePrompt, LivePrompt]
    const [, outline] = coachAnswer(first, NOTHING).text.split('\n\n')
    const [say, grown = ''] = coachAnswer(second, { context: null, session }).text.split('\n\n')
    expect(say).toContain('the part that breaks first')
    expect(grown.startsWith(outline ?? '?')).toBe(true)
    expect(grown.slice(outline?.length)).toMatch(
      /^\n7\. \*\*“How does it scale to a million users\?”\*\*: I would find the part/,
    )
    expect(
      problemOf(askedSession('system-design', chat, 'Now design a URL shortener.')),
    ).toHaveLength(1)
  })
})
