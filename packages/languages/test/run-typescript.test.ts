import type { TestCase, TestResult } from '@sightline/contracts/questions'
import { referencesIn, testReferences } from '@sightline/question-bank/test/references'
import { expect, test } from 'vitest'
import type { Run } from '../src/run.ts'
import { runTypeScript } from '../src/typescript/run.ts'
import { countingClock, openQuickJs, solving, visible } from './javascript.ts'

const engine = await openQuickJs(countingClock())

async function run(given: Run): Promise<TestResult[]> {
  const results: TestResult[] = []
  for await (const result of runTypeScript(given, engine)) results.push(result)
  return results
}
testReferences(referencesIn('typescript'), run)

const threeTests = () =>
  visible([1, 2, 3].map((input): TestCase => ({ name: `input ${input}`, args: [input], expected: 1 })))

test('types are taken away, and the code runs', async () => {
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

test('a type that is wrong does not keep the code from running', async () => {
  expect((await run(solving('const solve = (input: string): boolean => 1')))[0]?.status).toBe('passed')
})

test('an exception is shown with its line', async () => {
  const code =
    'interface Thing {\n  items: number[]\n}\nfunction solve(input: Thing): number {\n  return input.items.length\n}'
  expect((await run(solving(code)))[0]).toMatchObject({ status: 'error', error: { line: 5 } })
})

test.each([
  ['of its types', 'function solve(input: number {\n  return 1\n}', 1],
  ['of what is left without them', 'function solve(input: number) {\n  return input +\n}', 3],
])('code that cannot be read because %s stops the run at its line', async (_name, code, line) => {
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(results[0]?.error).toMatchObject({ line, message: expect.stringMatching(/^SyntaxError: /) })
})

test('code without the function says so', async () => {
  const [result] = await run(solving('function solved(): void {}'))
  expect(result?.error?.message).toBe('Your code does not define a function named solve.')
})

test('an endless loop is stopped, and the tests after it are not run', async () => {
  const code = 'function solve(input: number): number {\n  while (input === 2) {}\n  return 1\n}'
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'timeout', 'not-run'])
})
