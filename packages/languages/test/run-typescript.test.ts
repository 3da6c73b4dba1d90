import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import type { Run } from '../src/run.ts'
import { runTypeScript } from '../src/typescript/run.ts'
import { countingClock, openQuickJs, solving, visible } from './javascript.ts'

const runtime = await openQuickJs(countingClock())

async function run(given: Run): Promise<TestResult[]> {
  const results: TestResult[] = []
  for await (const result of runTypeScript(given, runtime)) results.push(result)
  return results
}

const threeTests = () =>
  visible(
    [1, 2, 3].map((input): TestCase => ({ name: `input ${input}`, args: [input], expected: 1 })),
  )

test('types are removed and the code runs', async () => {
  const code = [
    'type Pair<T> = readonly [T, T]',
    'interface Box { value: number }',
    'enum Step { One = 1 }',
    'class Counter<T extends number> { private count: T; constructor(start: T, public step = Step.One) { this.count = start }',
    '  next(): number { return this.count! + this.step } }',
    'function first<T>([item]: Pair<T>): T { return item as T }',
    'function solve(input: number): number { const box: Box = { value: input }; return new Counter(first([box.value, 0])).next() }',
  ].join('\n')
  expect((await run(solving(code)))[0]).toMatchObject({ status: 'passed', got: '1' })
})

test('code with a type error runs', async () => {
  expect((await run(solving('const solve = (input: string): boolean => 1')))[0]?.status).toBe(
    'passed',
  )
})

test('an exception is reported with its line', async () => {
  const code =
    'interface Thing {\n  items: number[]\n}\nfunction solve(input: Thing): number {\n  return input.items.length\n}'
  expect((await run(solving(code)))[0]).toMatchObject({ status: 'error', error: { line: 5 } })
})

test.each([
  ['in its types', 'function solve(input: number {\n  return 1\n}', 1],
  ['outside its types', 'function solve(input: number) {\n  return input +\n}', 3],
])('a syntax error ends the run with its line: %s', async (_name, code, line) => {
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(results[0]?.error).toMatchObject({
    line,
    message: expect.stringMatching(/^SyntaxError: /),
  })
})

test('code without the function is reported', async () => {
  const [result] = await run(solving('function solved(): void {}'))
  expect(result?.error?.message).toBe('Your code does not define a function named solve.')
})

test('an endless loop is stopped, and later tests are not run', async () => {
  const code = 'function solve(input: number): number {\n  while (input === 2) {}\n  return 1\n}'
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'timeout', 'not-run'])
})
