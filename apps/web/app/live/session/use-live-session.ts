import { needsPicture } from '@sightline/coach/live/needs-picture'
import { canRepair, foldLiveSession, type LivePrompt, type LiveState, latestLook } from '@sightline/coach/live/session'
import type { AnswerStyle, LiveEvent, ReportedLiveEvent } from '@sightline/contracts/live-events'
import type { LiveDetail } from '@sightline/contracts/live-sessions'
import { useRef, useState } from 'react'
import { useAnswerActions } from '../answers/use-answer-actions.ts'
import { useAnswers } from '../answers/use-answers.ts'
import { shareScreen } from '../capture/capture.ts'
import { useKeyBindings } from '../keys/use-key-bindings.ts'
import { base64Of } from '../screen/screen-picture.ts'
import { useClearContext } from './use-clear-context.ts'
import { type SyncedSession, useLiveEvents } from './use-live-events.ts'
import { usePerception } from './use-perception.ts'

type PromptFound = Extract<LiveEvent, { type: 'prompt-found' }>
type AnswerChecked = Extract<LiveEvent, { type: 'answer-checked' }>
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
  /** The prompt points, and the failed checks of answers, for which this tab has asked for an answer. */
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
    const { checkAnswer } = await import('../answers/check-answer.ts')
    // A runtime that cannot be loaded leaves the answer unchecked, which the answer says.
    await checkAnswer(latest.current, answer, report).catch(() => {})
  }
  function askFirst(prompt: PromptFound, isAsked: boolean) {
    asked.current.add(prompt.id)
    // An answer never changes under the reader's eyes: a new one waits while another is shown.
    setShownId((shown) => shown ?? prompt.id)
    if (session.setting !== 'not-permitted') answers.ask(prompt.id, 'first', pictureFor(prompt, isAsked))
  }
  /** The picture of the screen that an answer needs besides the text, in base64. */
  function pictureFor(prompt: Pick<LivePrompt, 'from' | 'question'>, isAsked: boolean): string | null {
    if (!detail.takesPictures || !screen.look) return null
    return needsPicture(prompt, latestLook(latest.current), isAsked) ? base64Of(screen.look.picture) : null
  }
  /** Asks the model to repair code that failed an example, once the server has stored the failure. */
  function askRepair({ id, answer }: AnswerChecked) {
    asked.current.add(id)
    const prompt = latest.current.prompts.find(({ answers }) => answers.some((given) => given.id === answer))
    if (prompt && canRepair(prompt)) answers.ask(prompt.id, 'repair')
  }
  const synced: SyncedSession = useLiveEvents({
    detail,
    unsentEvents,
    onLost,
    onReported(events) {
      const isAsked = events.some(({ type }) => type === 'prompt-asked')
      for (const event of events.filter(({ id }) => !asked.current.has(id))) {
        if (event.type === 'prompt-found') askFirst(event, isAsked)
        else if (event.type === 'answer-checked') askRepair(event)
      }
    },
  })
  const { session, report } = synced
  latest.current = session
  const { capture, hearing, screen, perceivingTab, sessionMs } = usePerception({
    sessionId: id,
    hasTranscriber,
    synced,
  })
  const isPaused = session.state === 'paused'
  const isEnded = session.state === 'ended'

  const prompts = session.prompts.filter(({ isReplaced, isWrong }) => !isReplaced && !isWrong)
  const shown = prompts.find((prompt) => prompt.id === shownId) ?? null
  const unread = shown ? prompts.slice(prompts.indexOf(shown) + 1) : []

  const askAgain = (prompt: LivePrompt, style: AnswerStyle) => answers.ask(prompt.id, style, pictureFor(prompt, false))
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
      setShownId(null)
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
