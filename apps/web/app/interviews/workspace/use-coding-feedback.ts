import { withChecks } from '@sightline/analysis/checks/measured-remarks'
import type { Remark } from '@sightline/analysis/remark'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { useMemo } from 'react'
import type { LineMark } from '../editor/editor-setup.ts'
import { lineMarksOf } from '../feedback/remark-marks.ts'
import { useBackgroundChecks } from '../feedback/use-background-checks.ts'
import { useFeedback } from '../feedback/use-feedback.ts'
import { hintOnCode } from '../hints/hint-on-code.ts'
import type { Report } from '../log/create-interview-log.ts'
import type { CodingRuns } from './use-coding-runs.ts'

interface Options {
  question: CandidateQuestion
  language: Language
  progress: QuestionProgress | null
  /** The code in this language as it was saved last. */
  savedCode: string
  currentCode: () => string
  results: CodingRuns
  report: Report
}

export interface CodingFeedback {
  /** Null until the code has been analysed for the first time. */
  remarks: Remark[] | null
  /** The lines that remarks and the failed test are about. */
  lineMarks: LineMark[]
  /** What a hint asked for now says of the code, in Markdown; null while there is nothing to say. */
  hintOnCode: string | null
  /** What screen readers say when the feedback has changed. */
  announcement: string
  /** Tells that the code has changed. */
  onEdit: (code: string) => void
}

/** Remarks on the code, what running it in the background shows, and the lines that these mark. */
export function useCodingFeedback(options: Options): CodingFeedback {
  const { question, language, progress, savedCode, currentCode, results, report } = options
  const { runs, lastResults, isOutdated, failingTest } = results
  const feedback = useFeedback({ question, language, currentCode })
  const checksOfRun = useBackgroundChecks({
    question,
    language,
    progress,
    lastResults,
    runs,
    currentCode,
    onGrowthMeasured: (submission, points, power) =>
      report({ type: 'growth-measured', question: question.slug, submission, points, power }),
  })
  const checks = isOutdated ? null : checksOfRun
  const remarks = useMemo(
    () =>
      feedback.remarks &&
      withChecks(feedback.remarks, checks, { code: savedCode, language, question }),
    [feedback.remarks, checks, savedCode, language, question],
  )
  // The line of a failed test is right only for the code that was run.
  const markedTest = isOutdated ? undefined : failingTest
  const lineMarks = useMemo(() => lineMarksOf(markedTest, remarks), [markedTest, remarks])
  return {
    onEdit: feedback.onEdit,
    remarks,
    lineMarks,
    hintOnCode: hintOnCode(remarks ?? [], markedTest),
    announcement: `${feedback.announcement} ${checks?.failingInput?.message ?? ''}`,
  }
}
