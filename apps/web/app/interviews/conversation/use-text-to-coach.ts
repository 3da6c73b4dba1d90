import { isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import type { UnsentText } from '../log/unsent-text.ts'
import type { InterviewActions, InterviewState } from '../log/use-interview-log.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

/** A short text to the coach: the answer to a coding follow-up, or a question at the end. */
export interface TextToCoach {
  text: string
  write: (text: string) => void
  send: () => void
  unsentText: UnsentText
}

/** The text that is being written to the coach, stored on this device until it is sent. */
export function useTextToCoach(
  interviewId: string,
  { interview, report }: Pick<InterviewState & InterviewActions, 'interview' | 'report'>,
  progress: QuestionProgress | null,
): TextToCoach {
  const isOver = isClosing(interview)
  const isAsked = progress?.followUp?.answer === null
  const draft = useAnswerDraft(
    interviewId,
    isOver ? 'closing' : `follow-up ${progress?.question}`,
    () => '',
  )
  function send() {
    const text = draft.text.trim()
    if (text === '') return
    if (isOver) report({ type: 'candidate-asked', text })
    else if (progress && isAsked)
      report({ type: 'follow-up-answered', question: progress.question, text })
    else return
    draft.write('')
  }
  const canSend = isOver || isAsked
  const state = draft.text.trim() === '' ? 'none' : canSend ? 'sendable' : 'lost'
  return { text: draft.text, write: draft.write, send, unsentText: { state, send } }
}
