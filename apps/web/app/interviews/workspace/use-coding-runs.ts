import { attemptsOf } from '@sightline/coach/interview/attempts'
import type { LastResults, QuestionProgress } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion, TestResult } from '@sightline/contracts/questions/questions'
import type { RemoteLanguage } from '@sightline/languages/registry'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { InterviewActions, InterviewState } from '../log/use-interview-log.ts'
import { isFailing } from '../run/summary.ts'
import { useRemoteLanguages } from '../run/use-remote-languages.ts'
import { type CodeRuns, useRun } from '../run/use-run.ts'

interface Options {
  log: InterviewState & InterviewActions
  interviewId: string
  question: CandidateQuestion
  language: Language
  progress: QuestionProgress | null
  /** The code in this language as it was saved last. */
  savedCode: string
  /** Saves the code, and returns it. */
  saveCode: () => string
}

export interface CodingRuns {
  /** The languages that the server runs; null until it is known. */
  remoteLanguages: RemoteLanguage[] | null
  runs: CodeRuns
  /** The results of the last run or submission in this language. */
  lastResults: LastResults | null
  /** Whether the code has changed since these results. */
  isOutdated: boolean
  failingTest: TestResult | undefined
}

/** Runs of the code in one language, and the results of the last one. */
export function useCodingRuns({ progress, savedCode, ...run }: Options): CodingRuns {
  const remoteLanguages = useRemoteLanguages()
  const runs = useRun({ ...run, remoteLanguages })
  const phase = runs.progress?.phase.name
  usePauseWhileLoading(run.log, phase === 'loading' || phase === 'starting')
  const lastResults = progress ? latestResultsIn(progress, run.language) : null
  return {
    remoteLanguages,
    runs,
    lastResults,
    isOutdated: lastResults?.code != null && lastResults.code !== savedCode,
    failingTest: runs.progress ? undefined : lastResults?.results.find(isFailing),
  }
}

/** The results of the latest run or submission in one language; null when nothing was run in it. */
function latestResultsIn(progress: QuestionProgress, language: Language): LastResults | null {
  const { lastResults } = progress
  if (lastResults === null || lastResults.language === language) return lastResults
  const attempt = attemptsOf(progress, language).at(-1)
  if (!attempt) return null
  const { submission, code, results } = attempt
  return { kind: submission === null ? 'run' : 'submission', language, code, results }
}

/** Shorter waits do not stop the clock. */
const PAUSE_AFTER_MS = 300

/**
 * Stops the clock while the candidate waits for something to load, once per wait. An interview that
 * another page left in that state is resumed.
 */
function usePauseWhileLoading(
  { interview, report }: InterviewState & InterviewActions,
  isLoading: boolean,
) {
  const hasPaused = useRef(false)
  const isPausedByLoading = interview.pausedBecause === 'loading'
  const pause = useEffectEvent(() => {
    if (interview.state !== 'active' || hasPaused.current) return
    hasPaused.current = true
    report({ type: 'paused', reason: 'loading' })
  })
  const resume = useEffectEvent(() => report({ type: 'resumed' }))

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(pause, PAUSE_AFTER_MS)
      return () => clearTimeout(timer)
    }
    hasPaused.current = false
    if (isPausedByLoading) resume()
  }, [isLoading, isPausedByLoading])
}
