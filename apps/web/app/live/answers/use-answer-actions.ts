import type { AnswerStyle } from '@sightline/contracts/live/events'
import { shownAnswer } from '@sightline/live/answers/answer-repair'
import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'
import { useState } from 'react'
import type { ReportLive } from '../session/use-live-events.ts'

/** What a user can do with an answer, by button or key. */
export const ANSWER_ACTIONS = ['shorter', 'more', 'again', 'wrong-question', 'copy', 'pin'] as const
export type AnswerAction = (typeof ANSWER_ACTIONS)[number]

interface Options {
  isEnded: boolean
  report: ReportLive
  onWrong: (prompt: LivePrompt, answer: LiveAnswer) => void
  ask: (prompt: LivePrompt, style: AnswerStyle) => void
  /** True while an answer to this prompt point is being written. */
  isWriting: (prompt: string) => boolean
}

export function useAnswerActions({ isEnded, report, onWrong, ask, isWriting }: Options) {
  const [copied, setCopied] = useState<string | null>(null)

  /**
   * The actions that the newest answer to a prompt point allows now. The coach has one answer to
   * each question.
   */
  function actionsFor(prompt: LivePrompt): readonly AnswerAction[] {
    const { answer } = shownAnswer(prompt)
    if (!answer || isWriting(prompt.id)) return []
    const mayAsk = answer.by !== 'coach' && !isEnded
    return mayAsk ? ANSWER_ACTIONS : ANSWER_ACTIONS.slice(3)
  }

  /**
   * Does nothing when the answer does not allow the action. Only the window in focus may write to
   * the clipboard.
   */
  async function act(prompt: LivePrompt, action: AnswerAction, { navigator }: Window) {
    const { answer, repair } = shownAnswer(prompt)
    if (!answer || !actionsFor(prompt).includes(action)) return
    if (action === 'pin')
      report({
        type: 'answer-marked',
        answer: answer.id,
        mark: answer.isPinned ? 'unpinned' : 'pinned',
      })
    else if (action === 'wrong-question') onWrong(prompt, answer)
    else if (action === 'copy') {
      await navigator.clipboard.writeText(
        [answer, repair].flatMap((part) => part?.text ?? []).join('\n\n'),
      )
      setCopied(answer.id)
    } else ask(prompt, action)
  }

  return {
    actionsFor,
    act: (prompt: LivePrompt, action: AnswerAction, from: Window) =>
      void act(prompt, action, from).catch(() => {}),
    isCopied: (answerId: string) => copied === answerId,
  }
}
