import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './test-counts.mjs'

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const broken = { status: 'failed', assertionResults: [] }

test('counts passed and failed tests', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passing, failing] }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1 })
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1 } }, 1)).toEqual({
    passed: 4,
    failed: 1,
  })
})

test('a test file that could not be loaded is one failure beside the tests that ran', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passing, broken] }
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a test runner that crashed is one failure, with or without a report', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [passing] }
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a run without a test is one failure', () => {
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 0,
    failed: 1,
  })
  expect(countPlaywright({ stats: { expected: 0, skipped: 5 } }, 0)).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('a browser spec that passed only when repeated is a failure', () => {
  expect(countPlaywright({ stats: { expected: 3, flaky: 1 } }, 0)).toEqual({ passed: 3, failed: 1 })
})
