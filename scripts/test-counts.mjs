import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} file a JSON report @returns {any} undefined when the report is missing or
 * incomplete
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Counts the tests of a Vitest JSON report. A file that failed before its tests ran counts as one
 * failure.
 * @param {any} report @param {number} exitCode of Vitest @returns {Counts}
 */
export function countVitest(report, exitCode) {
  const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (
    report?.testResults ?? []
  )
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const failed = (report?.numFailedTests ?? 0) + brokenFiles.length
  return addSilentFailure({ passed: report?.numPassedTests ?? 0, failed }, exitCode)
}

/**
 * Counts the tests of a Playwright JSON report. A test that passed only when repeated counts as
 * failed.
 * @param {any} report @param {number} exitCode of Playwright @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return addSilentFailure({ passed: expected, failed: unexpected + flaky }, exitCode)
}

/**
 * A test runner that failed without a failed test, or ran no test at all, counts as one failure.
 * @param {Counts} counts @param {number} exitCode
 */
function addSilentFailure({ passed, failed }, exitCode) {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}
