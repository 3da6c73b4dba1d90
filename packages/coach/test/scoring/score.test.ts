// Longer than other files: one sample interview is varied for each dimension.
import { DIMENSIONS } from '@sightline/contracts/interviews/rounds'
import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import type { GrowthPoint } from '@sightline/contracts/questions/questions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeReport } from '../../src/report/write-report.ts'
import { scoreCodingInterview } from '../../src/scoring/score-coding-interview.ts'
import { practiceFrom, weaknessMap } from '../../src/scoring/weakness-map.ts'
import { bank, hint, planOf, play, submission } from '../play-interview.ts'

type Steps = Parameters<typeof play>[1]
const ended = { type: 'ended' }
const scored = (steps: Steps, plan = planOf('easy-stack')) => {
  const { interview, events } = play(plan, [...steps, ended])
  return { score: scoreCodingInterview({ interview, questions: bank }), interview, events }
}
const levelsOf = ({ questions }: InterviewScore) =>
  Object.fromEntries(
    questions[0]?.dimensions.map(({ dimension, level }) => [dimension, level]) ?? [],
  )
const marks = fc
  .array(fc.constantFrom('+', '-', '!'), { minLength: 4, maxLength: 16 })
  .map((list) => list.join(''))
const gaveUp = { type: 'gave-up', question: 'easy-stack' }
const hints = (count: number) =>
  Array.from({ length: count }, (_, index) => hint('easy-stack', index + 1))

describe('the score of any interview', () => {
  test('never falls when one more test passes', () => {
    fc.assert(
      fc.property(
        fc.array(marks, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.nat(3),
        (runs, pick, hintCount) => {
          const length = runs[0]?.length ?? 0
          const even = runs.map((run) => run.padEnd(length, '-').slice(0, length))
          const which = pick % even.length
          const at = pick % length
          const better = even.map((run, index) =>
            index === which ? `${run.slice(0, at)}+${run.slice(at + 1)}` : run,
          )
          const levels = (list: string[]) =>
            levelsOf(
              scored([...hints(hintCount), ...list.flatMap((run) => submission('easy-stack', run))])
                .score,
            )
          const [before, after] = [levels(even), levels(better)]
          for (const name of DIMENSIONS.coding.filter((name) => name !== 'communication'))
            expect(after[name], `${name}: ${even} to ${better}`).toBeGreaterThanOrEqual(
              before[name] ?? 0,
            )
        },
      ),
    )
  })

  test('never rises with one more hint', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 2 }), (run, count) => {
        const scoreWith = (hintCount: number) =>
          scored([...hints(hintCount), ...submission('easy-stack', run)]).score
        expect(scoreWith(count + 1).overall).toBeLessThanOrEqual(scoreWith(count).overall ?? 0)
      }),
    )
  })

  test('never rises with more time', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 1, max: 60 }), (run, minutes) => {
        const after = (min: number) =>
          scored(submission('easy-stack', run, 'x', min)).score.overall ?? 0
        expect(after(minutes + 5)).toBeLessThanOrEqual(after(minutes))
      }),
    )
  })

  test('lies between 0 and 4, has evidence for every level, and is deterministic', () => {
    fc.assert(
      fc.property(
        fc.array(marks, { maxLength: 3 }),
        fc.nat(3),
        fc.string(),
        (runs, hintCount, text) => {
          const steps = [
            ...hints(hintCount),
            ...runs.flatMap((run) => submission('easy-stack', run)),
          ]
          const isAsked = runs.some((run) => !/[^+]/.test(run))
          const { score, interview } = scored([
            ...steps,
            ...(isAsked ? [{ type: 'follow-up-answered', question: 'easy-stack', text }] : []),
          ])
          expect(scoreCodingInterview({ interview, questions: bank })).toEqual(score)
          if (runs.length === 0) {
            expect(score).toMatchObject({ overall: null, dimensions: [], questions: [] })
            return
          }
          expect(score.overall).toBeGreaterThanOrEqual(0)
          expect(score.overall).toBeLessThanOrEqual(4)
          for (const { dimension, meaning, evidence } of score.questions[0]?.dimensions ?? []) {
            expect(meaning, dimension).toBeTruthy()
            expect(evidence.length, dimension).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})

describe('the score of an interview', () => {
  test('has evidence that points to its events', () => {
    const { score, events } = scored([hint('easy-stack', 1), ...submission('easy-stack', '+-++')])
    for (const { evidence } of score.questions[0]?.dimensions ?? [])
      for (const { seq } of evidence)
        expect(['question-asked', 'submission-judged', 'hint-asked', null]).toContain(
          seq === null ? null : events.find((event) => event.seq === seq)?.type,
        )
    expect(JSON.stringify(score)).toContain('expected 1, got 2')
  })

  test.each([
    [
      'solved at once',
      submission('easy-stack', '++++'),
      { correctness: 4, efficiency: 4, 'edge-cases': 4, pace: 4 },
    ],
    [
      'solved at the second try',
      [...submission('easy-stack', '++--'), ...submission('easy-stack', '++++')],
      { correctness: 4, 'edge-cases': 3 },
    ],
    ['solved late', submission('easy-stack', '++++', 'x', 24), { pace: 3 }],
    [
      'too slow',
      submission('easy-stack', '+++!'),
      { efficiency: 2, correctness: 3, 'edge-cases': 3, pace: 3 },
    ],
    [
      'too slow for most tests',
      submission('easy-stack', '+!!!'),
      { efficiency: 1, correctness: 1, 'edge-cases': 0 },
    ],
    ['with a wrong answer', submission('easy-stack', '+++-'), { efficiency: 2, correctness: 2 }],
    [
      'solved with all hints',
      [...hints(3), ...submission('easy-stack', '++++')],
      { independence: 1 },
    ],
    ['given up with nothing submitted', [gaveUp], { correctness: 0, independence: 0, pace: 0 }],
  ])('judges a question %s', (_name, steps, levels) => {
    expect(levelsOf(scored(steps).score)).toMatchObject(levels)
  })

  test.each([
    ['', 0],
    ['It works.', 1],
    ['It is right because every item is seen and nothing is left out.', 2],
    ['It is linear because every item is seen one time in the loop.', 3],
    [
      'It takes O(n) because total is kept while walking over the items, so no item is read twice; for example 20 000 items are 20 000 steps and memory stays constant.',
      4,
    ],
  ])('of communication for the answer “%s” is %i', (text, level) => {
    const code = 'let total = 0'
    const { score } = scored([
      ...submission('easy-stack', '++++', code),
      { type: 'follow-up-answered', question: 'easy-stack', text },
    ])
    expect(levelsOf(score).communication).toBe(level)
  })

  test('is the mean over the asked questions', () => {
    const { score } = scored(
      [...submission('easy-stack', '++++'), { type: 'moved-on', question: 'easy-stack' }],
      planOf('easy-stack', 'medium-heap', 'hard-graphs'),
    )
    expect(score.questions.map(({ slug }) => slug)).toEqual(['easy-stack', 'medium-heap'])
    expect(score.dimensions[0]).toMatchObject({ dimension: 'correctness', score: 2 })
  })
})

describe('the efficiency of a solution', () => {
  test('falls for a higher cost than a good solution has, and the line is quoted', () => {
    const { interview } = scored(submission('easy-stack', '++++', 'a\nb'))
    const cost = { estimated: 'O(n²)', expected: 'O(n)', isWorse: true, line: 2 }
    const score = scoreCodingInterview({ interview, questions: bank, estimate: () => cost })
    expect(levelsOf(score).efficiency).toBe(3)
    expect(JSON.stringify(score)).toContain('2: b')
  })

  const growth = (ending: GrowthPoint['ending'], times: number[]) => ({
    type: 'growth-measured',
    points: times.map((timeMs, step) => ({
      shape: 'long lists',
      size: 1000 * 2 ** step,
      timeMs,
      ending: step === times.length - 1 ? ending : 'finished',
    })),
  })

  test.each([
    [
      'a solution that is too slow for the largest inputs',
      growth('timeout', [40, 160, 5000]),
      3,
      'did not finish',
    ],
    [
      'quadratic growth that reading the code found too',
      growth('finished', [40, 160, 640]),
      3,
      '4 times as long',
    ],
    [
      'linear growth, whatever reading the code says',
      growth('finished', [40, 80, 160]),
      4,
      'twice as long',
    ],
  ])('measured growth decides efficiency: %s', (_name, measured, level, words) => {
    const [sent, judged] = submission('easy-stack', '++++')
    const steps = [
      sent,
      judged,
      { ...measured, question: 'easy-stack', submission: sent?.id },
    ] as Steps
    const { interview } = scored(steps)
    const cost = { estimated: 'O(n²)', expected: 'O(n)', isWorse: true, line: 1 }
    const score = scoreCodingInterview({ interview, questions: bank, estimate: () => cost })
    expect(levelsOf(score).efficiency).toBe(level)
    expect(JSON.stringify(score)).toContain(words)
    expect(JSON.stringify(score).includes('O(n²)')).toBe(level === 3)
  })

  test.each([
    ['is marked down although reading the code found nothing', [40, 160, 640], 1, 3],
    ['is right where a good solution grows as fast', [40, 160, 640], 2, 4],
    ['is not judged by short times', [1, 4, 16], 1, 4],
    ['is not judged where the growth of a good solution is unknown', [40, 160, 640], undefined, 4],
  ])('quadratic growth %s', (_name, times, power, level) => {
    const [sent, judged] = submission('easy-stack', '++++')
    const measured = {
      ...growth('finished', times),
      power,
      question: 'easy-stack',
      submission: sent?.id,
    }
    const { interview } = scored([sent, judged, measured] as Steps)
    const cost = { estimated: 'O(n)', expected: 'O(n)', isWorse: false, line: null }
    const score = scoreCodingInterview({ interview, questions: bank, estimate: () => cost })
    expect(levelsOf(score)).toMatchObject({ efficiency: level, correctness: 4 })
    expect(JSON.stringify(score).includes('looks like O(n)')).toBe(level === 4)
  })
})

describe('a report', () => {
  const reportOf = (steps: Steps) => {
    const { interview, score } = scored(steps)
    return writeReport(interview, score, bank)
  }

  test('names strengths, and advice for low levels', () => {
    const report = reportOf([
      ...hints(3),
      ...submission('easy-stack', '++--'),
      ...submission('easy-stack', '++++'),
    ])
    expect(report.verdict).toContain('you solved it')
    expect(report.strengths[0]).toContain('Correctness')
    expect(report.improvements.join(' ')).toContain('Independence')
    expect(report.author).toContain('built-in coach')
    expect(report.next).toMatchObject({ topic: 'stack' })
  })

  test('of an interview without a submission is kind and short', () => {
    const report = reportOf([])
    expect(report.strengths).toEqual([])
    expect(report.verdict).toContain(
      'You submitted no solution in this interview, so there is nothing to score.',
    )
    expect(report.next).toBeNull()
  })

  test('of a question given up without a submission recommends a simpler one', () => {
    const report = reportOf([gaveUp])
    expect(report.strengths).toEqual([])
    expect(report.verdict).toContain('simpler question')
    expect(report.next).toMatchObject({ topic: 'stack', difficulty: 'easy' })
  })

  test('has a stronger version of a follow-up answer', () => {
    const report = reportOf([
      ...submission('easy-stack', '++++', 'items.sort()'),
      { type: 'follow-up-answered', question: 'easy-stack', text: 'n log n' },
    ])
    expect(report.strongerAnswer).toMatchObject({
      given: 'n log n',
      stronger: expect.stringContaining('O(n)'),
    })
  })
})

describe('the weakness map', () => {
  const level = (topic: 'stack' | 'heap', value: number) => ({
    topic,
    dimension: 'correctness' as const,
    level: value,
  })

  test('has the mean of the latest three questions of each topic and dimension', () => {
    expect(
      weaknessMap([level('stack', 4), level('stack', 3), level('stack', 3), level('stack', 0)]),
    ).toEqual([{ topic: 'stack', dimension: 'correctness', score: 3.3, questions: 3 }])
  })

  test('leads to the weakest topic, with an easier question after a weak score and a harder one after a strong score', () => {
    expect(
      practiceFrom(weaknessMap([level('stack', 4), level('heap', 1)]), 'medium'),
    ).toMatchObject({
      topic: 'heap',
      difficulty: 'easy',
    })
    expect(practiceFrom(weaknessMap([level('stack', 4)]), 'medium')).toMatchObject({
      difficulty: 'hard',
    })
    expect(practiceFrom([], 'easy')).toBeNull()
  })

  test('leads only to topics and difficulties with questions that are new to the candidate', () => {
    const cells = weaknessMap([level('stack', 4), level('heap', 1)])
    const practice = (...kinds: string[]) =>
      practiceFrom(cells, 'medium', (topic, difficulty) =>
        kinds.includes(`${topic} ${difficulty}`) ? 'new' : 'again',
      )
    expect(practice('heap hard', 'heap medium')).toMatchObject({
      topic: 'heap',
      difficulty: 'medium',
    })
    expect(practice('heap medium', 'heap easy')?.why).toBe(
      'Your lowest scores are here: 1 of 4 overall, with correctness at 1.',
    )
    expect(practice('heap hard')?.why).toContain('None of its easy questions is new to you.')
    const withoutEasy = practiceFrom(cells, 'medium', (_, difficulty) =>
      difficulty === 'easy' ? 'none' : 'new',
    )
    expect(withoutEasy?.why).toContain('There is no easy question of this topic.')
    expect(practice('stack easy')).toMatchObject({ topic: 'stack', difficulty: 'easy' })
    expect(practice('stack easy')?.why).toContain(
      'Your weakest topic has too few new questions left.',
    )
    // Another topic of the round comes next, but nobody is asked for queries.
    expect(practice('graphs easy', 'sql easy', 'ownership easy')).toMatchObject({
      topic: 'graphs',
      difficulty: 'easy',
      isAgain: false,
      why: expect.stringContaining('this one is new to you'),
    })
    expect(practice()).toMatchObject({ topic: 'heap', difficulty: 'easy', isAgain: true })
    expect(practiceFrom(cells, 'easy', () => 'none')).toBeNull()
  })
})
