import type { AnswerStyle, LiveEvent, ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import { foundPrompts } from '@sightline/live/answers/first-answer'
import { needsPicture } from '@sightline/live/answers/needs-picture'
import {
  canRepair,
  foldLiveSession,
  type LivePrompt,
  type LiveState,
  latestLook,
} from '@sightline/live/session/session'
import { type RefObject, useRef, useState } from 'react'
import { base64Of } from '../screen/screen-picture.ts'
import type { Look } from '../screen/use-screen-looks.ts'
import { type SyncedSession, useLiveEvents } from '../session/use-live-events.ts'
import { useAnswers } from './use-answers.ts'

type PromptFound = Extract<LiveEvent, { type: 'prompt-found' }>
type AnswerChecked = Extract<LiveEvent, { type: 'answer-checked' }>
type AnswerGiven = Extract<LiveEvent, { type: 'answer-given' }>

interface Options {
  detail: LiveDetail
  unsentEvents: ReportedLiveEvent[]
  /** What this tab sees of the screen. */
  look: RefObject<Look | null>
  /**
   * Called with each prompt point that this tab's events have led to, before its answer is read.
   * `isAsked`: the user has asked for it.
   */
  onPrompt: (prompt: PromptFound, isAsked: boolean) => void
  onLost: () => void
}

/**
 * A session in step with the server, which reads the answer to each prompt point that this tab's
 * events have led to, checks the code in answers, and asks for repairs of code that fails.
 */
export function useAnsweredSession({ detail, unsentEvents, look, onPrompt, onLost }: Options) {
  /** The prompt points whose answers this tab has read, and the failed checks it has acted on. */
  const asked = useRef(new Set<string>())
  /** The session as it is when an answer has ended, which may be long after it was asked for. */
  const [initial] = useState(() => foldLiveSession(detail.events))
  const latest = useRef<LiveState>(initial)
  const answers = useAnswers(detail.session.id, (events) => {
    synced.addStored(events)
    for (const event of events) if (event.type === 'answer-given') void checkLater(event)
  })
  /** Loads what runs code only when an answer has code. */
  async function checkLater(answer: AnswerGiven) {
    if (!answer.text.includes('```')) return
    const { checkAnswer } = await import('./check-answer.ts')
    // A runtime that cannot be loaded leaves the answer unchecked, which the answer says.
    await checkAnswer(latest.current, answer, synced.report).catch(() => {})
  }
  function joinFirst(prompt: PromptFound, isAsked: boolean) {
    asked.current.add(prompt.id)
    onPrompt(prompt, isAsked)
    if (synced.session.setting !== 'not-permitted')
      answers.ask(prompt.id, 'first', pictureFor(prompt, isAsked))
  }
  /** The picture of the screen that an answer needs besides the text, in base64. */
  function pictureFor(
    prompt: Pick<LivePrompt, 'from' | 'question'>,
    isAsked: boolean,
  ): string | null {
    if (!detail.takesPictures || !look.current) return null
    return needsPicture(prompt, latestLook(latest.current), isAsked)
      ? base64Of(look.current.picture)
      : null
  }
  /**
   * Asks the model to repair code that failed an example, once the server has stored the failure.
   */
  function askRepair({ id, answer }: AnswerChecked) {
    asked.current.add(id)
    const prompt = latest.current.prompts.find(({ answers }) =>
      answers.some((given) => given.id === answer),
    )
    if (prompt && canRepair(prompt)) answers.ask(prompt.id, 'repair')
  }
  const synced: SyncedSession = useLiveEvents({
    detail,
    unsentEvents,
    onLost,
    onReported(events) {
      for (const { prompt, isAsked } of foundPrompts(events))
        if (!asked.current.has(prompt.id)) joinFirst(prompt, isAsked)
      for (const event of events)
        if (event.type === 'answer-checked' && !asked.current.has(event.id)) askRepair(event)
    },
  })
  latest.current = synced.session

  return {
    synced,
    answers,
    askAgain: (prompt: LivePrompt, style: AnswerStyle) =>
      answers.ask(prompt.id, style, pictureFor(prompt, false)),
  }
}
