import { describe, expect, test } from 'vitest'
import { analyse } from '../src/analyse.ts'
import { javaScriptParser, typeScriptParser } from '../src/javascript/code-parser.ts'
import { pythonParser } from '../src/python/code-parser.ts'

const question = {
  statement: 'Solve it.',
  signature: {
    name: 'solve',
    parameters: [
      { name: 'items', type: 'int[]' },
      { name: 'total', type: 'int' },
    ],
    returns: 'int',
  },
  constraints: ['`1 ≤ items.length ≤ 100 000`', '`1 ≤ total ≤ 10 000`'],
}
const ofKind = (kind: string, code: string, parser = javaScriptParser) =>
  analyse(code, parser, question).remarks.filter((remark) => remark.kind === kind)
const complexityOf = (code: string, parser = javaScriptParser) =>
  analyse(code, parser, question).complexity

const walkers = (loop: string) =>
  `function solve(items, total) {\n  let low = 0\n  let high = items.length - 1\n  ${loop}\n  return low + total\n}`
const pythonWalkers = (loop: string) =>
  `def solve(items, total):\n    low, high = 0, len(items) - 1\n${loop}\n    return low + total`

describe('a loop over two walkers', () => {
  test.each([
    'while (low < high) { if (items[low] < items[high]) low++; else high-- }',
    'while (low < high) { if (items[low] < items[high]) low = low + 1; else high = high - 1 }',
    'while (low !== high) { items[low] < items[high] ? (low += 1) : (high -= 1) }',
    'while (low < high) { low = items[low] > 0 ? low + 1 : low; high = items[low] > 0 ? high : high - 1 }',
    'while (low < high) { const step = items[low] > 0 ? 1 : 0; low += step; high -= 1 - step }',
    'while (low < high) { [low, high] = [low + 1, high - 1] }',
    'while (true) { if (low >= high) break; if (items[low] > 0) low++; else high-- }',
  ])('is linear: %s', (loop) => {
    expect(complexityOf(walkers(loop))?.time).toBe('O(n)')
    expect(complexityOf(walkers(loop), typeScriptParser)?.time).toBe('O(n)')
  })

  test.each([
    '    while low < high:\n        if items[low] < items[high]:\n            low += 1\n        else:\n            high -= 1',
    '    while low < high:\n        if items[low] < items[high]:\n            low = low + 1\n        else:\n            high = high - 1',
    '    while low < high:\n        low, high = low + 1, high - 1',
    '    while low < high:\n        step = 1 if items[low] > 0 else 0\n        low += step\n        high -= 1 - step',
  ])('is linear in Python: %s', (loop) => {
    expect(complexityOf(pythonWalkers(loop), pythonParser)?.time).toBe('O(n)')
  })

  test("Euclid's algorithm is logarithmic", () => {
    const code =
      'function solve(items, total) {\n  let [a, b] = [items[0], total]\n  while (b !== 0) [a, b] = [b, a % b]\n  return a\n}'
    expect(complexityOf(code)?.time).toBe('O(log n)')
  })
})

describe('what is computed once before a loop', () => {
  test.each([
    [
      'reduce',
      'function solve(items, total) {\n  let rest = items.reduce((a, b) => a + b, 0), turns = 0\n  for (let i = 0; i < items.length; i++) { while (rest > total) { rest -= items[i]; turns++ } }\n  return turns\n}',
    ],
    [
      'max',
      'function solve(items, total) {\n  let top = Math.max(...items), turns = 0\n  for (const item of items) { while (top > total) { top -= item; turns++ } }\n  return turns\n}',
    ],
  ])('is not taken on every turn of an inner loop that tests it: %s', (_name, code) => {
    expect(ofKind('complexity', code)).toEqual([])
    expect(ofKind('complexity', code, typeScriptParser)).toEqual([])
  })

  test.each(['sum', 'max', 'len(set', 'sorted'])('nor in Python: %s', (call) => {
    const value =
      call === 'sorted' ? 'sorted(items)[0]' : `${call}(items)${call.includes('(') ? ')' : ''}`
    const code = `def solve(items, total):\n    rest = ${value}\n    turns = 0\n    for item in items:\n        while rest > total:\n            rest -= item\n            turns += 1\n    return turns`
    expect(ofKind('complexity', code, pythonParser)).toEqual([])
  })

  test('is taken on every turn where the test of the loop computes it', () => {
    const code =
      'function solve(items, total) {\n  let turns = 0\n  for (const item of items) { let at = 0; while (at < Math.max(...items) && at < 3) { at++; turns += item } }\n  return turns\n}'
    expect(ofKind('complexity', code)).not.toEqual([])
  })
})

describe('memory', () => {
  test('is named after the input that its table is over', () => {
    const javaScript =
      'function solve(items, total) {\n  const ways = new Array(total + 1).fill(0)\n  for (const item of items) for (let sum = item; sum <= total; sum++) ways[sum] += ways[sum - item]\n  return ways[total]\n}'
    const python =
      'def solve(items, total):\n    ways = [0] * (total + 1)\n    for item in items:\n        for left in range(item, total + 1):\n            ways[left] += ways[left - item]\n    return ways[total]'
    for (const [code, parser] of [
      [javaScript, javaScriptParser],
      [javaScript, typeScriptParser],
      [python, pythonParser],
    ] as const)
      expect(complexityOf(code, parser)).toEqual({ time: 'O(items × total)', space: 'O(total)' })
    const tableAlone =
      'function solve(items, total) {\n  const ways = new Array(total + 1).fill(0)\n  return ways.length + items[0]\n}'
    expect(complexityOf(tableAlone)?.space).toBe('O(total)')
  })
})

describe('a loop that never ends', () => {
  const search = (test: string, middle: string, low: string, high: string) =>
    `function solve(items, total) {\n  let [low, high] = [0, items.length]\n  while (${test}) {\n    const middle = ${middle}\n    if (items[middle] < total) low = ${low}\n    else high = ${high}\n  }\n  return low\n}`

  test.each([
    search('low < high', '(low + high) >> 1', 'middle', 'middle'),
    search('low < high', 'Math.floor((low + high) / 2)', 'middle', 'middle - 1'),
    search('low <= high', 'low + ((high - low) >> 1)', 'middle + 1', 'middle'),
    'function solve(items, total) {\n  let sum = total\n  for (let i = items.length - 1; i >= 0; i++) sum += items[i]\n  return sum\n}',
    'function solve(items, total) {\n  let sum = total\n  for (let i = 0; i < items.length; i--) for (const a of items) for (const b of items) sum += a * b\n  return sum\n}',
    'function solve(items, total) {\n  let at = 0\n  while (at < items.length) { for (const a of items) for (const b of items) total += a * b }\n  return total\n}',
  ])('is called endless, not slow, and gets no cost: %s', (code) => {
    for (const parser of [javaScriptParser, typeScriptParser]) {
      expect(ofKind('endless-loop', code, parser)).toHaveLength(1)
      expect(ofKind('complexity', code, parser)).toEqual([])
      expect(complexityOf(code, parser)).toBeNull()
    }
  })

  test.each([
    'def solve(items, total):\n    low, high = 0, len(items)\n    while low < high:\n        middle = (low + high) // 2\n        if items[middle] < total:\n            low = middle\n        else:\n            high = middle\n    return low',
    'def solve(items, total):\n    left = len(items)\n    while left > 0:\n        for a in items:\n            for b in items:\n                total += a * b\n        left += 1\n    return total',
  ])('in Python: %s', (code) => {
    expect(ofKind('endless-loop', code, pythonParser)).toHaveLength(1)
    expect(ofKind('complexity', code, pythonParser)).toEqual([])
  })

  test.each([
    search('low < high', '(low + high + 1) >> 1', 'middle', 'middle - 1'),
    search('high - low > 1', '(low + high) >> 1', 'middle', 'middle'),
    search('low < high', '(low + high) >> 1', 'middle + 1', 'middle'),
  ])('a binary search that ends is not: %s', (code) => {
    expect(ofKind('endless-loop', code)).toEqual([])
  })

  test('nor a loop that an error ends', () => {
    const code =
      'def solve(items, total):\n    at = 0\n    while at >= 0:\n        total += items[at]\n        at += 1\n    return total'
    expect(ofKind('endless-loop', code, pythonParser)).toEqual([])
  })
})

describe('what is unused', () => {
  test.each([
    [
      'function solve(items, total) {\n  const seen = new Map()\n  for (const item of items) {\n  }\n  return items.length\n}',
    ],
    [
      'function solve(items, total) {\n  const seen = new Map()\n  for (const item of items) if (item > total) return item\n}',
    ],
  ])('is not told of code that is not complete: %s', (code) => {
    expect(ofKind('unused', code)).toEqual([])
    expect(ofKind('unused', code, typeScriptParser)).toEqual([])
  })

  test.each([
    'def solve(items, total):\n    seen = {}\n    for item in items:\n        pass\n    return len(items)',
    'def solve(items, total):\n    seen = {}\n    for item in items:\n        if item > total:\n            return item',
  ])('nor in Python: %s', (code) => {
    expect(ofKind('unused', code, pythonParser)).toEqual([])
  })

  test('is told of complete code', () => {
    const code =
      'function solve(items, total) {\n  const seen = new Map()\n  return items.length + total\n}'
    expect(ofKind('unused', code)).toHaveLength(1)
  })
})
