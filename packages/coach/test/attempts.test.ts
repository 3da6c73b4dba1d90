import { RUNS_KEPT } from '@sightline/contracts/interview-limits'
import { expect, test } from 'vitest'
import { attemptsOf, changedTests } from '../src/interview/attempts.ts'
import { foldInterview } from '../src/interview/fold.ts'
import { withoutSuperseded } from '../src/interview/superseded.ts'
import { outcome, planOf, play, submission } from './play-interview.ts'

const SLUG = 'easy-stack'
const saved = (code: string) => ({ type: 'code-saved', question: SLUG, language: 'javascript', code })
const run = (code: string, marks: string, language = 'javascript') => ({
  type: 'code-run',
  question: SLUG,
  language,
  code,
  results: outcome(marks),
})
const attempts = (...steps: Parameters<typeof play>[1]) => {
  const [progress] = play(planOf(SLUG), steps).interview.questions
  return progress ? attemptsOf(progress, 'javascript').map(({ submission, code }) => [submission, code]) : []
}

test('runs and judged submissions of one language stand in the order they were made', () => {
  expect(attempts(run('a', '--'), run('x', '--', 'python'), ...submission(SLUG, '+-+-', 'b'), run('c', '++'))).toEqual([
    [null, 'a'],
    [1, 'b'],
    [null, 'c'],
  ])
})

test('the code of a run is what was run, whatever was saved meanwhile', () => {
  expect(attempts(saved('old'), saved('written on'), run('old', '--'))).toEqual([[null, 'old']])
})

test('the same code run again and again is one attempt', () => {
  expect(attempts(run('a', '--'), run('a', '--'), run('b', '--'), run('a', '--'))).toEqual([
    [null, 'a'],
    [null, 'b'],
    [null, 'a'],
  ])
})

test('a run from before its code was kept cannot be compared with', () => {
  const { code: _, ...older } = run('a', '--')
  expect(attempts(older)).toEqual([])
})

test('of many runs the latest are kept, in each language', () => {
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

test('tests turn from failed to passed and back; what only one side ran is not compared', () => {
  expect(changedTests(outcome('+--!'), outcome('-+-+++'))).toEqual({ fixed: ['test 2', 'test 4'], broken: ['test 1'] })
})
