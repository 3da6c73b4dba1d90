// Longer than other files: the samples of code stand beside what is expected of them.
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion, TestCase, Value } from '@sightline/contracts/questions/questions'
import { countingClock, openJavaScript, visible } from '@sightline/languages/test/javascript'
import { openPython } from '@sightline/languages/test/python'
import { openRubyRunner } from '@sightline/languages/test/ruby'
import { expect, test } from 'vitest'
import { findFailingInput, remarkOnBrokenCall } from '../src/checks/failing-input.ts'

const runners: Partial<Record<Language, Awaited<ReturnType<typeof openJavaScript>>>> = {
  javascript: await openJavaScript(countingClock()),
  python: await openPython(() => 0),
  ruby: await openRubyRunner(() => 0),
}

type Parameters = CandidateQuestion['signature']['parameters']
const ITEMS: Parameters = [{ name: 'items', type: 'int[]' }]
const NUMBER: Parameters = [{ name: 'n', type: 'int' }]

type Example = {
  language: Language
  parameters: Parameters
  returns: string
  code: string
  tests: [Value, Value][]
}

async function remarkOn({ language, parameters, returns, code, tests }: Example) {
  const question: CandidateQuestion = {
    ...{
      slug: 'solve',
      title: 'Solve',
      kind: 'write',
      topic: 'graphs',
      difficulty: 'easy',
      statement: 'Solve it.',
    },
    ...{ examples: [], constraints: [], tests: [], hints: [] },
    signature: { name: 'solve', parameters, returns },
    comparison: { kind: 'exact' },
  }
  const run = runners[language]
  const probe = async (candidate: string, cases: TestCase[]) =>
    (await run?.({ question, code: candidate, tests: visible(cases) })) ?? null
  const cases = tests.map(([arg, expected], index) => ({
    name: `input ${index}`,
    args: [arg],
    expected,
  }))
  return findFailingInput({ question, language, code, tests: cases, probe })
}

test.each<[string, Example, number]>([
  [
    'the return that gave it, not the head of the function',
    {
      language: 'javascript',
      parameters: ITEMS,
      returns: 'int',
      code: `function solve(items) {
  for (const item of items) {
    if (item > 1) return item + 5
  }
  return -1
}`,
      tests: [[[1, 3], 3]],
    },
    3,
  ],
  [
    'the return that gave it in Python',
    {
      language: 'python',
      parameters: ITEMS,
      returns: 'int',
      code: `def solve(items):
    if len(items) < 1:
        return 7
    return len(items)`,
      tests: [[[], 0]],
    },
    3,
  ],
  [
    'the last return of the function where inner functions return as well',
    {
      language: 'javascript',
      parameters: ITEMS,
      returns: 'int',
      code: `function solve(items) {
  const doubled = items.map((item) => {
    return item * 2
  })
  return doubled.length + 1
}`,
      tests: [[[1, 3], 2]],
    },
    5,
  ],
  [
    'the last line where no return is needed',
    {
      language: 'ruby',
      parameters: ITEMS,
      returns: 'int',
      code: `def solve(items)
  size = items.length
  size + 1
end`,
      tests: [[[1, 3], 2]],
    },
    3,
  ],
])('a wrong answer is marked at %s', async (_where, example, line) => {
  expect(await remarkOn(example)).toMatchObject({ kind: 'edge-case', line })
})

const POSITION_JS = `function solve(items) {
  const at = items.indexOf(3) >= 0 ? items.indexOf(3) : undefined
  if (at) {
    return at
  }
  return -1
}`
const POSITION_PYTHON = `def solve(items):
    at = items.index(3) if 3 in items else None
    if at:
        return at
    return -1`
const POSITIONS: [Value, Value][] = [
  [[1], -1],
  [[3], 0],
  [[1, 3], 1],
]
const REMAINDERS: [Value, Value][] = [
  [0, 0],
  [-1, 6],
  [8, 1],
]
const HALVES: [Value, Value][] = [
  [2, 1],
  [3, 1],
  [4_000_000_000, 2_000_000_000],
]
const ROWS: [Value, Value][] = [
  [1, [[1]]],
  [
    2,
    [
      [1, 0],
      [0, 1],
    ],
  ],
]
const PREFIXES: [Value, Value][] = [
  [[], []],
  [
    [1, 2],
    [[1], [1, 2]],
  ],
]

test.each<[string, Example, number, string]>([
  [
    'a position tested for truth in JavaScript',
    {
      language: 'javascript',
      parameters: ITEMS,
      returns: 'int',
      code: POSITION_JS,
      tests: POSITIONS,
    },
    3,
    '0 counts as false',
  ],
  [
    'a position tested for truth in Python',
    {
      language: 'python',
      parameters: ITEMS,
      returns: 'int',
      code: POSITION_PYTHON,
      tests: POSITIONS,
    },
    3,
    '0 counts as false',
  ],
  [
    'the remainder of a negative number',
    {
      language: 'javascript',
      parameters: NUMBER,
      returns: 'int',
      code: 'function solve(n) {\n  return Math.abs(n % 7) * Math.sign(n % 7)\n}',
      tests: REMAINDERS,
    },
    2,
    'remainder',
  ],
  [
    'a shift beyond 32 bits',
    {
      language: 'javascript',
      parameters: NUMBER,
      returns: 'int',
      code: 'function solve(n) {\n  // n >> 2\n  return n >> 1\n}',
      tests: HALVES,
    },
    3,
    '`>>` works on 32 bits',
  ],
  [
    'shared rows in JavaScript',
    {
      language: 'javascript',
      parameters: NUMBER,
      returns: 'int[][]',
      code: 'function solve(n) {\n  const rows = Array(n).fill(Array(n).fill(0))\n  for (let i = 0; i < n; i++) rows[i][i] = 1\n  return rows\n}',
      tests: ROWS,
    },
    2,
    'all rows are one and the same list',
  ],
  [
    'shared rows in Python',
    {
      language: 'python',
      parameters: NUMBER,
      returns: 'int[][]',
      code: 'def solve(n):\n    rows = [[0] * n] * n\n    for i in range(n):\n        rows[i][i] = 1\n    return rows',
      tests: ROWS,
    },
    2,
    'all rows are one and the same list',
  ],
  [
    'shared rows in Ruby',
    {
      language: 'ruby',
      parameters: NUMBER,
      returns: 'int[][]',
      code: 'def solve(n)\n  rows = Array.new(n, Array.new(n, 0))\n  n.times { |i| rows[i][i] = 1 }\n  rows\nend',
      tests: ROWS,
    },
    2,
    'all rows are one and the same list',
  ],
  [
    'an aliased result',
    {
      language: 'python',
      parameters: ITEMS,
      returns: 'int[][]',
      code: 'def solve(items):\n    found, path = [], []\n    for item in items:\n        path.append(item)\n        found.append(path)\n    return found',
      tests: PREFIXES,
    },
    5,
    'store a copy',
  ],
  [
    'a read behind the end',
    {
      language: 'javascript',
      parameters: ITEMS,
      returns: 'int',
      code: 'function solve(items) {\n  let sum = 0\n  for (let i = 0; i <= items.length; i++) sum += items[i]\n  return sum\n}',
      tests: [[[1], 1]],
    },
    3,
    'one too far',
  ],
])('names %s', async (_name, example, line, cause) => {
  const remark = await remarkOn(example)
  expect(remark).toMatchObject({ kind: 'edge-case', line, reason: expect.stringContaining(cause) })
  expect(remark?.reason).toContain(`in line ${line}: `)
})

test('names no cause when the suspect construct is not what fails', async () => {
  const code = 'function solve(n) {\n  const half = n >> 1\n  return half + (n % 7) * 0 + 1\n}'
  const remark = await remarkOn({
    language: 'javascript',
    parameters: NUMBER,
    returns: 'int',
    code,
    tests: HALVES,
  })
  expect(remark?.reason).toBe('The smallest one found: `n = 2` gives `2`, expected `1`.')
})

test('names no cause when the repair breaks another input', async () => {
  const code = 'function solve(n) {\n  return n > 5 ? n % 7 : -(n % 7)\n}'
  const tests: [Value, Value][] = [
    [0, 0],
    [-3, 4],
    [-2, 2],
  ]
  const remark = await remarkOn({
    language: 'javascript',
    parameters: NUMBER,
    returns: 'int',
    code,
    tests,
  })
  expect(remark?.reason).not.toContain('in line')
})

test('a recursion that never ends on a small input misses a base case', async () => {
  const code = 'def solve(n):\n    return solve(n - 1) + 1'
  const remark = await remarkOn({
    language: 'python',
    parameters: NUMBER,
    returns: 'int',
    code,
    tests: [[1, 1]],
  })
  expect(remark?.message).toContain('a base case is missing')
})

test('an input that is long is described, and cut', async () => {
  const items = Array.from({ length: 120 }, (_, index) => index)
  const code = 'function solve(items) {\n  return items.length > 100 ? 0 : items.length\n}'
  const tests: [Value, Value][] = [
    [[1], 1],
    [items, 120],
  ]
  const remark = await remarkOn({
    language: 'javascript',
    parameters: ITEMS,
    returns: 'int',
    code,
    tests,
  })
  expect(remark?.message).toBe('Your code gives a wrong answer for an input of medium size.')
  expect(remark?.reason).toMatch(
    /^The smallest one found: “input 1”, `items = \[0, 1, 2.*…`, gives `0`, expected `120`\.$/,
  )
})

test('a call that breaks on a large input is a remark at the line of its error', () => {
  const question = { signature: { name: 'solve', parameters: ITEMS, returns: 'int' } }
  const error = { message: 'RangeError: too many arguments', line: 2 }
  const checked = { code: 'function solve() {}', language: 'javascript', question } as const
  expect(remarkOnBrokenCall({ shape: 'long lists', size: 40_000, error }, checked)).toEqual({
    kind: 'edge-case',
    line: 2,
    message: 'Your code fails for a large input.',
    reason: 'With long lists, size 40000: RangeError: too many arguments',
  })
})

test('too much memory is a matter of growth, not of a wrong answer', async () => {
  const code =
    'function solve(n) {\n  const all = []\n  while (n > 1) all.push(new Array(100000).fill(n))\n  return n\n}'
  const remark = await remarkOn({
    language: 'javascript',
    parameters: NUMBER,
    returns: 'int',
    code,
    tests: [[2, 2]],
  })
  expect(remark).toBeNull()
})

const SEARCHES: [Value, Value][] = [
  [3, 2],
  [3_000_000_000, 2_999_999_999],
]

test('code that a usual mistake keeps from ending is told so, with the cause', async () => {
  const code = `function solve(n) {
  let [low, high] = [0, n]
  while (low < high) {
    const middle = (low + high) >> 1
    if (middle >= n - 1) high = middle
    else low = middle + 1
  }
  return low
}`
  const remark = await remarkOn({
    language: 'javascript',
    parameters: NUMBER,
    returns: 'int',
    code,
    tests: SEARCHES,
  })
  expect(remark).toMatchObject({
    kind: 'endless-loop',
    line: 4,
    message: 'Your code does not end for a small input.',
  })
  expect(remark?.reason).toContain('The cause is in line 4: `>>` works on 32 bits')
})

test('code that is only slow is left to the measuring of growth', async () => {
  const code = `function solve(n) {
  let low = 0 >> 1
  while (low < n - 1) low++
  return low
}`
  expect(
    await remarkOn({
      language: 'javascript',
      parameters: NUMBER,
      returns: 'int',
      code,
      tests: SEARCHES,
    }),
  ).toBeNull()
})
