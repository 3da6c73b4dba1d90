import { shownAnswer } from '@sightline/live/answers/answer-repair'
import { currentPrompts, type LivePrompt } from '@sightline/live/session/session'
import type { ReportLive } from '../session/use-live-events.ts'
import { useShownPrompt } from './shown/use-shown-prompt.ts'
import type { StreamedAnswer } from './use-answers.ts'
import { useWrongQuestion } from './use-wrong-question.ts'

interface Options {
  prompts: readonly LivePrompt[]
  streamed: readonly StreamedAnswer[]
  report: ReportLive
}

/** Which answers of a session there are, which of them is shown, and what waits to be read. */
export function useAnswerChoice({ prompts, streamed, report }: Options) {
  const { removed, remove, undo } = useWrongQuestion(report)
  const known = prompts.filter(({ id }) => id !== removed?.id)
  const { shown, unread, show, isFollowing, follow, touch } = useShownPrompt({
    prompts: known,
    writing: streamed,
  })
  return {
    prompts: currentPrompts(known),
    shown,
    unread,
    isFollowing,
    follow,
    /** The reader is busy with the shown answer. */
    touch,
    show: (prompt: Pick<LivePrompt, 'id'>) => show(prompt.id),
    showNewest() {
      const newest = unread.at(-1)
      if (newest) show(newest.id)
    },
    /** The question that was called wrong last, while that can be undone. */
    removed,
    remove,
    undoRemoval() {
      undo()
      if (removed) show(removed.id)
    },
    /** The words of the newest answer to a prompt point so far, or why there is none. */
    textOf(prompt: LivePrompt): string {
      const now = streamed.find(
        (answer) => answer.prompt === prompt.id && answer.style !== 'repair',
      )
      return now?.problem || now?.text || (shownAnswer(prompt).answer?.text ?? '')
    },
  }
}
