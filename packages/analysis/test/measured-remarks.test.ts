import type { GrowthPoint } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import type { CheckedCode } from '../src/checks/checked-code.ts'
import { withChecks } from '../src/checks/measured-remarks.ts'
import type { Remark } from '../src/remark.ts'

const nested: Remark = {
  kind: 'complexity',
  line: 3,
  message: 'This loop runs again.',
  reason: 'Read.',
}
const recursion: Remark = {
  kind: 'deep-recursion',
  line: 5,
  message: 'It may go deep.',
  reason: 'Read.',
}
const unused: Remark = { kind: 'unused', line: 1, message: '`a` is not used.', reason: 'Read.' }
const read = [nested, recursion, unused]

const measured = (times: number[], ending: GrowthPoint['ending'] = 'finished') => ({
  failingInput: null,
  growth: times.map((timeMs, step) => ({
    shape: 'long lists',
    size: 1000 * 2 ** step,
    timeMs,
    ending: step === times.length - 1 ? ending : ('finished' as const),
  })),
})
const checked: CheckedCode = {
  code: '#include <vector>\nint solve(int n) { return n; }',
  language: 'cpp',
  question: {
    signature: { name: 'solve', parameters: [{ name: 'n', type: 'int' }], returns: 'int' },
  },
}
const kinds = (remarks: Remark[]) => remarks.map(({ kind, line }) => `${kind} ${line}`)

test('without a measurement remarks on cost are guesses that say when they are measured', () => {
  const reason = 'Read. A run measures it once the visible tests pass.'
  const guesses = [
    {
      kind: 'complexity',
      line: 3,
      message: 'Looks too slow: this loop runs again.',
      reason,
      isGuess: true,
    },
    {
      kind: 'deep-recursion',
      line: 5,
      message: 'Looks too deep: it may go deep.',
      reason,
      isGuess: true,
    },
  ]
  // What is unused may be used in the next line: it is told after the first run.
  expect(withChecks(read, null, checked)).toEqual(guesses)
  const afterRun = { failingInput: null, growth: null }
  expect(withChecks(read, afterRun, checked)).toEqual([...guesses, unused])
})

test('code that never ends is not called slow', () => {
  const failingInput: Remark = {
    kind: 'endless-loop',
    line: 2,
    message: 'Your code does not end for a small input.',
    reason: 'It runs.',
  }
  expect(kinds(withChecks(read, { failingInput, growth: null }, checked))).toEqual([
    'endless-loop 2',
    'deep-recursion 5',
    'unused 1',
  ])
})

test('the largest input is named after the parameter whose size decides', () => {
  const { growth } = measured([5, 20, 80, 320, 5000], 'timeout')
  const ofCharges = growth?.map((point) => ({ ...point, parameter: 'charges' })) ?? []
  const [remark] = withChecks([], { failingInput: null, growth: ofCharges }, checked)
  expect(remark?.message).toBe('The code is too slow for the largest `charges`.')
  expect(remark?.reason).toContain(', where the size is that of `charges`: size')
})

test('linear growth up to the largest input refutes remarks on cost', () => {
  expect(kinds(withChecks(read, measured([10, 20, 40]), checked))).toEqual(['unused 1'])
})

test('steep growth bears a remark on cost out, at the line that was read', () => {
  const remarks = withChecks(read, measured([10, 40, 160]), checked)
  expect(kinds(remarks)).toEqual(['complexity 3', 'unused 1'])
  expect(remarks[0]?.reason).toContain('4 times as long')
})

test('an input that takes too long is a remark even where reading found nothing', () => {
  expect(withChecks([unused], measured([40, 5000], 'timeout'), checked)[0]).toMatchObject({
    kind: 'complexity',
    message: 'The code is too slow for the largest inputs.',
  })
})

test('a recursion that went too deep is a remark on depth', () => {
  expect(kinds(withChecks([unused], measured([1, 1], 'too-deep'), checked))).toEqual([
    'deep-recursion 2',
    'unused 1',
  ])
})

test('code that was measured to be too slow gets its busiest line named in C++', () => {
  const code =
    'int solve(int n) {\n  for (int i = 0; i < n; i++)\n    for (int j = 0; j < n; j++) step();\n  return n;\n}'
  const [remark] = withChecks([], measured([40, 5000], 'timeout'), { ...checked, code })
  expect(remark).toMatchObject({ kind: 'complexity', line: 3 })
  expect(remark?.message).toContain('on every turn of the loop in line 2')
})

test('a recursion that branches is named where the code was measured to be too slow', () => {
  const code =
    'int solve(int n) {\n  if (n < 2) return 1;\n  return solve(n - 1) + solve(n - 2);\n}'
  const [remark] = withChecks([], measured([40, 5000], 'timeout'), { ...checked, code })
  expect(remark).toMatchObject({ kind: 'complexity', line: 3 })
  expect(remark?.message).toContain('`solve` calls itself more than once')
})

test('what was read of the time stays where depth ended even the smallest input', () => {
  expect(kinds(withChecks(read, measured([1], 'too-deep'), checked))).toEqual([
    'complexity 3',
    'deep-recursion 5',
    'unused 1',
  ])
  expect(kinds(withChecks(read, measured([1, 1], 'too-deep'), checked))).toEqual([
    'deep-recursion 5',
    'unused 1',
  ])
})

test('a recursion that goes too deep, and takes too long on smaller inputs, gets both remarks', () => {
  const growth = [
    { shape: 'long lists', size: 250, timeMs: 5000, ending: 'timeout' as const },
    { shape: 'long lists', size: 1000, timeMs: 1, ending: 'too-deep' as const },
  ]
  const remarks = withChecks([unused], { failingInput: null, growth }, checked)
  expect(kinds(remarks)).toEqual(['complexity 2', 'deep-recursion 2', 'unused 1'])
  expect(remarks[0]?.reason).toContain('size 250 did not finish within 5 s')
  expect(remarks[1]?.reason).toContain('size 1000 nested too many calls')
})

test('steeper growth than that of a good solution is a remark even where nothing was read', () => {
  const code =
    'int solve(int n) {\n  for (int i = 0; i < n; i++)\n    for (int j = 0; j < n; j++) step();\n  return n;\n}'
  const [remark] = withChecks([unused], measured([5, 20, 80, 320, 1280]), { ...checked, code })
  expect(remark).toMatchObject({ kind: 'complexity', line: 3 })
  expect(remark?.message).toContain('slow for the largest inputs')
  const expected = { ...measured([5, 20, 80, 320, 1280]), power: 2 }
  expect(kinds(withChecks([unused], expected, { ...checked, code }))).toEqual(['unused 1'])
})
