import { ApiError, errorMessage } from '@sightline/client/errors'
import { untilRetry } from '@sightline/client/retry'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import { firstAnswerId } from '@sightline/live/answers/first-answer'
import { useEffect, useReducer, useRef } from 'react'
import { liveApi } from '../api.ts'
import { answerEvents } from './answer-events.ts'

/** An answer as it streams. `author` is null before the first words. */
export interface StreamedAnswer {
  id: string
  prompt: string
  style: AnswerStyle
  author: string | null
  text: string
  /** The connection to the model broke, and another model is asked. */
  isBroken: boolean
  /** Why the answer did not come, in a sentence. */
  problem: string | null
}

type Change =
  | { kind: 'opened'; answer: StreamedAnswer }
  | { kind: 'author'; id: string; author: string }
  | { kind: 'words'; id: string; words: string }
  | { kind: 'broke'; id: string }
  | { kind: 'failed'; id: string; problem: string }
  | { kind: 'done'; id: string }

const ATTEMPTS = 4

/**
 * Reads answers as they stream: the first one to a prompt point, which the server may have begun,
 * and others that the user asks for. A lost connection is opened again with the same answer.
 */
export function useAnswers(sessionId: string, onStored: (events: LiveEvent[]) => void) {
  const [streamed, change] = useReducer(update, [])
  const closed = useRef<AbortController | null>(null)
  useEffect(() => {
    closed.current = new AbortController()
    return () => closed.current?.abort()
  }, [])

  /**
   * Joins an answer, or asks for it. `picture`: the shared screen in base64, for models that take
   * images.
   */
  async function ask(prompt: string, style: AnswerStyle = 'first', picture: string | null = null) {
    const signal = closed.current?.signal
    if (!signal || signal.aborted) return
    const id = style === 'first' ? firstAnswerId(prompt) : crypto.randomUUID()
    change({
      kind: 'opened',
      answer: { id, prompt, style, author: null, text: '', isBroken: false, problem: null },
    })
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        const stream = await liveApi.openAnswer(
          sessionId,
          { id, prompt, style, ...(picture && { picture }) },
          signal,
        )
        for await (const event of answerEvents(stream)) {
          if (event.event === 'author') change({ kind: 'author', id, author: event.by })
          else if (event.event === 'words') change({ kind: 'words', id, words: event.text })
          else if (event.event === 'broke') change({ kind: 'broke', id })
          else {
            if (event.answer) onStored([event.answer])
            return change({ kind: 'done', id })
          }
        }
      } catch (error) {
        if (signal.aborted) return
        const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
        if (isFinal || attempt === ATTEMPTS)
          return change({ kind: 'failed', id, problem: errorMessage(error) })
      }
      await untilRetry(attempt, signal)
    }
  }

  return {
    streamed,
    ask: (prompt: string, style?: AnswerStyle, picture?: string | null) =>
      void ask(prompt, style, picture),
    stop: () => void liveApi.stopAnswers(sessionId).catch(() => {}),
  }
}

function update(answers: StreamedAnswer[], change: Change): StreamedAnswer[] {
  if (change.kind === 'opened') {
    // A new answer to a prompt point takes the place of one that failed.
    const others = answers.filter(
      ({ prompt, problem }) => prompt !== change.answer.prompt || problem === null,
    )
    return [...others, change.answer]
  }
  if (change.kind === 'done') return answers.filter(({ id }) => id !== change.id)
  return answers.map((answer) => (answer.id === change.id ? changed(answer, change) : answer))
}

function changed(
  answer: StreamedAnswer,
  change: Exclude<Change, { kind: 'opened' | 'done' }>,
): StreamedAnswer {
  // Words of an earlier author are void.
  if (change.kind === 'author')
    return { ...answer, author: change.author, text: '', isBroken: false }
  if (change.kind === 'broke') return { ...answer, isBroken: true }
  if (change.kind === 'words') return { ...answer, text: answer.text + change.words }
  return { ...answer, problem: change.problem }
}
