import { withChecks } from '@sightline/analysis/checks/measured-remarks'
import { currentQuestion } from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interview-events'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import type { CandidateQuestion, Language, TestResult } from '@sightline/contracts/questions'
import { starterFor } from '@sightline/languages/starter'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAutosavedText } from '../editor/use-autosaved-text.ts'
import { lineMarksOf } from '../feedback/remark-marks.ts'
import { useBackgroundChecks } from '../feedback/use-background-checks.ts'
import { useFeedback } from '../feedback/use-feedback.ts'
import { useRemoteLanguages } from '../run/use-remote-languages.ts'
import { useRun } from '../run/use-run.ts'
import { forgetSample, keptSample } from '../sample/kept-sample.ts'
import { useNextQuestion } from '../session/use-next-question.ts'
import { usePauseWhileLoading } from '../session/use-pause-while-loading.ts'
import { type CodeEvent, useSyncedInterview } from '../session/use-synced-interview.ts'
import { latestLanguage } from './latest-language.ts'
import { latestResultsIn } from './latest-results.ts'

/** Code is sent this long after it was saved; newer code then replaces older code that is not sent yet. */
const SEND_AFTER_MS = 1500

export type CodingSessionOptions = {
  detail: InterviewDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsentEvents: ReportedEvent[]
  question: CandidateQuestion
  /** Loads the interview again, which then shows the next question or the state of the server. */
  onReload: () => void
}

export type CodingSession = ReturnType<typeof useCodingSession>

/**
 * All state of a coding interview in progress, except what is in sight: the interview, the code, its runs and the
 * feedback on it.
 */
export function useCodingSession({ detail, unsentEvents, question, onReload }: CodingSessionOptions) {
  const interviewId = detail.interview.id

  // The interview, in step with the server, other tabs and other devices.
  const synced = useSyncedInterview(detail, unsentEvents, { onReload, onCodeFromElsewhere: showCodeFromElsewhere })
  const { interview, report } = synced
  const progress = currentQuestion(interview)
  const isEnded = interview.state === 'ended'
  const isGivenUp = progress?.gaveUp != null
  const isPaused = interview.state === 'paused' && interview.pausedBecause === 'asked'
  const nextQuestion = useNextQuestion(synced)

  // The code that is being written, in one language at a time.
  const [language, setLanguage] = useState<Language>(() => latestLanguage(detail, unsentEvents, question))
  const [replacedTimes, setReplacedTimes] = useState(0)
  const triedCode = useTriedCode(question.slug, progress?.code ?? {}, reportCode)
  const savedCode = (of: Language) => progress?.code[of] ?? triedCode[of] ?? starterFor(question, of)
  const code = useAutosavedText(savedCode(language), (text) => reportCode(language, text))
  function reportCode(of: Language, text: string) {
    report({ type: 'code-saved', question: question.slug, language: of, code: text }, SEND_AFTER_MS)
  }
  function editCode(text: string) {
    code.edit(text)
    feedback.onEdit(text)
  }
  function changeLanguage(next: Language) {
    code.save()
    code.replaceWith(savedCode(next))
    // Even unchanged, so that a reload opens the interview in this language.
    if (!isEnded) reportCode(next, code.current())
    setLanguage(next)
  }
  function showCodeFromElsewhere(event: CodeEvent) {
    if (event.question !== question.slug || event.language !== language || !code.replaceWith(event.code)) return
    setReplacedTimes((times) => times + 1)
    feedback.onEdit(event.code)
  }
  async function saveAndReload() {
    code.save()
    if (await synced.flush()) synced.reload()
  }

  // Runs of the code, and the results of the last one.
  const remoteLanguages = useRemoteLanguages()
  const runs = useRun({ synced, interviewId, question, language, remoteLanguages, saveCode: code.save })
  const phase = runs.progress?.phase.name
  usePauseWhileLoading(synced, phase === 'loading' || phase === 'starting')
  const lastResults = progress ? latestResultsIn(progress, language) : null
  const isOutdated = lastResults?.code != null && lastResults.code !== savedCode(language)
  const failingTest = runs.progress ? undefined : lastResults?.results.find(isFailing)

  // Feedback: remarks on the code, what running it in the background shows, and the lines that these mark.
  const feedback = useFeedback({ question, language, currentCode: code.current })
  const checksOfRun = useBackgroundChecks({
    interviewId,
    question,
    language,
    progress,
    lastResults,
    runs,
    currentCode: code.current,
    onGrowthMeasured: (submission, points) =>
      report({ type: 'growth-measured', question: question.slug, submission, points }),
  })
  const checks = isOutdated ? null : checksOfRun
  const checkedCode = savedCode(language)
  const remarks = useMemo(
    () => feedback.remarks && withChecks(feedback.remarks, checks, { code: checkedCode, language, question }),
    [feedback.remarks, checks, checkedCode, language, question],
  )
  // The line of a failed test is right only for the code that was run.
  const markedTest = isOutdated ? undefined : failingTest
  const lineMarks = useMemo(() => lineMarksOf(markedTest, remarks), [markedTest, remarks])

  const session = {
    detail,
    interviewId,
    question,
    synced,
    progress,
    isEnded,
    isGivenUp,
    isPaused,
    nextQuestion,
    saveAndReload,
  }
  const starter = starterFor(question, language)
  const editing = { starter, language, changeLanguage, remoteLanguages, savedCode, code, editCode }
  return {
    ...session,
    ...editing,
    /** Changes whenever the editor has to start again with other code. */
    editorKey: `${language} ${isEnded} ${replacedTimes}`,
    runs,
    lastResults,
    /** Whether the code has changed since the last results in its language. */
    isOutdated,
    failingTest,
    remarks,
    lineMarks,
    feedbackAnnouncement: `${feedback.announcement} ${checks?.failingInput?.message ?? ''}`,
  }
}

/** Code that was written for this question on the landing page. It becomes the interview's once the question is shown. */
function useTriedCode(
  question: string,
  storedCode: Partial<Record<Language, string>>,
  onTakeOver: (language: Language, code: string) => void,
): Partial<Record<Language, string>> {
  const [sample] = useState(() => {
    const kept = keptSample()
    return kept?.question === question && storedCode[kept.language] === undefined ? kept : null
  })
  const takeOver = useEffectEvent(() => {
    if (!sample) return
    onTakeOver(sample.language, sample.code)
    forgetSample()
  })
  useEffect(() => takeOver(), [])
  return sample ? { [sample.language]: sample.code } : {}
}

const isFailing = ({ status }: TestResult) => status !== 'passed' && status !== 'not-run'
