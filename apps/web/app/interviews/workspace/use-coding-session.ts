import type { UnsentEvents } from '@sightline/client/unsent-events'
import { currentQuestion, type QuestionProgress } from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { useEffect, useEffectEvent } from 'react'
import { type TextToCoach, useTextToCoach } from '../conversation/use-text-to-coach.ts'
import type { UnsentText } from '../log/unsent-text.ts'
import { type CodeEvent, type InterviewLog, useInterviewLog } from '../log/use-interview-log.ts'
import { type NextQuestion, useNextQuestion } from '../log/use-next-question.ts'
import { type CodingFeedback, useCodingFeedback } from './use-coding-feedback.ts'
import { type CodingRuns, useCodingRuns } from './use-coding-runs.ts'
import { latestLanguage, useWrittenCode, type WrittenCode } from './use-written-code.ts'

export type CodingSessionOptions = {
  detail: InterviewDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsent: UnsentEvents<ReportedEvent>
  question: CandidateQuestion
  /** Loads the interview again, which then shows the next question or the state of the server. */
  onReload: () => void
}

/** Where a coding interview stands. */
export interface CodingState {
  interviewId: string
  /** The question that is being answered; `progress` is what was done about it. */
  question: CandidateQuestion
  progress: QuestionProgress | null
  isEnded: boolean
  isGivenUp: boolean
  isPaused: boolean
}

/** A coding interview in progress, except what of it is in sight. */
export interface CodingSession {
  /** The interview, in step with the server, other tabs and other devices. */
  log: InterviewLog
  state: CodingState
  code: WrittenCode
  results: CodingRuns
  feedback: CodingFeedback
  toCoach: TextToCoach
  unsentText: UnsentText
  nextQuestion: NextQuestion
  saveAndReload: () => Promise<void>
}

export function useCodingSession(options: CodingSessionOptions): CodingSession {
  const { detail, unsent, question, onReload } = options
  const interviewId = detail.interview.id
  const log = useInterviewLog(detail, unsent, onReload)
  const { interview, report, watchCode } = log
  const progress = currentQuestion(interview)
  const text = useWrittenCode({
    question,
    interview,
    progress,
    firstLanguage: () => latestLanguage(detail, unsent.initial, question),
    report,
  })
  const { language, saved: savedCode, current: currentCode } = text
  const written = { interviewId, question, language, progress, savedCode }
  const results = useCodingRuns({ ...written, log, saveCode: text.save })
  const feedback = useCodingFeedback({ ...written, currentCode, results, report })

  const code: WrittenCode = {
    ...text,
    edit(next) {
      text.edit(next)
      feedback.onEdit(next)
    },
  }
  const adopt = useEffectEvent((event: CodeEvent) => {
    if (text.adopt(event)) feedback.onEdit(event.code)
  })
  useEffect(() => watchCode((event) => adopt(event)), [watchCode])

  const state: CodingState = {
    interviewId,
    question,
    progress,
    isEnded: interview.state === 'ended',
    isGivenUp: progress?.gaveUp != null,
    isPaused: interview.state === 'paused' && interview.pausedBecause === 'asked',
  }
  const toCoach = useTextToCoach(interviewId, log, progress)
  const unsentText: UnsentText = {
    state: toCoach.unsentText.state,
    send() {
      toCoach.send()
      text.save()
    },
  }
  const nextQuestion = useNextQuestion(log, { unsentText })
  async function saveAndReload() {
    text.save()
    if (await log.flush()) log.reload()
  }
  return { log, state, code, results, feedback, toCoach, unsentText, nextQuestion, saveAndReload }
}
