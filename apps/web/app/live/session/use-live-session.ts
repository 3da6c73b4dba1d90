import { shownAnswer } from '@sightline/coach/live/answer-repair'
import type { LivePrompt } from '@sightline/coach/live/session'
import type { ReportedLiveEvent } from '@sightline/contracts/live-events'
import type { LiveDetail } from '@sightline/contracts/live-sessions'
import { useRef } from 'react'
import { currentPrompts } from '../answers/prompt-to-show.ts'
import { useAnswerActions } from '../answers/use-answer-actions.ts'
import { useAnsweredSession } from '../answers/use-answered-session.ts'
import { useShownPrompt } from '../answers/use-shown-prompt.ts'
import { useWrongQuestion } from '../answers/use-wrong-question.ts'
import { shareScreen } from '../capture/capture.ts'
import { useKeyBindings } from '../keys/use-key-bindings.ts'
import type { Look } from '../screen/use-screen-looks.ts'
import { useClearContext } from './use-clear-context.ts'
import { usePerception } from './use-perception.ts'

interface Options {
  detail: LiveDetail
  unsentEvents: ReportedLiveEvent[]
  hasTranscriber: boolean
  onLost: () => void
}

/** Everything that the session's page and its overlay show and do. */
export function useLiveSession({ detail, unsentEvents, hasTranscriber, onLost }: Options) {
  const { id } = detail.session
  const look = useRef<Look | null>(null)
  const { synced, answers, askAgain } = useAnsweredSession({
    detail,
    unsentEvents,
    look,
    // Who asks for an answer waits for it.
    onPrompt: (prompt, isAsked) => isAsked && showing.show(prompt.id),
    onLost,
  })
  const { session, report } = synced
  const { capture, hearing, screen, perceivingTab, sessionMs } = usePerception({
    sessionId: id,
    hasTranscriber,
    synced,
  })
  look.current = screen.look
  const isPaused = session.state === 'paused'
  const isEnded = session.state === 'ended'

  const wrongQuestion = useWrongQuestion(report)
  const known = session.prompts.filter(({ id }) => id !== wrongQuestion.removed?.id)
  const showing = useShownPrompt({ prompts: known, writing: answers.streamed })
  const { shown, unread } = showing

  const answerActions = useAnswerActions({
    isEnded,
    report,
    onWrong: wrongQuestion.remove,
    ask: askAgain,
    isWriting: (promptId) => answers.streamed.some(({ prompt, problem }) => prompt === promptId && problem === null),
  })

  return {
    id,
    detail,
    synced,
    session,
    hearing,
    capture,
    screen,
    perceivingTab,
    clear: useClearContext(synced),
    prompts: currentPrompts(known),
    shown,
    unread,
    isFollowing: showing.isFollowing,
    follow: showing.follow,
    /** The reader is busy with the shown answer. */
    touch: showing.touch,
    wrongQuestion,
    undoWrongQuestion() {
      const { removed, undo } = wrongQuestion
      undo()
      if (removed) showing.show(removed.id)
    },
    isPaused,
    isEnded,
    streamed: answers.streamed,
    /** The words of the newest answer to a prompt point so far, or why there is none. */
    textOf(prompt: LivePrompt): string {
      const now = answers.streamed.find((answer) => answer.prompt === prompt.id && answer.style !== 'repair')
      return now?.problem || now?.text || (shownAnswer(prompt).answer?.text ?? '')
    },
    answerActions,
    keys: useKeyBindings(),
    show: (prompt: LivePrompt) => showing.show(prompt.id),
    showNewest() {
      const newest = unread.at(-1)
      if (newest) showing.show(newest.id)
    },
    /** Adds something said that was typed. */
    addSegment(channel: 'them' | 'you', text: string) {
      const now = sessionMs(performance.now())
      report({ type: 'segment-heard', channel, startMs: now, endMs: now, text, how: 'typed' })
    },
    /** Asks about what was said last, about the screen, or a question of the user's own. */
    async askFor(about: 'speech' | 'screen' | 'question', question?: string) {
      // The screen may have changed since it was last read.
      if (about === 'screen') await screen.readNow()
      report({ type: 'prompt-asked', about, ...(question && { question }) })
    },
    askAgain,
    stop: answers.stop,
    togglePause: () => report({ type: isPaused ? 'live-resumed' : 'live-paused' }),
    shareAgain: () => void shareScreen(),
  }
}
export type LiveSessionView = ReturnType<typeof useLiveSession>
