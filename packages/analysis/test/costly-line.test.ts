import { expect, test } from 'vitest'
import { findCostlyLine } from '../src/costly-line/find-costly-line.ts'
import { findRecursion } from '../src/costly-line/find-recursion.ts'

test.each([
  [
    'a loop inside a loop',
    'cpp',
    'int f(int n) {\n  for (int i = 0; i < n; i++)\n    for (int j = 0; j < i; j++) go();\n  return 0;\n}',
    { line: 3, outer: 2, call: null },
  ],
  [
    'an algorithm of the library',
    'cpp',
    'while (total > 0) {\n  auto it = std::max_element(a.begin(), a.end());\n}',
    { line: 2, outer: 1, call: 'max_element' },
  ],
  [
    'a loop around one over four directions',
    'cpp',
    'while (busy) {\n  for (auto& c : cells) {\n    for (int d = 0; d < 4; d++) look(c, d);\n  }\n}',
    { line: 2, outer: 1, call: null },
  ],
  [
    'a block inside a block',
    'ruby',
    'alarms.map do |a|\n  shifts.count { |s| s.include?(a) }\nend',
    { line: 2, outer: 2, call: 'include?' },
  ],
  [
    'a list method inside a loop',
    'ruby',
    'until done\n  loads.sort!\nend',
    { line: 2, outer: 1, call: 'sort!' },
  ],
] as const)('finds %s', (_name, language, code, expected) => {
  expect(findCostlyLine(code, language)).toEqual(expected)
})

test.each([
  ['a single loop', 'cpp', 'for (int i = 0; i < n; i++) sum += i;'],
  [
    'loops in comments and texts',
    'cpp',
    'for (int i = 0; i < n; i++) {\n  // for (;;)\n  print("for (;;)");\n}',
  ],
  [
    'two places of equal depth',
    'cpp',
    'for (int i = 0; i < n; i++) {\n  for (int j = 0; j < n; j++) a();\n  for (int j = 0; j < n; j++) b();\n}',
  ],
  [
    'a look-up in a hash',
    'ruby',
    'seen = {}\nitems.each do |item|\n  found = seen.include?(item)\nend',
  ],
  ['a binary search', 'ruby', 'wishes.map do |wish|\n  slots.bsearch { |slot| slot >= wish }\nend'],
  [
    'a modifier behind a statement',
    'ruby',
    'items.each do |item|\n  total += item if item > 0\nend',
  ],
] as const)('is not sure of %s', (_name, language, code) => {
  expect(findCostlyLine(code, language)).toBeNull()
})

test.each([
  [
    'cpp',
    'int go(int i) {\n  if (i == 0) return 0;\n  return go(i - 1) + 1;\n}\nint f(int n) {\n  return go(n);\n}',
    { name: 'go', lines: [3] },
  ],
  [
    'python',
    'def f(n):\n    def go(i):\n        return max(go(i + 1), go(i + 2))\n    return go(0)',
    { name: 'go', lines: [3, 3] },
  ],
  [
    'ruby',
    'def f(n)\n  go = lambda do |i|\n    go.call(i - 1)\n  end\n  go.call(n)\nend',
    { name: 'go', lines: [3] },
  ],
  [
    'javascript',
    'function f(n) {\n  const go = (i) => (i ? go(i - 1) : 0)\n  return go(n)\n}',
    { name: 'go', lines: [2] },
  ],
] as const)('finds a recursion in %s', (language, code, expected) => {
  expect(findRecursion(code, language)).toEqual(expected)
})

test('code without recursion has none', () => {
  expect(findRecursion('def f(n):\n    return n\n\nprint(f(3))', 'python')).toBeNull()
})
