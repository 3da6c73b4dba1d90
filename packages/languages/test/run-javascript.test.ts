import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { TestCase } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import { countingClock, openJavaScript, solving, visible } from './javascript.ts'

const run = await openJavaScript()

test('code that returns the expected value passes', async () => {
  const [result] = await run(solving('function solve(input) { return input + 1 }'))
  expect(result).toMatchObject({
    status: 'passed',
    input: 'input = 0',
    expected: '1',
    got: '1',
    error: null,
  })
})

test('a function in a constant is found', async () => {
  const [result] = await run(solving('const solve = (input) => input + 1'))
  expect(result?.status).toBe('passed')
})

test.each([
  'export function solve(input) { return input + 1 }',
  'export const solve = (input) => input + 1',
  'export default function (input) { return input + 1 }',
  'const solve = (input) => input + 1\nexport { solve }',
  'export const one = 1\nfunction solve(input) { return input + one }',
])('code that is written as a module passes: %s', async (code) => {
  const [result] = await run(solving(code))
  expect(result).toMatchObject({ status: 'passed', error: null })
})

test('an exception in a module is reported with its line', async () => {
  const [result] = await run(solving('export function solve(input) {\n  return input.a.b\n}'))
  expect(result).toMatchObject({ status: 'error', error: { line: 2 } })
})

test('a mark of the byte order before the code is no part of it', async () => {
  const [result] = await run(solving('\uFEFFfunction solve(input) { return input + 1 }'))
  expect(result?.status).toBe('passed')
})

test('values are cloned as in a browser, and tables printed', async () => {
  const [result] = await run(
    solving(`function solve() {
      const given = { list: [1, new Map([['a', new Set([2])]])] }
      given.self = given
      const copy = structuredClone(given)
      console.table([[1, 2]])
      copy.list[1].get('a').add(3)
      return copy.self === copy && copy.list !== given.list && given.list[1].get('a').size
    }`),
  )
  expect(result).toMatchObject({ status: 'passed', output: '[[1, 2]]\n' })
})

test('a wrong value fails and is shown', async () => {
  const [result] = await run(solving('const solve = () => [1, [2.5, "x"], null, true]'))
  expect(result).toMatchObject({
    status: 'failed',
    got: '[1, [2.5, "x"], null, true]',
    error: null,
  })
})

test.each([
  ['undefined', 'undefined', 'Your function returned nothing. Is a return missing?'],
  ['Promise.resolve(1)', '[Promise]', 'Your function returned a promise. Return the value.'],
  ['NaN', 'NaN', null],
  ['-Infinity', '-Infinity', null],
  ['1n', '1n', null],
  ['new Map([[1, "a"]])', 'Map(1) {1 => "a"}', null],
  ['new Set([1, 2])', 'Set(2) {1, 2}', null],
  ['({ a: 1 })', '{a: 1}', null],
  ['[undefined]', '[undefined]', null],
  ['solve', '[function solve]', null],
])('returning %s fails, shown as %s', async (value, got, message) => {
  const [result] = await run(solving(`function solve() { return ${value} }`))
  expect(result).toMatchObject({ status: 'failed', got })
  expect(result?.error?.message ?? null).toBe(message)
})

test('a typed array counts as a list', async () => {
  const [result] = await run(solving('const solve = () => Int32Array.of(1, 2)', [1, 2]))
  expect(result?.status).toBe('passed')
})

test('an exception is reported with its line', async () => {
  const [result] = await run(solving('function solve(input) {\n  return input.items.length\n}'))
  expect(result).toMatchObject({ status: 'error', got: null, error: { line: 2 } })
  expect(result?.error?.message).toMatch(/^TypeError: .*length/)
})

test.each(['"no luck"', 'null', '{ reason: 1 }'])(
  'a thrown value that is not an Error is shown: %s',
  async (thrown) => {
    const [result] = await run(solving(`function solve() { throw (${thrown}) }`))
    expect(result).toMatchObject({ status: 'error' })
    expect(result?.error?.message).toContain('Your code threw')
  },
)

test('a syntax error ends the run with its line', async () => {
  const results = await run({
    ...solving('function solve(input) {\n  return input +\n}'),
    tests: threeTests(),
  })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(results[0]?.error).toMatchObject({
    line: 3,
    message: expect.stringContaining('SyntaxError'),
  })
})

test('code without the function is reported', async () => {
  const [result] = await run(solving('function solved() {}'))
  expect(result?.error?.message).toBe('Your code does not define a function named solve.')
})

test('an endless loop is stopped, and later tests are not run', async () => {
  const runFast = await openJavaScript(countingClock())
  const code = 'function solve(input) {\n  while (input === 2) {}\n  return 1\n}'
  const results = await runFast({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'timeout', 'not-run'])
  expect(results[1]?.error?.message).toContain('longer than 5 s')
})

test('code that catches every exception is stopped too', async () => {
  const runFast = await openJavaScript(countingClock())
  const code =
    'function solve() { for (;;) { try { for (;;) {} } catch { continue } finally { continue } } }'
  const [result] = await runFast(solving(code))
  expect(result?.status).toBe('timeout')
})

test.each([
  ['many small things', 'const all = []; for (;;) all.push([1, 2, 3])'],
  ['big lists', 'const all = []; for (;;) all.push(new Array(100000).fill(7))'],
  ['one huge text', 'return "ab".repeat(500000000).length'],
  ['a growing text', 'const all = []; for (let i = 0; ; i++) all.push("x".repeat(100000) + i)'],
])('running out of memory with %s is an error, and the next test runs', async (_name, body) => {
  const code = `function solve(input) { if (input !== 2) return 1; ${body} }`
  // On a busy machine the time would be over before the memory is.
  const runWithoutLimit = await openJavaScript(() => 0)
  const results = await runWithoutLimit({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'error', 'passed'])
  expect(results[1]?.error?.message).toContain('the limit is 64 MiB')
})

test.each([
  ['recursion', 'function solve(input) { return input === 2 ? 1 + solve(input) : 1 }'],
  [
    'recursion through callbacks',
    'function solve(input) { return input === 2 ? [1].map(() => solve(input))[0] : 1 }',
  ],
  [
    'nesting of a returned value',
    'function solve(input) { if (input !== 2) return 1; let a = []; for (let i = 0; i < 100000; i++) a = [a]; return a }',
  ],
])('endless %s is an error, and the next test runs', async (_name, code) => {
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'error', 'passed'])
  expect(results[1]?.error?.message).toContain('Too many nested calls')
  expect(results[1]?.error?.message).toContain('only the engine is at its limit')
})

test('a recursion of 600 calls passes', async () => {
  const code = 'const deep = (n) => (n === 0 ? 1 : deep(n - 1)); const solve = () => deep(600)'
  expect((await run(solving(code)))[0]?.status).toBe('passed')
})

test('printed output belongs to the test that printed it', async () => {
  const code =
    'function solve(input) { console.log("got", input, [1, { a: "b" }]); console.error(new Error("x")); return 1 }'
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ output }) => output)).toEqual(
    [1, 2, 3].map((input) => `got ${input} [1, {a: "b"}]\nError: x\n`),
  )
})

test('endless output is cut', async () => {
  const code =
    'function solve() { for (let i = 0; i < 100000; i++) console.log("line", i); return 1 }'
  const [result] = await run(solving(code))
  expect(result?.status).toBe('passed')
  expect(result?.output).toHaveLength(OUTPUT_MAX_LENGTH + 38)
  expect(result?.output).toMatch(/the rest of the output is not kept\n$/)
})

test('tests share no state', async () => {
  const code =
    'globalThis.calls = (globalThis.calls ?? 0) + 1; Array.prototype.extra = 1; const solve = () => calls'
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ got }) => got)).toEqual(['1', '1', '1'])
})

test.each([
  'fetch',
  'XMLHttpRequest',
  'document',
  'window',
  'self',
  'postMessage',
  'importScripts',
  'process',
  'require',
])('code cannot access %s', async (name) => {
  const [result] = await run(solving(`const solve = () => typeof ${name}`))
  expect(result?.got).toBe('"undefined"')
})

test('replacing built-ins does not change the verdict', async () => {
  const code =
    'JSON.stringify = () => "1"; JSON.parse = () => [1]; Reflect.apply = () => 1; const solve = () => 2'
  const [result] = await run(solving(code))
  expect(result).toMatchObject({ status: 'failed', got: '2' })
})

function threeTests(): ReturnType<typeof visible> {
  return visible(
    [1, 2, 3].map((input): TestCase => ({ name: `input ${input}`, args: [input], expected: 1 })),
  )
}
