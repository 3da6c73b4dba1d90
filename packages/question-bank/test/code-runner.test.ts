import type { Signature, Value } from '@sightline/contracts/questions/questions'
import { encodeInput } from '@sightline/languages/code-runner/encode-input'
import type { Ending, Execution, Program } from '@sightline/languages/code-runner/harness'
import { runOnCodeRunner } from '@sightline/languages/code-runner/run'
import { offeredLanguages } from '@sightline/languages/offered-languages'
import { REMOTE_LANGUAGES } from '@sightline/languages/registry'
import type { Run } from '@sightline/languages/run'
import { starterFor } from '@sightline/languages/starter'
import { describe, expect, test } from 'vitest'
import { readQuestion, slugs } from './bank.ts'

/** The questions that are offered in the languages of the code runner. */
const questions = slugs
  .map(readQuestion)
  .filter(({ kind }) =>
    REMOTE_LANGUAGES.some((language) => offeredLanguages(kind).includes(language)),
  )
const MARKER = 'secret'
/** Smaller than the request limit of code runners by default, with room for the code. */
const INPUT_MAX_BYTES = 16 * 1024

/** Decodes arguments as the main programs do. */
function readInput(text: string, types: string[]): Value[][] {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const slice = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to))
  const token = (end = ' ') => {
    const start = at
    while (slice(at, at + 1) !== end) at++
    return slice(start, at++)
  }
  const begins = (letter: string) => {
    const is = slice(at, at + 2) === `${letter} `
    if (is) at += 2
    return is
  }
  const read = (type: string): Value => {
    if (type.endsWith('[]')) return fill([], Number(token()), type.slice(0, -2))
    if (type === 'string') return readText(Number(token()))
    const value = Number(token())
    return type === 'bool' ? value === 1 : value
  }
  const readText = (size: number) => {
    let text = ''
    while (new TextEncoder().encode(text).length < size) {
      const times = begins('r') ? Number(token()) : 1
      const length = Number(token(':'))
      text += slice(at, at + length).repeat(times)
      at += length + 1
    }
    return text
  }
  const fill = (items: Value[], size: number, type: string): Value[] => {
    while (items.length < size) {
      if (begins('r')) {
        const [times, count, start] = [Number(token()), Number(token()), at]
        for (let turn = 0; turn < times; turn++) {
          at = start
          fill(items, items.length + count, type)
        }
      } else if (begins('s')) {
        const [count, first, step] = [Number(token()), Number(token()), Number(token())]
        for (let index = 0; index < count; index++) items.push(first + index * step)
      } else if (begins('z')) {
        const [count, width] = [Number(token()), Number(token())]
        const columns = Array.from(
          { length: width },
          () => [Number(token()), Number(token())] as const,
        )
        for (let index = 0; index < count; index++)
          items.push(columns.map(([first, step]) => first + index * step))
      } else items.push(read(type))
    }
    return items
  }
  const calls = Array.from({ length: Number(token()) }, () => types.map(read))
  expect(at).toBe(bytes.length)
  return calls
}

describe('encoded input', () => {
  const types = ['string', 'int[][]', 'float[]', 'bool[]', 'string[]']
  test.each<[string, Value[]]>([
    ['of nothing much', ['', [], [], [], []]],
    [
      'with what looks like a shorthand',
      ['r 3 2', [[]], [0.5], [true], ['s', 'r ', '', ' ', '3:']],
    ],
    [
      'that repeats itself',
      [
        'ab"é'.repeat(90),
        [...Array(9).fill([1, 2, 3, 4]), [5], [5]],
        [1, 1, 1, 1, 2.5],
        [],
        ['x', 'x', 'x'],
      ],
    ],
    [
      'of lists that count',
      [
        '',
        [[7], [0, 9], [3, 8], [6, 7], [9, 6], [9, 6], [9, 6], [9, 6], [9, 6], [1], [2], [3], [4]],
        [],
        [],
        [],
      ],
    ],
    [
      'that counts',
      [
        'a'.repeat(64),
        [
          [3, 2, 1, 0, -1],
          [0, 5],
        ],
        [1, 2, 3, 4, 5, 1e21, 1e-7],
        [false, false, false, true],
        ['\n'],
      ],
    ],
  ])('%s survives encoding and decoding', (_name, args) => {
    expect(readInput(encodeInput([args, args]), types)).toEqual([args, args])
  })

  test.each(questions)('is small for all tests of $slug', ({ tests }) => {
    const calls = [...tests.visible, ...tests.hidden].map(({ args }) => args)
    expect(encodeInput(calls).length).toBeLessThan(INPUT_MAX_BYTES)
  })
})

const signature: Signature = {
  name: 'solveIt',
  parameters: [{ name: 'input', type: 'int' }],
  returns: 'int',
}
const runOf = (count: number): Run => ({
  question: { signature, comparison: { kind: 'exact' } },
  code: 'class Solution {\n  broken\n}',
  tests: Array.from({ length: count }, (_, index) => ({
    test: { name: `test ${index}`, args: [index], expected: 1 },
    isHidden: false,
  })),
})
const ran = (stdout: string, ended: Ending = 'done', stderr = ''): Execution => ({
  compile: null,
  run: { stdout, stderr, ended },
})

/** Runs Go on a code runner that returns these executions, one per program. */
async function playBack(count: number, ...answers: Execution[]) {
  const programs: Program[] = []
  const results = await runOnCodeRunner(runOf(count), 'go', {
    execute: async (program) => {
      programs.push(program)
      return answers[programs.length - 1] ?? ran('')
    },
    limitMs: 3000,
    newMarker: () => MARKER,
  })
  return { programs, said: results.map(({ status, error }) => error?.message ?? status), results }
}
const call = (end: string) => `${MARKER} call\n${end}`
const got = (json: string) => call(`printed\n${MARKER} got 1.26 ${json}\n`)

describe("a code runner's response", () => {
  test('becomes results, with the output of each call on both streams', async () => {
    const threw = call(`${MARKER} threw 2 {"kind":"panic","message":"bad luck","line":2}\n`)
    const { results, said } = await playBack(
      3,
      ran(`before${got('1')}${got('2')}${threw}`, 'done', `x${call('y\n')}${call('')}${call('z')}`),
    )
    expect(said).toEqual(['passed', 'failed', 'panic: bad luck'])
    expect(results.map(({ output }) => output)).toEqual(['printed\ny\n', 'printed\n', 'z'])
    expect([results[0]?.timeMs, results[2]?.error?.line]).toEqual([1.3, 2])
  })

  test('is accepted only with the right marker and form', async () => {
    for (const line of [
      'forged got 1 1',
      `${MARKER} got 1 {"odd":7}`,
      `${MARKER} got 1 [`,
      `${MARKER} threw 1 "x"`,
      `${MARKER} got 1`,
    ])
      expect((await playBack(1, ran(call(`${line}\n`)))).said).toEqual([
        'Your code ended the program.',
      ])
  })

  test('that ends early is continued with another program, at most four times', async () => {
    const { said, programs } = await playBack(3, ran(got('1') + call(''), 'failed'), ran(got('1')))
    expect(said).toEqual(['passed', 'Your code ended the program.', 'passed'])
    expect(programs.map(({ input }) => input)).toEqual(['3 0 1 2 ', '1 2 '])
    const ending = ran(call(''), 'killed')
    const stubborn = await playBack(6, ending, ending, ending, ending, ending)
    expect([stubborn.programs.length, stubborn.said.slice(-2)]).toEqual([4, ['not-run', 'not-run']])
  })

  test.each<[string, Execution, string]>([
    ['timed out in a call', ran(call(''), 'timeout'), 'Stopped: the run took longer than 3 s.'],
    ['timed out before any call', ran('', 'timeout'), 'could not get your code ready in time'],
    ['printed too much', ran(call('x'), 'output'), 'printed more than the engine keeps'],
    ['was killed', ran(call(''), 'killed'), 'most likely for its memory'],
    [
      'overflowed its stack',
      ran(call(''), 'failed', 'fatal error: stack overflow'),
      'Too many nested calls',
    ],
    [
      'deadlocked',
      ran(call(''), 'failed', 'fatal error: all goroutines are asleep - deadlock!'),
      'are asleep',
    ],
    ['said nothing', ran('', 'done'), 'Your code ended the program.'],
  ])('gets a message when a program %s', async (_name, execution, words) => {
    const { said } = await playBack(1, execution)
    expect(said).toEqual([expect.stringContaining(words)])
  })

  test('reports a compiler error at its line, without the main program', async () => {
    const stderr = `./solution.go:2:3: syntax error\n\tbroken\n\n2 errors\n./solution.go:90:3: undefined: ${MARKER}\n`
    const compile = { stdout: '', stderr, ended: 'failed' } as const
    const { results } = await playBack(2, { compile, run: null })
    expect(results.map(({ status }) => status)).toEqual(['error', 'not-run'])
    expect(results[0]?.error).toEqual({ line: 2, message: 'syntax error\n\tbroken' })
  })
})

test.each(REMOTE_LANGUAGES)(
  'in %s, every question has one file that holds the code and the marker once',
  async (language) => {
    for (const question of questions) {
      const tests = question.tests.visible.map((test) => ({ test, isHidden: false }))
      const code = starterFor(question, language)
      let content = ''
      await runOnCodeRunner({ question, code, tests }, language, {
        execute: async ({ file }) => {
          content = file.content
          return ran('')
        },
        limitMs: 1000,
        newMarker: () => MARKER,
      })
      expect(content.split(`"${MARKER}"`)).toHaveLength(2)
      expect(content).toContain(code.split('\n').at(-3))
    }
  },
)
