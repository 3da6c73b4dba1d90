import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { TestResult } from '@sightline/contracts/questions/questions'
import { isWellFormed } from '@sightline/contracts/text/well-formed'
import { expect, test } from 'vitest'
import { collectOutput, errorFault, toTestResult } from '../src/call-outcome.ts'
import { truncate } from '../src/format-value.ts'
import { openJavaScript, solving } from './javascript.ts'
import { openPython } from './python.ts'

const run = solving('')
const [entry] = run.tests

test('a NUL and a lone surrogate in output, error and value become U+FFFD', () => {
  if (!entry) throw new Error('No test')
  const failed = toTestResult(run, entry, {
    timeMs: 1,
    output: 'a\0b\uD83D',
    fault: errorFault('no\0 \uDE00'),
  })
  expect([failed.output, failed.error?.message]).toEqual(['a\uFFFDb\uFFFD', 'no\uFFFD \uFFFD'])
  const odd = toTestResult(run, entry, { timeMs: 1, output: '', got: { odd: '<\0\uD83D>' } })
  expect(odd.got).toBe('<\uFFFD\uFFFD>')
})

test('a cut never splits a character', () => {
  expect(truncate('ab😀cd', 4)).toBe('ab…')
  expect(truncate('ab😀cd', 5)).toBe('ab😀…')
  const { output, write } = collectOutput()
  write(`${'x'.repeat(OUTPUT_MAX_LENGTH - 1)}😀 and more`)
  expect(isWellFormed(output())).toBe(true)
})

test('what Python and JavaScript print or throw is well-formed', async () => {
  const python = await openPython()
  const [printed] = await python(
    solving('def solve(input):\n  print(chr(0) + chr(0xD83D))\n  raise ValueError(chr(0))'),
  )
  const javascript = await openJavaScript()
  const [thrown] = await javascript(
    solving(
      "function solve() { console.log('[\\0]'); console.log('\\uD83D'); throw new Error('\\uDE00\\0') }",
    ),
  )
  expect(thrown?.output).toBe('[\uFFFD]\n\uFFFD\n')
  for (const result of [printed, thrown]) {
    expect(result?.status).toBe('error')
    expect(isWellFormed(`${result?.output}${result?.error?.message}`)).toBe(true)
    expect(TestResult.parse(result)).toEqual(result)
  }
})
