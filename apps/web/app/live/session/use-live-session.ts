import type { ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import { useRef } from 'react'
import { useAnswerActions } from '../answers/use-answer-actions.ts'
import { useAnswerChoice } from '../answers/use-answer-choice.ts'
import { useAnsweredSession } from '../answers/use-answered-session.ts'
import { useKeyBindings } from '../keys/use-key-bindings.ts'
import type { Look } from '../screen/use-screen-looks.ts'
import { useClearContext } from './use-clear-context.ts'
import { usePerception } from './use-perception.ts'
import { useShare } from './use-share.ts'

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
    onPrompt: (prompt, isAsked) => isAsked && choice.show(prompt),
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

  const { remove, ...choice } = useAnswerChoice({
    prompts: session.prompts,
    streamed: answers.streamed,
    report,
  })

  const answerActions = useAnswerActions({
    isEnded,
    report,
    onWrong: remove,
    ask: askAgain,
    isWriting: (promptId) =>
      answers.streamed.some(({ prompt, problem }) => prompt === promptId && problem === null),
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
    ...choice,
    ...useShare({ events: detail.events, session, isElsewhere: perceivingTab.isElsewhere }),
    isPaused,
    isEnded,
    streamed: answers.streamed,
    answerActions,
    keys: useKeyBindings(),
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
  }
}
export type LiveSessionView = ReturnType<typeof useLiveSession>
