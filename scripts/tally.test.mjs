import { expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './tally.mjs'

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const broken = { status: 'failed', assertionResults: [] }

test('real tests are counted', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passing, failing] }
  expect(vitestTally(report, 1)).toEqual({ passed: 2, failed: 1 })
  expect(playwrightTally({ stats: { expected: 4, unexpected: 1 } }, 1)).toEqual({ passed: 4, failed: 1 })
})

test('a test file that could not be loaded is a failure beside the tests that ran', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passing, broken] }
  expect(vitestTally(report, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a runner that crashed is a failure, with or without a report', () => {
  expect(vitestTally({ numPassedTests: 3, numFailedTests: 0, testResults: [passing] }, 1)).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(vitestTally(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightTally(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a run without a single test is a failure', () => {
  expect(vitestTally({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightTally({ stats: { expected: 0, skipped: 5 } }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a journey that passed only on repeat is a failure', () => {
  expect(playwrightTally({ stats: { expected: 3, flaky: 1 } }, 0)).toEqual({ passed: 3, failed: 1 })
})
