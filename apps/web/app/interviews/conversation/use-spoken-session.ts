import type { UnsentEvents } from '@sightline/client/unsent-events'
import { currentQuestion, isClosing } from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { useInterviewLog } from '../log/use-interview-log.ts'
import { useNextQuestion } from '../log/use-next-question.ts'
import { awaitedText } from '../voice/awaited-text.ts'
import { useAnswer } from './use-answer.ts'
import { useDesignNotes } from './use-design-notes.ts'

export type SpokenSessionOptions = {
  detail: InterviewDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsent: UnsentEvents<ReportedEvent>
  /** Loads the interview again, which then shows the state of the server. */
  onReload: () => void
}

export type SpokenSession = ReturnType<typeof useSpokenSession>

/**
 * All state of an interview that is answered in words: the interview, the answer that is being
 * written, and the notes.
 */
export function useSpokenSession({ detail, unsent, onReload }: SpokenSessionOptions) {
  const { id: interviewId } = detail.interview

  // The interview, in step with the server, other tabs and other devices.
  const log = useInterviewLog(detail, unsent, {
    onReload,
    onCodeFromElsewhere: () => {},
  })
  const { interview, report } = log
  const nextQuestion = useNextQuestion(log, ({ answers }) => answers.length > 0)
  const progress = currentQuestion(interview)
  const isEnded = interview.state === 'ended'
  const isPaused = interview.state === 'paused' && interview.pausedBecause === 'asked'
  const isOver = isEnded || isClosing(interview)
  const isAnswerExpected =
    progress?.doneClockMs === null &&
    (progress.answers.length === 0 || progress.followUp?.answer === null)

  const { save: saveNotes, ...designNotes } = useDesignNotes(progress, report)
  const answer = useAnswer({
    interviewId,
    progress,
    isTaken: isAnswerExpected && !isOver && !isPaused && log.reply.streamed === null,
    // The notes count as part of the answer.
    beforeSend: saveNotes,
    report,
  })
  async function sendAndReload() {
    if (await log.flush()) log.reload()
  }

  return {
    detail,
    interviewId,
    log,
    progress,
    nextQuestion,
    isEnded,
    isPaused,
    isOver,
    isAnswerExpected,
    /** The question or follow-up that waits for an answer, in Markdown. */
    awaitedText: isAnswerExpected
      ? awaitedText(progress, detail.spokenQuestions, interview.leadIns)
      : null,
    ...designNotes,
    ...answer,
    sendAndReload,
  }
}
