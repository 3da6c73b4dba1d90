import { describe, expect, test } from 'vitest'
import { analyse } from '../src/analyse.ts'
import { javaScriptParser, typeScriptParser } from '../src/javascript/code-parser.ts'
import { pythonParser } from '../src/python/code-parser.ts'

const items = {
  statement: 'Solve it.',
  signature: { name: 'solve', parameters: [{ name: 'items', type: 'int[]' }], returns: 'int' },
  constraints: ['`1 ≤ items.length ≤ 50 000`', '`0 ≤ items[i] ≤ 1 000 000 000`'],
}
const rooms = {
  statement: 'Solve it.',
  signature: {
    name: 'solve',
    parameters: [
      { name: 'rooms', type: 'int' },
      { name: 'doors', type: 'int[][]' },
      { name: 'start', type: 'int' },
      { name: 'goal', type: 'int' },
    ],
    returns: 'int',
  },
  constraints: [
    '`2 ≤ rooms ≤ 50 000`',
    '`0 ≤ doors.length ≤ 100 000` and `doors[i].length = 2`',
    '`0 ≤ doors[i][j] < rooms` and `0 ≤ start, goal < rooms`',
  ],
}
const remarkLines = (code: string, parser: typeof pythonParser, question: typeof items) =>
  analyse(code.trim(), parser, question).remarks.map(({ kind, line }) => `${kind} ${line}`)

describe('the else of a Python loop', () => {
  const endingWith = (loop: string) => `def solve(items):\n${loop}`

  test.each([
    [
      'for',
      '    for item in items:\n        if item == 3:\n            return 1\n    else:\n        return 0',
    ],
    [
      'while',
      '    at = 0\n    while at < len(items):\n        if items[at] == 3:\n            return 1\n        at += 1\n    else:\n        return 0',
    ],
    [
      'for around a loop with a break',
      '    for a in items:\n        for b in items[:5]:\n            if a == b:\n                break\n    else:\n        return 0',
    ],
  ])('always runs after a loop without a break: %s', (_name, loop) => {
    expect(remarkLines(endingWith(loop), pythonParser, items)).toEqual([])
  })

  test('may be skipped after a break, also after the break in the else of an inner loop', () => {
    const broken =
      '    for item in items:\n        if item == 3:\n            break\n    else:\n        return 0'
    expect(remarkLines(endingWith(broken), pythonParser, items)).toEqual(['missing-return 6'])
    const inner =
      '    for item in items:\n        for step in range(3):\n            item += 1\n        else:\n            break\n    else:\n        return 0'
    expect(remarkLines(endingWith(inner), pythonParser, items)).toEqual(['missing-return 8'])
  })
})

describe('an input that only limits other inputs', () => {
  const search = `
from collections import deque
def solve(rooms, doors, start, goal):
    near = {}
    for a, b in doors:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    seen = {start}
    queue = deque([(start, 0)])
    while queue:
        room, steps = queue.popleft()
        if room == GOAL:
            return steps
        for other in near.get(room, []):
            if other not in seen:
                seen.add(other)
                queue.append((other, steps + 1))
    return -1`

  test('may stay unused', () => {
    expect(remarkLines(search.replace('GOAL', 'goal'), pythonParser, rooms)).toEqual([])
  })

  test('does not excuse an input that is limited itself', () => {
    expect(remarkLines(search.replace('GOAL', '5'), pythonParser, rooms)).toEqual(['unused 2'])
  })
})

test("the limit of Python's range is evaluated once, before the loop", () => {
  const code = (loop: string) => `
def solve(items):
    best = 0
${loop}
    return best`
  const once = '    for step in range(len(items) - items.count(3)):\n        best += step'
  expect(remarkLines(code(once), pythonParser, items)).toEqual([])
  const everyTurn = '    for step in range(len(items)):\n        best += items.count(step)'
  expect(remarkLines(code(everyTurn), pythonParser, items)).toEqual(['complexity 4'])
})

describe.each([javaScriptParser, typeScriptParser])(
  'in $language, jumps along a list',
  (parser) => {
    const types = (code: string) =>
      parser === typeScriptParser ? code.replaceAll(/let (\w+) =/g, 'let $1: number =') : code

    test('from range to range cost one pass', () => {
      const code = (next: string) => `
function solve(items) {
  let jumps = 0
  let from = 0
  let to = 0
  while (to < items.length - 1) {
    let far = to
    for (let i = from; i <= to; i++) far = Math.max(far, i + items[i])
    from = ${next}
    to = far
    jumps++
  }
  return jumps
}`
      expect(remarkLines(types(code('to + 1')), parser, items)).toEqual([])
      expect(remarkLines(types(code('jumps')), parser, items)).toEqual(['complexity 7'])
    })

    test('with a position that never goes back cost one pass', () => {
      const code = `
function solve(items) {
  let count = 0
  let start = 0
  let end = 0
  while (end < items.length - 1) {
    let far = end
    while (start <= end) {
      far = Math.max(far, start + items[start])
      start++
    }
    if (far === end) return -1
    end = far
    count++
  }
  return count
}`
      expect(remarkLines(types(code), parser, items)).toEqual([])
    })
  },
)

test('lines that the candidate was given get no remark, unlike lines the candidate wrote', () => {
  const given = `function solve(items) {
  const last = items.length - 1
  return items.reduce((sum, item) => sum + item, 0)
}`
  const own = given.replace('  return', '  const first = items[0]\n  return')
  const question = { ...items, givenCode: { javascript: given } }
  expect(remarkLines(given, javaScriptParser, items)).toEqual(['unused 2'])
  expect(remarkLines(given, javaScriptParser, question)).toEqual([])
  expect(remarkLines(own, javaScriptParser, question)).toEqual(['unused 3'])
})
