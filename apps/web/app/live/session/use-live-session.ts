import type { LivePrompt } from '@sightline/coach/live/session'
import type { ReportedLiveEvent } from '@sightline/contracts/live-events'
import type { LiveDetail } from '@sightline/contracts/live-sessions'
import { useRef, useState } from 'react'
import { useAnswerActions } from '../answers/use-answer-actions.ts'
import { useAnsweredSession } from '../answers/use-answered-session.ts'
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
  /** The prompt point whose answer is shown; null while the next one is to be shown at once. */
  const [shownId, setShownId] = useState<string | null>(
    () => detail.events.findLast(({ type }) => type === 'prompt-found')?.id ?? null,
  )
  const look = useRef<Look | null>(null)
  const { synced, answers, askAgain } = useAnsweredSession({
    detail,
    unsentEvents,
    look,
    // An answer never changes under the reader's eyes: a new one waits while another is shown, unless it was asked for.
    onPrompt: (prompt, isAsked) => setShownId((shown) => (isAsked ? prompt.id : (shown ?? prompt.id))),
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

  const prompts = session.prompts.filter(({ isReplaced, isWrong }) => !isReplaced && !isWrong)
  const shown = prompts.find((prompt) => prompt.id === shownId) ?? null
  const unread = shown ? prompts.slice(prompts.indexOf(shown) + 1) : []

  const answerActions = useAnswerActions({
    isEnded,
    report,
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
    prompts,
    shown,
    unread,
    isPaused,
    isEnded,
    streamed: answers.streamed,
    answerActions,
    keys: useKeyBindings(),
    show: (prompt: LivePrompt) => setShownId(prompt.id),
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
