import type { UnsentEvents } from '@sightline/client/unsent-events'
import { currentQuestion } from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { starterFor } from '@sightline/languages/starter'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAutosavedText } from '../editor/use-autosaved-text.ts'
import { type CodeEvent, useInterviewLog } from '../log/use-interview-log.ts'
import { useNextQuestion } from '../log/use-next-question.ts'
import { forgetSample, keptSample } from '../sample/kept-sample.ts'
import { latestLanguage } from './latest-language.ts'
import { useCodingFeedback } from './use-coding-feedback.ts'
import { useCodingRuns } from './use-coding-runs.ts'

/**
 * Code is sent this long after it was saved; newer code then replaces older code that is not sent
 * yet.
 */
const SEND_AFTER_MS = 1500

export type CodingSessionOptions = {
  detail: InterviewDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsent: UnsentEvents<ReportedEvent>
  question: CandidateQuestion
  /** Loads the interview again, which then shows the next question or the state of the server. */
  onReload: () => void
}

export type CodingSession = ReturnType<typeof useCodingSession>

/**
 * All state of a coding interview in progress, except what is in sight: the interview, the code,
 * its runs and the feedback on it.
 */
export function useCodingSession({ detail, unsent, question, onReload }: CodingSessionOptions) {
  const interviewId = detail.interview.id

  // The interview, in step with the server, other tabs and other devices.
  const log = useInterviewLog(detail, unsent, {
    onReload,
    onCodeFromElsewhere: showCodeFromElsewhere,
  })
  const { interview, report } = log
  const progress = currentQuestion(interview)
  const isEnded = interview.state === 'ended'
  const isGivenUp = progress?.gaveUp != null
  const isPaused = interview.state === 'paused' && interview.pausedBecause === 'asked'
  const nextQuestion = useNextQuestion(log)

  // The code that is being written, in one language at a time.
  const [language, setLanguage] = useState<Language>(() =>
    latestLanguage(detail, unsent.initial, question),
  )
  const [replacedTimes, setReplacedTimes] = useState(0)
  const triedCode = useTriedCode(question.slug, progress?.code ?? {}, reportCode)
  const savedCode = (of: Language) =>
    progress?.code[of] ?? triedCode[of] ?? starterFor(question, of)
  const code = useAutosavedText(savedCode(language), (text) => reportCode(language, text))
  function reportCode(of: Language, text: string) {
    report({ type: 'code-saved', question: question.slug, language: of, code: text }, SEND_AFTER_MS)
  }
  function editCode(text: string) {
    code.edit(text)
    onEdit(text)
  }
  function changeLanguage(next: Language) {
    code.save()
    code.replaceWith(savedCode(next))
    // Even unchanged, so that a reload opens the interview in this language.
    if (!isEnded) reportCode(next, code.current())
    setLanguage(next)
  }
  function showCodeFromElsewhere(event: CodeEvent) {
    if (
      event.question !== question.slug ||
      event.language !== language ||
      !code.replaceWith(event.code)
    )
      return
    setReplacedTimes((times) => times + 1)
    onEdit(event.code)
  }
  async function saveAndReload() {
    code.save()
    if (await log.flush()) log.reload()
  }

  // What runs of it have shown, and the feedback on it.
  const written = { interviewId, question, language, progress, savedCode: savedCode(language) }
  const results = useCodingRuns({ ...written, log, saveCode: code.save })
  const { onEdit, ...feedback } = useCodingFeedback({
    ...written,
    currentCode: code.current,
    results,
    report,
  })

  return {
    detail,
    interviewId,
    question,
    log,
    progress,
    isEnded,
    isGivenUp,
    isPaused,
    nextQuestion,
    saveAndReload,
    starter: starterFor(question, language),
    language,
    changeLanguage,
    savedCode,
    code,
    editCode,
    /** Changes whenever the editor has to start again with other code. */
    editorKey: `${language} ${isEnded} ${replacedTimes}`,
    ...results,
    ...feedback,
  }
}

/**
 * Code that was written for this question on the landing page. It becomes the interview's once the
 * question is shown.
 */
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
