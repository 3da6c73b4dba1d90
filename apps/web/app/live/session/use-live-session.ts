import { foldLiveSession, type LivePrompt, type LiveState } from '@sightline/coach/live/session'
import type { AnswerStyle, LiveEvent, ReportedLiveEvent } from '@sightline/contracts/live-events'
import type { LiveDetail } from '@sightline/contracts/live-sessions'
import { useRef, useState } from 'react'
import { shareScreen } from '../capture/capture.ts'
import { useAnswers } from './use-answers.ts'
import { type SyncedSession, useLiveEvents } from './use-live-events.ts'
import { usePerception } from './use-perception.ts'

type AnswerGiven = Extract<LiveEvent, { type: 'answer-given' }>

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
  /** The prompt points whose answers this tab has asked for. */
  const asked = useRef(new Set<string>())
  /** The session as it is when an answer has ended, which may be long after it was asked for. */
  const latest = useRef<LiveState>(foldLiveSession(detail.events))
  const answers = useAnswers(id, (events) => {
    synced.addStored(events)
    for (const event of events) if (event.type === 'answer-given') void checkLater(event)
  })
  /** Loads what runs code only when an answer has code. */
  async function checkLater(answer: AnswerGiven) {
    if (!answer.text.includes('```')) return
    const { checkAnswer } = await import('./check-answer.ts')
    // A runtime that cannot be loaded leaves the answer unchecked, which the answer says.
    await checkAnswer(latest.current, answer, report).catch(() => {})
  }
  const synced: SyncedSession = useLiveEvents({
    detail,
    unsentEvents,
    onLost,
    onPrompts(prompts) {
      for (const prompt of prompts.filter(({ id }) => !asked.current.has(id))) {
        asked.current.add(prompt.id)
        // An answer never changes under the reader's eyes: a new one waits while another is shown.
        setShownId((shown) => shown ?? prompt.id)
        if (session.setting !== 'not-permitted') answers.ask(prompt.id)
      }
    },
  })
  const { session, report } = synced
  latest.current = session
  const { capture, hearing, screen, sessionMs } = usePerception({ sessionId: id, hasTranscriber, synced })
  const isPaused = session.state === 'paused'
  const isEnded = session.state === 'ended'

  const prompts = session.prompts.filter(({ isReplaced, isWrong }) => !isReplaced && !isWrong)
  const shown = prompts.find((prompt) => prompt.id === shownId) ?? null
  const unread = shown ? prompts.slice(prompts.indexOf(shown) + 1) : []

  return {
    id,
    detail,
    synced,
    session,
    hearing,
    capture,
    screen,
    prompts,
    shown,
    unread,
    isPaused,
    isEnded,
    streamed: answers.streamed,
    show: (prompt: LivePrompt) => setShownId(prompt.id),
    /** Adds something said that was typed. */
    addSegment(channel: 'them' | 'you', text: string) {
      const now = sessionMs(performance.now())
      report({ type: 'segment-heard', channel, startMs: now, endMs: now, text, how: 'typed' })
    },
    /** Asks about what was said last, about the screen, or a question of the user's own. */
    askFor(about: 'speech' | 'screen' | 'question', question?: string) {
      setShownId(null)
      report({ type: 'prompt-asked', about, ...(question && { question }) })
    },
    askAgain: (prompt: LivePrompt, style: AnswerStyle) => answers.ask(prompt.id, style),
    stop: answers.stop,
    togglePause: () => report({ type: isPaused ? 'live-resumed' : 'live-paused' }),
    shareAgain: () => void shareScreen(),
  }
}
export type LiveSessionView = ReturnType<typeof useLiveSession>
