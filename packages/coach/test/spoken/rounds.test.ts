// Longer than other files: each round has its sample answers here.
import type { SourcedClaim } from '@sightline/contracts/context/sources'
import type { Plan } from '@sightline/contracts/interviews/events'
import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { describe, expect, test } from 'vitest'
import { planInterview } from '../../src/interviewer/plan-interview.ts'
import { reportMarkdown } from '../../src/report/report-markdown.ts'
import { timelineOf } from '../../src/report/timeline.ts'
import { writeReport } from '../../src/report/write-report.ts'
import { criteriaOf } from '../../src/rubrics/spoken-rubrics.ts'
import { scoreSpokenInterview } from '../../src/scoring/score-spoken-interview.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { bank, play } from '../play-interview.ts'
import { readSpoken } from '../spoken-bank.ts'

const behavioral = readSpoken('behavioral', 'the-alarm-nobody-owned')
const design = readSpoken('system-design', 'short-links')
const sales = readSpoken('sales-call', 'too-expensive-for-us')
const other: SpokenQuestion = {
  ...behavioral,
  slug: 'another-one',
  difficulty: 'hard',
  topic: 'conflict',
}
const simpler: SpokenQuestion = {
  ...behavioral,
  slug: 'a-simpler-one',
  difficulty: 'easy',
  topic: 'growth',
}
const spoken = new Map(
  [behavioral, design, sales, other, simpler].map((question) => [question.slug, question]),
)
const questionBank = Object.assign(new Map(bank), { spoken, meanings: readVectors() })

const planOf = (...questions: SpokenQuestion[]): Plan => ({
  round: questions[0]?.round ?? 'behavioral',
  questions: questions.map(({ slug, topic, difficulty, minutes }) => ({
    slug,
    topic,
    difficulty,
    minutes,
  })),
})
const playSpoken = (plan: Plan, steps: Parameters<typeof play>[1]) =>
  play(plan, steps, questionBank)
const answer = ({ slug }: SpokenQuestion, text: string) => ({
  type: 'answered',
  question: slug,
  text,
  how: 'typed',
  speech: null,
})
const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)
const followUpsOf = (events: { type: string }[]) =>
  events.flatMap((event) =>
    event.type === 'follow-up-asked' ? [event as unknown as { about: string; text: string }] : [],
  )

describe('an interview of a spoken round', () => {
  test('opens with the introduction of its round and the first question', () => {
    const { events } = playSpoken(planOf(behavioral), [])
    expect(typesOf(events)).toEqual(['planned', 'begun', 'said', 'question-asked'])
    expect(events[2]).toMatchObject({ text: expect.stringContaining('one story of your own') })
    expect(playSpoken(planOf(sales), []).events[2]).toMatchObject({
      text: expect.stringContaining('I am the customer'),
    })
  })

  test('asks a harder follow-up to a strong answer and quotes the answer', () => {
    const { events } = playSpoken(planOf(behavioral), [answer(behavioral, behavioral.stronger)])
    const [followUp] = followUpsOf(events)
    expect(followUp?.about).toBe('harder')
    const [, quote = ''] = /“(.+?)(?: …)?”/.exec(followUp?.text ?? '') ?? []
    expect(behavioral.stronger).toContain(quote)
    expect(quote.length).toBeGreaterThan(20)
    expect(followUp?.text).toContain('Suppose your manager had told you to leave it alone')
  })

  test('asks a simpler follow-up on the weakest dimension, and on another dimension next', () => {
    const { events } = playSpoken(planOf(behavioral), [
      answer(behavioral, behavioral.weak),
      answer(behavioral, 'I looked into the logs first, and then I wrote a patch for it.'),
    ])
    const asked = followUpsOf(events)
    expect(asked).toHaveLength(2)
    expect(asked.map(({ about }) => about)).not.toContain('harder')
    expect(new Set(asked.map(({ about }) => about)).size).toBe(2)
  })

  test('asks a simpler follow-up without a quote when nothing was said', () => {
    for (const question of [behavioral, design, sales]) {
      const [asked] = followUpsOf(playSpoken(planOf(question), [answer(question, 'No.')]).events)
      expect(asked?.text).not.toMatch(/\{quote\}|“”/)
      expect(asked?.about).not.toBe('harder')
    }
  })

  test('goes on by itself after enough follow-ups, and closes after the last question', () => {
    const { events, interview } = playSpoken(planOf(behavioral), [
      answer(behavioral, behavioral.stronger),
      answer(behavioral, 'I would have asked why.'),
      answer(behavioral, 'I take on what wakes me twice.'),
    ])
    expect(events.at(-1)).toMatchObject({ type: 'said', part: 'closing' })
    expect(interview.questions[0]).toMatchObject({
      doneSeq: expect.any(Number),
      doneClockMs: expect.any(Number),
    })
    expect(() =>
      playSpoken(planOf(behavioral), [
        answer(behavioral, 'a'),
        answer(behavioral, 'b'),
        answer(behavioral, 'c'),
        answer(behavioral, 'd'),
      ]),
    ).toThrow('moved on')
  })

  test('lets the candidate move on and accepts no answer afterwards', () => {
    const moved = { type: 'moved-on', question: behavioral.slug }
    const { events } = playSpoken(planOf(behavioral), [moved])
    expect(events.at(-1)).toMatchObject({ type: 'said', part: 'closing' })
    expect(() => playSpoken(planOf(behavioral), [moved, answer(behavioral, 'Late.')])).toThrow(
      'moved on',
    )
  })
})

describe('the coach in a spoken round', () => {
  test.each([
    ['a harder question after a strong answer', behavioral.stronger, 'strong', 'hard'],
    ['an easier question after a weak answer', behavioral.weak, 'weak', 'easy'],
  ])('goes on with %s', (_name, text, because, difficulty) => {
    const planned: SpokenQuestion = { ...behavioral, slug: 'planned-next' }
    spoken.set(planned.slug, planned)
    const steps = [answer(behavioral, text), { type: 'moved-on', question: behavioral.slug }]
    expect(playSpoken(planOf(behavioral, planned), steps).events.at(-2)).toMatchObject({
      type: 'plan-adapted',
      because,
      planned: { difficulty },
    })
    spoken.delete(planned.slug)
  })

  test('answers questions at the end from the interview alone', () => {
    const replyTo = (text: string) => {
      const steps = [
        answer(behavioral, behavioral.stronger),
        { type: 'moved-on', question: behavioral.slug },
      ]
      return playSpoken(planOf(behavioral), [
        ...steps,
        { type: 'candidate-asked', text },
      ]).events.at(-1)
    }
    expect(replyTo('How do you score me?')).toMatchObject({
      text: expect.stringContaining('situation, task, action'),
    })
    expect(replyTo('How did I do?')).toMatchObject({
      text: 'You scored 4 of 4, the same on every dimension.',
    })
    expect(replyTo('What is the weather?')).toMatchObject({
      text: expect.stringContaining('built-in coach'),
    })
  })

  test.each([
    ['code', { type: 'code-saved', question: behavioral.slug, language: 'javascript', code: 'x' }],
    ['a hint', { type: 'hint-asked', question: behavioral.slug, position: 1 }],
    [
      'notes, which belong to system design',
      { type: 'notes-saved', question: behavioral.slug, text: 'x' },
    ],
  ])('rejects %s', (_name, step) => {
    expect(() => playSpoken(planOf(behavioral), [step])).toThrow(
      'no place in an interview of this round',
    )
  })
})

test('a coding round rejects a spoken answer', () => {
  const coding: Plan = {
    round: 'coding',
    questions: [{ slug: 'easy-stack', topic: 'stack', difficulty: 'easy', minutes: 20 }],
  }
  expect(() => play(coding, [answer(behavioral, 'x')])).toThrow('no place')
})

test.each(['behavioral', 'system-design', 'sales-call'] satisfies SpokenRound[])(
  'a plan of the round %s takes the minutes from its questions',
  (round) => {
    const questions = [...spoken.values()].filter((question) => question.round === round)
    const plan = planInterview(questions, { round, length: 'short' }, [])
    expect(plan.round).toBe(round)
    expect(plan.questions[0]?.minutes).toBe(spoken.get(plan.questions[0]?.slug ?? '')?.minutes)
  },
)

const reportOf = (question: SpokenQuestion, steps: Parameters<typeof play>[1]) => {
  const { events, interview } = playSpoken(planOf(question), [...steps, { type: 'ended' }])
  const score = scoreSpokenInterview(question.round, interview, spoken, questionBank.meanings)
  return { events, interview, score, report: writeReport(interview, score, questionBank) }
}

describe('the report of a spoken interview', () => {
  test('scores the answers to a question and its follow-ups together, with evidence that points to each', () => {
    // Both parts have a sentence that is clearly a result, so that both are quoted.
    const split = behavioral.stronger.indexOf('Late refunds fell')
    const [first, rest] = [behavioral.stronger.slice(0, split), behavioral.stronger.slice(split)]
    const once = reportOf(behavioral, [answer(behavioral, first)])
    const all = reportOf(behavioral, [answer(behavioral, first), answer(behavioral, rest)])
    expect(all.score.overall).toBeGreaterThan(once.score.overall ?? 4)
    const seqs = all.events.flatMap(({ type, seq }) => (type === 'answered' ? [seq] : []))
    const quotes = all.score.questions[0]?.dimensions.flatMap(({ evidence }) =>
      evidence.flatMap(({ quote, seq }) => (quote === null ? [] : [{ quote, seq }])),
    )
    expect(new Set(quotes?.map(({ seq }) => seq))).toEqual(new Set(seqs))
    const said = new Map(
      seqs.map((seq, index) => [seq, [first, rest][index]?.replace(/\s+/g, ' ')]),
    )
    for (const { quote, seq } of quotes ?? [])
      expect(said.get(seq ?? 0)).toContain(quote.replace(/\s+/g, ' '))
  })

  test('counts the latest notes of a system design as part of the answer', () => {
    const notes = (text: string) => ({ type: 'notes-saved', question: design.slug, text })
    const without = reportOf(design, [answer(design, design.weak)])
    const withNotes = reportOf(design, [
      notes('x'),
      notes(design.stronger),
      answer(design, design.weak),
    ])
    expect(withNotes.score.overall).toBeGreaterThan((without.score.overall ?? 4) + 2)
  })

  test('shows a stronger answer beside the candidate’s, who wrote the report, and what to practise', () => {
    const { report } = reportOf(sales, [answer(sales, sales.weak)])
    expect(report.strongerAnswer).toEqual({
      question: sales.statement,
      given: sales.weak,
      stronger: sales.stronger,
    })
    expect(report.author).toMatch(/built-in coach.*not by a language model/)
    const advice = criteriaOf('sales-call').map(([, criterion]) => criterion.advice)
    expect(report.improvements.length).toBeGreaterThan(0)
    for (const text of report.improvements)
      expect(
        advice.filter((toDo) => text.endsWith(toDo)),
        text,
      ).toHaveLength(1)
    expect(report.next).toMatchObject({ round: 'sales-call', topic: 'pricing' })
  })

  test('offers no stronger answer than one as good as the bank’s', () => {
    const { report } = reportOf(behavioral, [answer(behavioral, behavioral.stronger)])
    expect(report.score.overall).toBeGreaterThanOrEqual(3.5)
    expect(report.strongerAnswer).toBeNull()
  })

  test('has no score without an answer, and says that there is nothing to score', () => {
    const { score, report } = reportOf(design, [])
    expect(score).toMatchObject({ overall: null, dimensions: [], questions: [] })
    expect(report.verdict).toContain(
      'You gave no answer in this interview, so there is nothing to score.',
    )
    expect(report).toMatchObject({
      strengths: [],
      improvements: [],
      strongerAnswer: null,
      next: null,
    })
  })

  test('scores 0 for a question without an answer beside one with an answer', () => {
    const { interview } = playSpoken(planOf(behavioral), [answer(behavioral, behavioral.stronger)])
    const [answered] = interview.questions
    if (!answered) throw new Error('No question was asked')
    const unanswered = {
      ...answered,
      question: other.slug,
      answers: [],
      followUp: null,
      pastFollowUps: [],
    }
    const score = scoreSpokenInterview(
      'behavioral',
      { ...interview, questions: [answered, unanswered] },
      spoken,
    )
    expect(score.questions.map((question) => question.score > 0)).toEqual([true, false])
  })
})

describe('the report of a spoken interview in Markdown', () => {
  test('reads well, with levels, quotes and the transcript', () => {
    const { events, interview, report } = reportOf(behavioral, [
      answer(behavioral, behavioral.stronger),
    ])
    const timeline = timelineOf(events, new Map([[behavioral.slug, behavioral.title]]))
    const markdown = reportMarkdown({
      heading: 'Behavioral interview',
      report,
      interview,
      timeline,
      scoresNote: null,
      claims: null,
      solutions: new Map(),
    })
    expect(markdown).toContain('- Situation: 4 of 4.')
    expect(markdown).toContain('Words: ')
    expect(markdown).toContain('> When I was at a company that sells railway tickets')
    expect(markdown).not.toMatch(/undefined|\[object|Tests passed|the model|claims rest/)
  })

  test('shows the range of a level of which the coach is not sure', () => {
    const { interview, report } = reportOf(behavioral, [answer(behavioral, behavioral.stronger)])
    const questions = report.score.questions.map((question) => ({
      ...question,
      dimensions: question.dimensions.map((scored) => ({
        ...scored,
        level: 2,
        range: { low: 0, high: 3 },
      })),
    }))
    const unsure = { ...report, score: { ...report.score, questions } }
    const letter = {
      heading: 'Behavioral interview',
      report: unsure,
      interview,
      timeline: [],
      solutions: new Map(),
    }
    expect(reportMarkdown({ ...letter, scoresNote: null, claims: null })).toContain(
      '- Situation: 2 of 4, not sure: 0 to 3.',
    )
  })

  test('shows the sources of claims, and a note below the scores', () => {
    const { interview, report } = reportOf(behavioral, [answer(behavioral, behavioral.stronger)])
    const sentence = 'I cut the wait by 40% with Redis.'
    const claims: SourcedClaim[] = [
      {
        kind: 'number',
        claim: '40%',
        sentence,
        source: { kind: 'resume', line: 4, text: 'Cut waits by 40%' },
      },
      { kind: 'tool', claim: 'Redis', sentence, source: null },
    ]
    const letter = {
      heading: 'Behavioral interview',
      report,
      interview,
      timeline: [],
      solutions: new Map(),
    }
    const markdown = reportMarkdown({ ...letter, scoresNote: 'No model gave scores.', claims })
    expect(markdown).toContain('No model gave scores.')
    expect(markdown).toContain('1 of 2 have no source in the background')
    expect(markdown).toContain(
      `- 40%: Resume, line 4, “Cut waits by 40%”\n  > ${sentence}\n- Redis: No source\n`,
    )
  })
})
