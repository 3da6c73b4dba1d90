import type { LastResults } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { LANGUAGES, runsInBrowser } from '@sightline/languages/registry'
import { createBrowserRuns } from '@sightline/sandbox/browser-runs'
import { useEffect, useState } from 'react'
import { SANDBOX_FRAME } from '../../sandbox-frame.ts'
import type { RunProgress } from '../run/use-run.ts'

export interface SampleRuns {
  progress: RunProgress | null
  /** The results of the last run in the present language. */
  last: LastResults | null
  /** Why the last run did not happen. */
  problem: string | null
  run: (code: string) => Promise<void>
  stop: () => void
}

/** Runs code against the visible tests of a question in the browser; nothing is sent or stored. */
export function useSampleRun(
  { tests, signature, comparison }: CandidateQuestion,
  language: Language,
): SampleRuns {
  const [runs] = useState(() => createBrowserRuns(SANDBOX_FRAME))
  const [progress, setProgress] = useState<RunProgress | null>(null)
  const [last, setLast] = useState<LastResults | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (runsInBrowser(language)) runs.prepare(language)
  }, [runs, language])
  useEffect(() => () => runs.close(), [runs])

  async function run(code: string) {
    if (progress || !runsInBrowser(language)) return
    const total = tests.length
    const show = (phase: RunProgress['phase'], results: RunProgress['results']) =>
      setProgress({ kind: 'run', language, phase, results, total })
    setProblem(null)
    show({ name: 'starting' }, [])
    try {
      const run = {
        question: { signature, comparison },
        code,
        tests: tests.map((test) => ({ test, isHidden: false })),
      }
      const results = await runs.run(language, run, show)
      if (results) setLast({ kind: 'run', language, code, results })
    } catch (error) {
      console.warn('The code could not be run:', error)
      setProblem(
        `The ${LANGUAGES[language].label} runtime could not be loaded. Check your connection and run again.`,
      )
    } finally {
      setProgress(null)
    }
  }

  return {
    progress,
    last: last?.language === language ? last : null,
    problem,
    run,
    stop: runs.stop,
  }
}
