import { InterviewEvent, type Plan } from '@sightline/contracts/interviews/events'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { describe, expect, test } from 'vitest'
import { foldInterview } from '../../src/interview/fold.ts'
import { leadInAttribution } from '../../src/report/report-sections.ts'
import { describeDimension } from '../../src/rubrics/rubrics.ts'
import { criteriaOf } from '../../src/rubrics/spoken-rubrics.ts'
import { OPEN_SCORING, openQuestion, openQuestionsOf } from '../../src/scoring/open-question.ts'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { bank, play } from '../play-interview.ts'
import { spokenQuestions } from '../spoken-bank.ts'

const HIKING =
  'On Sunday I went hiking in the mountains with my dog. The view from the top was beautiful, and we ate bread and cheese by the lake. ' +
  'In the evening I cooked soup and watched a film about whales.'
const stored = readVectors()
const meanings = await meaningsOf([HIKING])

const asOpen = (question: SpokenQuestion) =>
  openQuestion(question.round, question, question.statement)
const scoreOf = (question: SpokenQuestion, text: string, known = stored) =>
  scoreAnswer(
    question.round,
    asOpen(question),
    { passages: [{ text, seq: 1 }], asked: [], speech: null },
    known,
  )

describe('the answer to an open question', () => {
  test.each(spokenQuestions().map((question) => [question.slug, question] as const))(
    'is scored on the rubric alone: %s',
    (_slug, question) => {
      const [strong, weak] = [
        scoreOf(question, question.stronger),
        scoreOf(question, question.weak),
      ]
      expect(strong.range).toBeNull()
      expect(strong.score).toBeGreaterThan(2)
      expect(strong.score).toBeGreaterThan(weak.score + 1)
      const evidence = [strong, weak].flatMap(({ levels }) =>
        levels.flatMap((level) => level.evidence),
      )
      expect(evidence.filter(({ text }) => text.includes('strong answer often names'))).toEqual([])
    },
  )

  test.each(['behavioral', 'sales-call', 'system-design'])(
    'scores next to nothing when it is about private life: %s',
    (round) => {
      const question = spokenQuestions().find(
        (candidate) => candidate.round === round,
      ) as SpokenQuestion
      const { score, range } = scoreOf(question, HIKING, meanings)
      expect(score).toBeLessThan(0.5)
      expect(range?.reason ?? 'Too little was said in your own words.').toMatch(
        /nearer to private life|No case|names hardly|Nothing in it|Too little/,
      )
    },
  )
})

const TEXT =
  'Why do you want to work for a company that makes nothing but left-handed scissors for barbers?'
const open = {
  slug: 'open-1',
  topic: 'growth',
  difficulty: 'medium',
  minutes: 9,
  isOpen: true,
} as const
const plan: Plan = { round: 'behavioral', questions: [open] }
const spoken = new Map([['open-1', openQuestion('behavioral', open, TEXT)]])

test('an interview asks it in the words of the live session, and its follow-ups are those of the rubric', () => {
  const text =
    'I like scissors, and I worked with barbers in 2020 when we sold them chairs and lamps in Lyon.'
  const answered = { type: 'answered', question: 'open-1', text, how: 'typed', speech: null }
  const { events } = play(plan, [answered], Object.assign(new Map(bank), { spoken }))
  const followUps = criteriaOf('behavioral').map(([, { followUp }]) => followUp)
  expect(events.flatMap((event) => (event.type === 'follow-up-asked' ? [event.text] : []))).toEqual(
    [expect.toBeOneOf(followUps)],
  )
})

test.each(['Was my answer on the topic?', 'What did I forget to mention?'])(
  'the coach does not claim to know: %s',
  (text) => {
    const said =
      'In 2020 I led the sales of chairs to barbers in Lyon. First I called forty shops, and in the end we sold 300 chairs.'
    const steps = [
      { type: 'answered', question: 'open-1', text: said, how: 'typed', speech: null },
      { type: 'moved-on', question: 'open-1' },
      { type: 'candidate-asked', text },
    ]
    const { events } = play(plan, steps, Object.assign(new Map(bank), { spoken }))
    expect(events.at(-1)).toMatchObject({
      type: 'said',
      text: expect.stringContaining(OPEN_SCORING),
    })
  },
)

test('it is found again in the events, and reports say what its score rests on', () => {
  const created = [
    { type: 'planned', plan },
    { type: 'fitting-begun' },
    { type: 'plan-fitted', questions: [{ instead: 'open-1', planned: open, leadIn: TEXT }] },
  ]
  const about = { id: crypto.randomUUID(), version: 1, at: '2026-01-01T00:00:00.000Z' }
  const interview = foldInterview(
    created.map((event, index) => InterviewEvent.parse({ ...event, ...about, seq: index + 1 })),
  )
  const [found] = openQuestionsOf(interview)
  expect(found).toEqual(spoken.get('open-1'))
  expect([found?.title, found?.statement]).toEqual([
    'Why do you want to work for a company that makes nothing…',
    TEXT,
  ])
  const { advice } = describeDimension('behavioral', 'task')
  expect(found?.looksFor).toContainEqual({ dimension: 'task', text: advice })
  expect(interview.leadIns['open-1'] && leadInAttribution(interview.leadIns['open-1'])).toContain(
    'no rubric of its own for this question',
  )
})
