import type { TestCase, Value } from '@sightline/contracts/questions/questions'
import { openJavaScript, visible } from '@sightline/languages/test/javascript'
import { openPython } from '@sightline/languages/test/python'
import { expect, test } from 'vitest'
import { findFailingInput } from '../src/checks/failing-input.ts'
import { drawnFailure, findFailure } from '../src/checks/find-failure.ts'
import { shrinkFailure } from '../src/checks/shrink-failure.ts'

const question = {
  signature: {
    name: 'solve',
    parameters: [{ name: 'items', type: 'int[]' }],
    returns: 'int',
  },
  comparison: { kind: 'exact' },
} as const
const caseOf = (items: Value[], expected: Value): TestCase => ({
  name: `${items.length} items`,
  args: [items],
  expected,
})
const TESTS = [caseOf([1], 1), caseOf([4, 9, 2], 3), caseOf([5, 6, 7, 8], 4)]

const javaScript = await openJavaScript()
const python = await openPython()
const run = (code: string, tests: TestCase[]) =>
  javaScript({ question: asQuestion(), code, tests: visible(tests) })
const asQuestion = () => ({
  ...question,
  signature: { ...question.signature, parameters: [...question.signature.parameters] },
})

test('a drawn test that fails is added to a submission as a hidden test that failed', async () => {
  const code = 'function solve(items) { return Math.min(3, items.length) }'
  const results = await run(code, TESTS)
  const at = findFailure(results, TESTS)
  expect(at).toBe(2)
  const [failing] = results.slice(at)
  expect(failing && drawnFailure(failing)).toMatchObject({
    name: 'Drawn: 4 items',
    isHidden: true,
    status: 'failed',
    got: '3',
  })
})

test('right code, and code that is slow or deep for inputs that are not small, fails none', async () => {
  const large = caseOf(
    Array.from({ length: 120 }, (_, at) => at),
    120,
  )
  const deep =
    'function solve(items) { const count = (at) => (at < items.length * 20 ? count(at + 1) : items.length)\n  return count(0) }'
  const slow =
    'function solve(items) { if (items.length > 100) for (;;) items[0]++\n  return items.length }'
  for (const code of ['function solve(items) { return items.length }', slow, deep])
    expect(findFailure(await run(code, [...TESTS, large]), [...TESTS, large]), code).toBe(-1)
})

test.each([
  [
    'javascript',
    'function solve(items) {\n  let count = 0\n  while (count !== items.length) count += items.length === 3 ? 2 : 1\n  return count\n}',
    javaScript,
  ],
  [
    'python',
    'def solve(items):\n    count = 0\n    while count != len(items):\n        count += 2 if len(items) == 3 else 1\n    return count',
    python,
  ],
] as const)(
  'a call that never ends for a tiny input is a failure and called endless: %s',
  async (language, code, run) => {
    const probe = (text: string, tests: TestCase[]) =>
      run({ question: asQuestion(), code: text, tests: visible(tests) })
    const results = await probe(code, TESTS)
    const failing = results[findFailure(results, TESTS)]
    expect(failing && drawnFailure(failing)).toMatchObject({
      status: 'error',
      error: { message: expect.stringContaining('does not end') },
    })
    const remark = await findFailingInput({
      ...{ language, code, tests: TESTS, probe },
      question: asQuestion(),
    })
    expect(remark).toMatchObject({
      kind: 'endless-loop',
      message: 'Your code does not end for a small input.',
      reason: expect.stringContaining('`items = [4, 9, 2]` is still running after 5 s'),
    })
  },
)

test('a failing input is shrunk step by step, along the path of what failed', async () => {
  const code = 'function solve(items) { return items.includes(9) ? 0 : items.length }'
  const results = await run(code, TESTS)
  const paths: (readonly number[])[] = []
  const smallerThan = async (path: readonly number[]) => {
    paths.push(path)
    const smaller = [[caseOf([4], 1), caseOf([9, 2], 2)], [caseOf([2], 1), caseOf([9], 1)], []]
    return smaller[path.length - 1] ?? []
  }
  const failed = await shrinkFailure(code, { tests: TESTS, results }, { probe: run, smallerThan })
  expect(failed?.test.args).toEqual([[9]])
  expect(paths).toEqual([[1], [1, 1], [1, 1, 1]])
})

test('without a connection a failing input stays as it is', async () => {
  const code = 'function solve() { return 1 }'
  const results = await run(code, TESTS)
  const smallerThan = () => Promise.reject(new Error('offline'))
  const failed = await shrinkFailure(code, { tests: TESTS, results }, { probe: run, smallerThan })
  expect(failed?.test).toBe(TESTS[1])
})
