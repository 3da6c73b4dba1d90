import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import type { BrowserLanguage } from '@sightline/languages/registry'
import type { Run } from '@sightline/languages/run'
import type { Phase } from './phase.ts'
import { createSandbox } from './sandbox.ts'

export interface BrowserRuns {
  /**
   * Runs all tests; null when `stop` ended the run. @throws when the language's runtime cannot be
   * loaded
   */
  run(language: BrowserLanguage, run: Run, onProgress: OnProgress): Promise<TestResult[] | null>
  /** Loads a language's runtime before its first run. */
  prepare(language: BrowserLanguage): void
  /**
   * Runs tests in the background, unseen; null when the tests could not be run or another run took
   * their place.
   */
  probe(
    language: BrowserLanguage,
    run: Omit<Run, 'tests'> & { tests: TestCase[] },
  ): Promise<TestResult[] | null>
  stop(): void
  close(): void
}

type OnProgress = (phase: Phase, results: TestResult[]) => void

/**
 * Runs code in the sandbox, one run at a time. A probe gives way to a run that the candidate asks
 * for. `frameAddress` is where the program serves frame.html.
 */
export function createBrowserRuns(frameAddress: string): BrowserRuns {
  const sandbox = createSandbox(frameAddress)
  let currentProbe: Promise<unknown> | null = null

  return {
    async run(language, run, onProgress) {
      const results: TestResult[] = []
      let phase: Phase = { name: 'starting' }
      let frame = 0
      // Results arrive faster than the page can be painted.
      const showInNextFrame = () => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => onProgress(phase, [...results]))
      }
      try {
        if (currentProbe) sandbox.giveWay()
        await currentProbe
        const ending = await sandbox.run(language, run, {
          phase: (next) => {
            phase = next
            showInNextFrame()
          },
          result: (result) => {
            results.push(result)
            showInNextFrame()
          },
        })
        return ending === 'stopped' ? null : results
      } finally {
        cancelAnimationFrame(frame)
      }
    },

    async probe(language, { tests, ...code }) {
      if (currentProbe) return null
      const results: TestResult[] = []
      const run = { ...code, tests: tests.map((test) => ({ test, isHidden: false })) }
      const probe = sandbox
        .run(language, run, { phase: () => {}, result: (result) => results.push(result) }, true)
        .catch(() => 'stopped')
        .finally(() => {
          currentProbe = null
        })
      currentProbe = probe
      return (await probe) === 'finished' ? results : null
    },

    prepare: sandbox.prepare,
    stop: sandbox.stop,
    close: sandbox.close,
  }
}
