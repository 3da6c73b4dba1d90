import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {string} file a JSON report @returns {unknown} undefined when the runner wrote none, or half of one */
export function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A step without tests of its own counts as one. @param {number} code its exit code @returns {Tally} */
export const checkTally = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * Counts the tests of a Vitest JSON report; a file that failed before its tests counts as one failure.
 * @param {any} report @param {number} code exit code of the runner @returns {Tally}
 */
export function vitestTally(report, code) {
  const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (report?.testResults ?? [])
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const passed = report?.numPassedTests ?? 0
  return honest({ passed, failed: (report?.numFailedTests ?? 0) + broken.length }, code)
}

/**
 * Counts the tests of a Playwright JSON report; a test that passed only when repeated counts as failed.
 * @param {any} report @param {number} code exit code of the runner @returns {Tally}
 */
export function playwrightTally(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return honest({ passed: expected, failed: unexpected + flaky }, code)
}

/** A runner that failed without a failed test, or ran no test at all, counts as one failure. @param {Tally} tally @param {number} code */
function honest({ passed, failed }, code) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}
