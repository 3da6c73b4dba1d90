import type { UnsentEvents } from '@sightline/client/unsent-events'
import {
  currentQuestion,
  isClosing,
  type LeadIn,
  OWN_WORDS,
  type QuestionProgress,
} from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type {
  CandidateSpokenQuestion,
  InterviewDetail,
} from '@sightline/contracts/interviews/interviews'
import type { UnsentText } from '../log/unsent-text.ts'
import { type InterviewLog, useInterviewLog } from '../log/use-interview-log.ts'
import { type NextQuestion, useNextQuestion } from '../log/use-next-question.ts'
import { useAnswer, type WrittenAnswer } from './use-answer.ts'
import { type SavedNotes, useDesignNotes } from './use-design-notes.ts'
import { type TextToCoach, useTextToCoach } from './use-text-to-coach.ts'

export type SpokenSessionOptions = {
  detail: InterviewDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsent: UnsentEvents<ReportedEvent>
  /** Loads the interview again, which then shows the state of the server. */
  onReload: () => void
}

/** Where an interview stands that is answered in words. */
export interface SpokenState {
  detail: InterviewDetail
  progress: QuestionProgress | null
  isEnded: boolean
  isPaused: boolean
  /** Whether all questions are answered. */
  isOver: boolean
  isAnswerExpected: boolean
  /** The question or follow-up that waits for an answer, in Markdown. */
  awaitedText: string | null
}

/** An interview in progress that is answered in words. */
export interface SpokenSession {
  /** The interview, in step with the server, other tabs and other devices. */
  log: InterviewLog
  state: SpokenState
  notes: SavedNotes
  answer: WrittenAnswer
  /** The question to the coach at the end. */
  toCoach: TextToCoach
  unsentText: UnsentText
  nextQuestion: NextQuestion
  sendAndReload: () => Promise<void>
}

export function useSpokenSession({
  detail,
  unsent,
  onReload,
}: SpokenSessionOptions): SpokenSession {
  const log = useInterviewLog(detail, unsent, onReload)
  const { interview, report } = log
  const progress = currentQuestion(interview)
  const isEnded = interview.state === 'ended'
  const isPaused = interview.state === 'paused' && interview.pausedBecause === 'asked'
  const isOver = isEnded || isClosing(interview)
  const isAnswerExpected =
    progress?.doneClockMs === null &&
    (progress.answers.length === 0 || progress.followUp?.answer === null)
  const state: SpokenState = {
    detail,
    progress,
    isEnded,
    isPaused,
    isOver,
    isAnswerExpected,
    awaitedText: isAnswerExpected
      ? awaitedText(progress, detail.spokenQuestions, interview.leadIns)
      : null,
  }

  const notes = useDesignNotes({ progress, log })
  const answer = useAnswer({
    interviewId: detail.interview.id,
    progress,
    isTaken: isAnswerExpected && !isOver && !isPaused && log.reply.streamed === null,
    // The notes count as part of the answer.
    beforeSend: notes.save,
    report,
  })
  const toCoach = useTextToCoach(detail.interview.id, log, progress)
  const written = isOver ? toCoach.unsentText : answer.unsentText
  const unsentText: UnsentText = {
    state: written.state,
    send() {
      written.send()
      notes.save()
    },
  }
  const nextQuestion = useNextQuestion(log, {
    isAnswered: ({ answers }) => answers.length > 0 || unsentText.state === 'sendable',
    unsentText,
  })
  async function sendAndReload() {
    if (await log.flush()) log.reload()
  }
  return { log, state, notes, answer, toCoach, unsentText, nextQuestion, sendAndReload }
}

/**
 * The text that waits for an answer, in Markdown: the question with its lead-in, or the open
 * follow-up. Null when none waits.
 */
function awaitedText(
  { question, answers, followUp }: QuestionProgress,
  questions: CandidateSpokenQuestion[],
  leadIns: Record<string, LeadIn>,
) {
  if (answers.length > 0) return followUp?.answer === null ? followUp.text : null
  const [asked, leadIn] = [questions.find(({ slug }) => slug === question), leadIns[question]]
  if (!asked) return null
  // The statement is the candidate's own words, and the title of an open question their beginning.
  const title = leadIn?.isOpen ? null : `${asked.title}.`
  return [title, leadIn?.author === OWN_WORDS ? null : leadIn?.text, asked.statement]
    .filter(Boolean)
    .join('\n\n')
}
