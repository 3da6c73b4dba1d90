import { RUNS_KEPT } from '@sightline/contracts/interviews/limits'
import { expect, test } from 'vitest'
import { attemptsOf, changedTests } from '../../src/interview/attempts.ts'
import { foldInterview } from '../../src/interview/fold.ts'
import { withoutSuperseded } from '../../src/interview/superseded.ts'
import { planOf, play, submission, testResults } from '../play-interview.ts'

const SLUG = 'easy-stack'
const saved = (code: string) => ({
  type: 'code-saved',
  question: SLUG,
  language: 'javascript',
  code,
})
const run = (code: string, marks: string, language = 'javascript') => ({
  type: 'code-run',
  question: SLUG,
  language,
  code,
  results: testResults(marks),
})
const attempts = (...steps: Parameters<typeof play>[1]) => {
  const [progress] = play(planOf(SLUG), steps).interview.questions
  return progress
    ? attemptsOf(progress, 'javascript').map(({ submission, code }) => [submission, code])
    : []
}

test('lists the runs and judged submissions of one language in order', () => {
  expect(
    attempts(
      run('a', '--'),
      run('x', '--', 'python'),
      ...submission(SLUG, '+-+-', 'b'),
      run('c', '++'),
    ),
  ).toEqual([
    [null, 'a'],
    [1, 'b'],
    [null, 'c'],
  ])
})

test('a run keeps the code that was run, not code saved meanwhile', () => {
  expect(attempts(saved('old'), saved('written on'), run('old', '--'))).toEqual([[null, 'old']])
})

test('consecutive runs of the same code are one attempt', () => {
  expect(attempts(run('a', '--'), run('a', '--'), run('b', '--'), run('a', '--'))).toEqual([
    [null, 'a'],
    [null, 'b'],
    [null, 'a'],
  ])
})

test('an early run stored without its code is not an attempt', () => {
  const { code: _, ...older } = run('a', '--')
  expect(attempts(older)).toEqual([])
})

test('keeps the latest runs of each language', () => {
  const many = Array.from({ length: RUNS_KEPT + 5 }, (_, index) => run(`${index}`, '--'))
  const kept = attempts(run('x', '--', 'python'), ...many)
  expect(kept).toHaveLength(RUNS_KEPT)
  expect(kept[0]).toEqual([null, '5'])
  const { events, interview } = play(planOf(SLUG), [run('x', '--', 'python'), ...many])
  expect(interview.questions[0] && attemptsOf(interview.questions[0], 'python')).toHaveLength(1)
  const sent = withoutSuperseded(events)
  expect(events.length - sent.length).toBe(5)
  expect(foldInterview(sent)).toEqual(interview)
})

test('names the tests that turned from failed to passed and back, without tests of one side only', () => {
  expect(changedTests(testResults('+--!'), testResults('-+-+++'))).toEqual({
    fixed: ['test 2', 'test 4'],
    broken: ['test 1'],
  })
})
