import type { Remark } from '@sightline/analysis/remark'
import type { GrowthPoint } from '@sightline/contracts/questions'
import { expect, test } from 'vitest'
import { withChecks } from './measured-remarks.ts'

const nested: Remark = { kind: 'complexity', line: 3, message: 'This loop runs again.', reason: 'Read.' }
const recursion: Remark = { kind: 'deep-recursion', line: 5, message: 'It may go deep.', reason: 'Read.' }
const unused: Remark = { kind: 'unused', line: 1, message: '`a` is not used.', reason: 'Read.' }
const read = [nested, recursion, unused]

const measured = (times: number[], ending: GrowthPoint['ending'] = 'finished') => ({
  language: 'javascript' as const,
  failingInput: null,
  growth: times.map((timeMs, step) => ({
    shape: 'long lists',
    size: 1000 * 2 ** step,
    timeMs,
    ending: step === times.length - 1 ? ending : ('finished' as const),
  })),
})
const kinds = (remarks: Remark[]) => remarks.map(({ kind, line }) => `${kind} ${line}`)

test('without a measurement the remarks stay as read', () => {
  expect(withChecks(read, null)).toEqual(read)
  expect(withChecks(read, { language: 'javascript', failingInput: null, growth: null })).toEqual(read)
})

test('linear growth up to the largest input refutes remarks on cost', () => {
  expect(kinds(withChecks(read, measured([10, 20, 40])))).toEqual(['unused 1'])
})

test('steep growth bears a remark on cost out, at the line that was read', () => {
  const remarks = withChecks(read, measured([10, 40, 160]))
  expect(kinds(remarks)).toEqual(['complexity 3', 'unused 1'])
  expect(remarks[0]?.reason).toContain('4 times as long')
})

test('an input that takes too long is a remark even where reading found nothing', () => {
  expect(withChecks([unused], measured([40, 5000], 'timeout'))[0]).toMatchObject({
    kind: 'complexity',
    message: 'The code is too slow for the largest inputs.',
  })
})

test('a recursion that went too deep is a remark on depth', () => {
  expect(kinds(withChecks([unused], measured([1, 1], 'too-deep')))).toEqual(['deep-recursion 1', 'unused 1'])
})
