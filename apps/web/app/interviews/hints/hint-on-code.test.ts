import type { Remark } from '@sightline/analysis/remark'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import { hintOnCode } from './hint-on-code.ts'

const slow: Remark = {
  ...{ kind: 'complexity', line: 3 },
  ...{ message: 'This loop runs again on every turn.', reason: '' },
}
const unused: Remark = { kind: 'unused', line: 1, message: '`a` is never read.', reason: '' }
const open: Remark = { kind: 'syntax', line: 7, message: 'A bracket is missing.', reason: '' }
const failing: TestResult = {
  ...{ name: 'two charges', isHidden: false, status: 'failed', input: '', expected: '[0, 1]' },
  ...{ got: '[]', timeMs: 1, output: '', error: null },
}

test('a hint points at the most urgent thing in the code', () => {
  expect(hintOnCode([slow, unused], undefined)).toBe(
    'Look at line 3 of your code first. This loop runs again on every turn.',
  )
  expect(hintOnCode([slow], failing)).toContain(
    'In the test “two charges” your code gives [] where [0, 1] is expected.',
  )
  expect(hintOnCode([open, slow], failing)).toContain('Look at line 7')
  const broken = { ...failing, got: null, error: { message: 'TypeError: x', line: 4 } }
  expect(hintOnCode([], broken)).toBe(
    'Look at line 4 of your code first. In the test “two charges” your code stops: TypeError: x',
  )
})

test.each(['timeout', 'not-run'] as const)('time that ran out is said once: %s', (status) => {
  const error = { message: 'Stopped: the run took longer than 5 s.', line: null }
  expect(hintOnCode([], { ...failing, status, got: null, error })).toBe(
    'In the test “two charges” your code runs out of time: which lines run most often there?',
  )
})

test('it says nothing of code without a fault, or of style', () => {
  expect(hintOnCode([], undefined)).toBeNull()
  expect(hintOnCode([unused], undefined)).toBeNull()
})
