import type { BrowserContext } from '@playwright/test'

/** Errors in the browsers of one test and in the server. */
export interface Problems {
  /** Declares an error that the test causes on purpose. */
  expect(pattern: RegExp): void
  /** Errors that were not declared. */
  unexpected(): string[]
  watch(context: BrowserContext, origin: string): Promise<void>
}

// Chromium logs some violations as notices and never names the directive; the event does.
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation: ' + event.violatedDirective + ' blocked ' + event.blockedURI + ' ' + event.sample))`

/**
 * True for a 4xx response of the API, which is an expected answer; specs check how the page reacts.
 */
const isRefusal = (text: string, url: string, origin: string) =>
  /^Failed to load resource: the server responded with a status of 4/.test(text) &&
  url.startsWith(`${origin}/api/`)

/**
 * Collects console errors, uncaught errors and CSP violations. The console tells of 5xx responses,
 * too.
 */
export function createProblems(): Problems {
  const found: string[] = []
  const expected: RegExp[] = []
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    async watch(context, origin) {
      await context.addInitScript(reportViolations)
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() !== 'error' || isRefusal(message.text(), url, origin)) return
        found.push(`console: ${message.text()} (${url})`)
      })
      context.on('weberror', (error) =>
        found.push(`uncaught: ${error.error().stack ?? error.error()}`),
      )
    },
  }
}
