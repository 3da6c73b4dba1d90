import { describe, expect, test } from 'vitest'
import { CODING_REPORT } from '../../src/report/coding-report.ts'
import { answerFeatures } from '../../src/rubrics/coding-answer-features.ts'
import { scoreCodingInterview } from '../../src/scoring/score-coding-interview.ts'
import { bank, hint, planOf, play, submission } from '../play-interview.ts'

const giveUp = { type: 'gave-up', question: 'easy-stack' }

function judged(...steps: Parameters<typeof play>[1]) {
  const { interview } = play(planOf('easy-stack', 'easy-heap'), steps)
  const score = scoreCodingInterview({ interview, questions: bank })
  const levelOf = (name: string) =>
    score.questions[0]?.dimensions.find(({ dimension }) => dimension === name)
  return { score, levelOf, verdict: CODING_REPORT.verdictOf(interview, score) }
}

describe('a solution that is too slow for some tests', () => {
  test('is neither called right nor solved, however fast it was written', () => {
    for (const marks of ['++++++++++!!', '+++++++!']) {
      const { levelOf } = judged(...submission('easy-stack', marks))
      expect(levelOf('correctness')).toMatchObject({
        level: 3,
        meaning: 'Every test that finished in time passed.',
      })
      expect(levelOf('edge-cases')).toMatchObject({
        level: 3,
        meaning: 'Every hidden test that finished in time passed.',
      })
      expect(levelOf('pace')).toMatchObject({
        level: 3,
        meaning: 'Right within the time planned, but too slow for some tests.',
      })
    }
  })

  test('and given up after three hints is halfway at most', () => {
    const { score, levelOf, verdict } = judged(
      ...[1, 2, 3].map((position) => hint('easy-stack', position)),
      ...submission('easy-stack', '++++++++++!!'),
      giveUp,
    )
    expect(score.overall).toBeLessThan(2.5)
    expect(verdict).toMatch(/^Halfway there: you solved 0 of 2/)
    expect(levelOf('pace')?.evidence[0]?.text).toMatch(/^Given up after/)
  })

  test('does not hide the one that passed every test', () => {
    const { levelOf } = judged(
      ...submission('easy-stack', '+++!'),
      ...submission('easy-stack', '++++'),
      ...submission('easy-stack', '+++!'),
    )
    expect(levelOf('correctness')).toMatchObject({
      level: 4,
      meaning: 'Every test passed, hidden ones too.',
    })
    expect(levelOf('pace')?.evidence[0]?.text).toMatch(/^Solved after 10 min/)
  })
})

test('an interview is strong only when everything was solved, and good only when something was', () => {
  for (const [marks, overall, verdict] of [
    ['++++', 3.6, /^A good interview with room to improve: you solved 1 of 2/],
    ['++++++++++!!', 2.9, /^Halfway there: you solved 0 of 2/],
  ] as const) {
    const { interview } = play(planOf('easy-stack', 'easy-heap'), submission('easy-stack', marks))
    const score = scoreCodingInterview({ interview, questions: bank })
    expect(CODING_REPORT.verdictOf(interview, { ...score, overall })).toMatch(verdict)
  }
})

const CODE = `function lift(loads, limit) {
  let j = loads.length - 1
  const perRow = new Map()
  for (const load of loads) while (j > 0) j--
}`

test.each([
  // A digit of a cost or of a line is no example.
  ['It is O(1) and O(2^n).', { namesCost: true, isConcrete: false }],
  ['The memory is O(n^2), see line 3.', { isConcrete: false, refersToCode: true }],
  ['With 20 000 loads that makes 400 million steps.', { isConcrete: true }],
  ['For instance all loads are equal.', { isConcrete: true }],
  ['I would say it is fast.', { isConcrete: false }],
  // A product of sizes is a cost.
  ['It visits rows * columns * keys states.', { namesCost: true }],
  ['That makes n·m turns.', { namesCost: true }],
  ['About n times log n.', { namesCost: true }],
  ['It is called three times and then ends.', { namesCost: false }],
  // What follows from something is a reason.
  ['Each pointer only moves forward, so it is fast.', { givesReason: true }],
  ['It holds thanks to the order.', { givesReason: true }],
  ['That is all so far.', { givesReason: false }],
  // Names of one letter are names, and the usual words are none.
  ['Besides the answer I keep only j.', { refersToCode: true }],
  ["I can't say it, it's n or a.", { refersToCode: false }],
])('“%s” has these features', (text, features) => {
  expect(answerFeatures(text, CODE)).toMatchObject(features)
})
