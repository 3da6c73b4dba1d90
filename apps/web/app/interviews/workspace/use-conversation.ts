import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { useEffect, useEffectEvent, useState } from 'react'
import { openExchange } from '../conversation/coding-exchange.tsx'
import { codingTurns } from '../conversation/coding-turns.ts'
import { useHints } from '../hints/use-hints.ts'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import type { CodingState } from './use-coding-session.ts'
import type { WorkspaceView } from './use-workspace-view.ts'

interface Options {
  log: InterviewTalk
  state: CodingState
  /** All questions asked so far. */
  questions: CandidateQuestion[]
  /** Saves the code, and returns it. */
  saveCode: () => string
  view: Pick<WorkspaceView, 'pane' | 'showConversation' | 'growConversation'>
}

/**
 * The conversation of a coding interview. It comes into sight by itself when the coach waits for an
 * answer, except while the candidate reads the results of a submission on a narrow screen.
 */
export function useConversation({ log, state, questions, saveCode, view }: Options) {
  const { interviewId, question, progress } = state
  const turns = codingTurns(log.interview, questions)
  const hints = useHints(log, {
    interviewId,
    question: question.slug,
    initialHints: question.hints,
    saveCode,
  })
  const exchange = openExchange(log, progress)
  const isBetweenQuestions = progress?.doneClockMs != null

  const messages = turns.length + (exchange === null ? 0 : 1)
  const [seenMessages, setSeenMessages] = useState(messages)
  if (view.pane === 'conversation' && seenMessages !== messages) setSeenMessages(messages)

  const showExchange = useEffectEvent(() => {
    if (isBetweenQuestions) view.showConversation()
    else view.growConversation()
  })
  useEffect(() => {
    if (exchange !== null) showExchange()
  }, [exchange])
  return { turns, hints, hasNews: messages > seenMessages }
}
