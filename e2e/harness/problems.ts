import type { BrowserContext } from '@playwright/test'

/** What went wrong in the browsers of one test, in words. */
export interface Problems {
  /** Declares a problem that the test brings about on purpose. */
  expect(pattern: RegExp): void
  /** Those nobody expected. */
  unexpected(): string[]
  watch(context: BrowserContext, origin: string): Promise<void>
}

// Chromium logs some violations as mere notices, and none with the directive: the event names it.
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation: ' + event.violatedDirective + ' blocked ' + event.blockedURI + ' ' + event.sample))`

/** An answer of 4xx is how the API says no; the page's reaction is what a journey looks at. */
const isRefusal = (text: string, url: string, origin: string) =>
  /^Failed to load resource: the server responded with a status of 4/.test(text) && url.startsWith(`${origin}/api/`)

/** Collects console errors, uncaught errors, policy violations and failures of the server. */
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
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error()}`))
      context.on('response', (response) => {
        if (response.url().startsWith(origin) && response.status() >= 500)
          found.push(`server: ${response.status()} ${response.request().method()} ${response.url()}`)
      })
    },
  }
}
