import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { TestCase } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import { solving, visible } from './javascript.ts'
import { openRubyRunner } from './ruby.ts'

const run = await openRubyRunner()

const solve = (body: string) => `def solve(input)\n  ${body}\nend`
const threeTests = () =>
  visible(
    [1, 2, 3].map((input): TestCase => ({ name: `input ${input}`, args: [input], expected: 1 })),
  )

test('code that returns the expected value passes', async () => {
  const [result] = await run(solving(solve('input + 1')))
  expect(result).toMatchObject({
    status: 'passed',
    input: 'input = 0',
    expected: '1',
    got: '1',
    error: null,
  })
})

test('the method is called by its name in snake case', async () => {
  const question = {
    ...solving('').question,
    signature: { ...solving('').question.signature, name: 'firstGap' },
  }
  const [result] = await run({ ...solving('def first_gap(input) = 1'), question })
  expect(result?.status).toBe('passed')
})

test.each([
  ['nil', 'null', 'Your function returned nothing. Is a return missing?'],
  ['[1, [2.5, "x"], nil, true]', '[1, [2.5, "x"], null, true]', null],
  ['Set.new([1, 2])', 'Set[1, 2]', null],
  ['{ 1 => 2 }', '{1 => 2}', null],
  [':word', ':word', null],
  ['2**80', '1208925819614629174706176', null],
  ['Float::NAN', 'NaN', null],
  ['require("json") || JSON.generate([1])', '"[1]"', null],
])('returning %s fails, shown as %s', async (value, got, message) => {
  const [result] = await run(solving(solve(value)))
  expect(result).toMatchObject({ status: 'failed', got })
  expect(result?.error?.message ?? null).toBe(message)
})

test('an exception is reported with its line', async () => {
  const [result] = await run(solving(solve('input.items')))
  expect(result).toMatchObject({ status: 'error', got: null, error: { line: 2 } })
  expect(result?.error?.message).toBe(
    "NoMethodError: undefined method 'items' for an instance of Integer",
  )
})

test('a syntax error ends the run with its line', async () => {
  const results = await run({ ...solving('def solve(input)\n  input +\nend'), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(results[0]?.error).toMatchObject({
    line: 3,
    message: expect.stringContaining('SyntaxError'),
  })
})

test.each(['def solved(input) = 1', 'solve = 1'])(
  'code without the method is reported: %s',
  async (code) => {
    const results = await run({ ...solving(code), tests: threeTests() })
    expect(results[0]?.error?.message).toBe('Your code does not define a function named solve.')
    expect(results[1]?.status).toBe('not-run')
  },
)

test.each([
  ['calls without an end', '1 + solve(input)', 'Too many nested calls'],
  ['blocks within blocks without an end', '[1].map { solve(input) }[0]', 'Too many nested calls'],
  [
    'a text that grows without an end',
    'all = []; loop { all << "x" * 1_000_000 }',
    'the limit is 64 MiB',
  ],
  ['leaving', 'exit', 'Your code ended Ruby itself.'],
  ['leaving at once', 'exit!', 'Your code ended Ruby itself.'],
  ['reading a file', 'File.read("/etc/passwd")', 'No such file'],
  ['the network', 'require "socket"', 'cannot load such file'],
  ['JavaScript', 'require "js"; JS.eval("1")', 'stopped the engine'],
])('%s is an error, and the next test runs', async (_name, body, message) => {
  const results = await run({
    ...solving(solve(`return 1 if input != 2; ${body}`)),
    tests: threeTests(),
  })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'error', 'passed'])
  expect(results[1]?.error?.message).toContain(message)
})

test('a recursion of 600 calls passes', async () => {
  const [result] = await run(
    solving(`def deep(n) = n == 0 ? 1 : deep(n - 1)\n${solve('deep(600)')}`),
  )
  expect(result?.status).toBe('passed')
})

test.each(['[1].each { break }', '[1].each { next }; inner', 'catch(:done) { throw :done }'])(
  'a block can be left many times: %s',
  async (leaving) => {
    const inner = 'def inner = [1].each { |item| return item }'
    const [result] = await run(solving(`${inner}\n${solve(`20_000.times { ${leaving} }; 1`)}`))
    expect(result?.status).toBe('passed')
  },
)

test('printed output belongs to the test that printed it', async () => {
  const results = await run({
    ...solving(solve('puts "got #{input}"; warn "x"; 1')),
    tests: threeTests(),
  })
  expect(results.map(({ output }) => output)).toEqual([1, 2, 3].map((input) => `got ${input}\nx\n`))
})

test('a NUL in the output becomes U+FFFD', async () => {
  const [result] = await run(solving(solve('puts "[" + 0.chr + "]"; 1')))
  expect(result?.output).toBe('[\uFFFD]\n')
})

test('endless output is cut', async () => {
  const [result] = await run(solving(solve('20000.times { |index| puts "line #{index}" }; 1')))
  expect(result?.status).toBe('passed')
  expect(result?.output).toHaveLength(OUTPUT_MAX_LENGTH + 38)
})

test('tests share no state', async () => {
  const code = `$calls = ($calls || 0) + 1\nclass Array\n  def extra = 1\nend\n${solve('$calls')}`
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ got }) => got)).toEqual(['1', '1', '1'])
})

test.each(['1', 'exit!', 'all = "x" * 30_000_000; 1'])(
  'nothing is left over from a run that ends with %s',
  async (body) => {
    await run(solving(`$calls = 1\nclass Array\n  def extra = 1\nend\n${solve(body)}`))
    const [result] = await run(solving(solve('[$calls, [].respond_to?(:extra)]')))
    expect(result?.got).toBe('[null, false]')
  },
)

test.each(['gets', 'STDIN.read', '$stdin.each_line.to_a', 'readlines', 'Kernel.gets'])(
  'code that reads the standard input by %s is told where the arguments are',
  async (read) => {
    const [result] = await run(solving(solve(read)))
    expect(result?.error?.message).toMatch(
      /there is no standard input here: the arguments come as parameters/,
    )
  },
)
