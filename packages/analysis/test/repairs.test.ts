import { expect, test } from 'vitest'
import { repairsOf } from '../src/causes/repairs.ts'

const lines = (code: string, language: Parameters<typeof repairsOf>[1]) =>
  repairsOf(code, language).map((repair) => repair.code.split('\n')[repair.line - 1]?.trim())

test('each repair changes one line of C++', () => {
  const code = `int solve(vector<int> items) {
  int sum = 0;
  for (int i = 0; i <= items.size(); i++) sum += items[i] % 7;
  return sum;
}`
  expect(lines(code, 'cpp')).toEqual([
    'long long sum = 0;',
    'for (int i = 0; i <= items.size(); i++) sum += (((items[i]) % (7) + (7)) % (7));',
    'for (int i = 0; i < items.size(); i++) sum += items[i] % 7;',
  ])
  for (const repair of repairsOf(code, 'cpp')) {
    const [before, after] = [code.split('\n'), repair.code.split('\n')]
    expect(after.toSpliced(repair.line - 1, 1)).toEqual(before.toSpliced(repair.line - 1, 1))
  }
})

test('comments are left alone', () => {
  expect(repairsOf('// n >> 1\nlet a = 1 // a % 2', 'javascript')).toEqual([])
  expect(repairsOf('# if at:\n', 'python')).toEqual([])
})

test('`||` is repaired only where it gives a default', () => {
  expect(lines('const at = map.get(key) || -1', 'javascript')).toEqual([
    'const at = map.get(key) ?? -1',
  ])
  expect(repairsOf('list.sort((a, b) => a[0] - b[0] || a[1] - b[1])', 'javascript')).toEqual([])
  expect(repairsOf('const isDone = best < 0 || best > limit', 'javascript')).toEqual([])
})

test('code without a usual mistake, and languages without known ones, need no repair', () => {
  expect(repairsOf('for (let i = 0; i < items.length; i++) sum += items[i]', 'typescript')).toEqual(
    [],
  )
  expect(repairsOf('x = a % b', 'go')).toEqual([])
})
