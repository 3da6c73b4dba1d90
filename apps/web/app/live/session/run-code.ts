import { runsInBrowser } from '@sightline/languages/registry'
import type { RunCode } from '@sightline/live-ui/engine/answers/check-answer'
import { createBrowserRuns } from '@sightline/sandbox/browser-runs'
import { SANDBOX_FRAME } from '../../sandbox-frame.ts'

/** Runs code in the sandbox, which is loaded for it and closed afterwards. */
export const runCode: RunCode = async (language, { code, signature, tests, comparison }) => {
  if (!runsInBrowser(language)) return null
  const runs = createBrowserRuns(SANDBOX_FRAME)
  try {
    const question = { signature, comparison }
    const visible = tests.map((test) => ({ test, isHidden: false }))
    return await runs.run(language, { question, code, tests: visible }, () => {})
  } finally {
    runs.close()
  }
}
