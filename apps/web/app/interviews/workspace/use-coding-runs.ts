import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import type { InterviewLog } from '../log/use-interview-log.ts'
import { usePauseWhileLoading } from '../log/use-pause-while-loading.ts'
import { isFailing } from '../run/summary.ts'
import { useRemoteLanguages } from '../run/use-remote-languages.ts'
import { useRun } from '../run/use-run.ts'
import { latestResultsIn } from './latest-results.ts'

interface Options {
  log: InterviewLog
  interviewId: string
  question: CandidateQuestion
  language: Language
  progress: QuestionProgress | null
  /** The code in this language as it was saved last. */
  savedCode: string
  /** Saves the code, and returns it. */
  saveCode: () => string
}

export type CodingRuns = ReturnType<typeof useCodingRuns>

/** Runs of the code in one language, and the results of the last one. */
export function useCodingRuns({ progress, savedCode, ...run }: Options) {
  const remoteLanguages = useRemoteLanguages()
  const runs = useRun({ ...run, remoteLanguages })
  const phase = runs.progress?.phase.name
  usePauseWhileLoading(run.log, phase === 'loading' || phase === 'starting')
  const lastResults = progress ? latestResultsIn(progress, run.language) : null
  return {
    remoteLanguages,
    runs,
    lastResults,
    /** Whether the code has changed since the last results in its language. */
    isOutdated: lastResults?.code != null && lastResults.code !== savedCode,
    failingTest: runs.progress ? undefined : lastResults?.results.find(isFailing),
  }
}
