import { ApiError, errorMessage } from '@sightline/client/errors'
import { untilRetry } from '@sightline/client/retry'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import { firstAnswerId } from '@sightline/live/answers/first-answer'
import { answerEvents } from './answer-events.ts'
import type { LiveClient } from './live-client.ts'

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

interface Options {
  client: LiveClient
  /** Called with an answer that is whole. */
  onStored: (answer: LiveEvent) => void
  onChange: () => void
}

const ATTEMPTS = 4

/**
 * Reads answers as they stream: the first one to a prompt point, which the server may have begun,
 * and others that the user asks for. A lost connection is opened again with the same answer.
 */
export function createAnswerStreams({ client, onStored, onChange }: Options) {
  const closed = new AbortController()
  let streamed: readonly StreamedAnswer[] = []

  function replaceAll(next: readonly StreamedAnswer[]) {
    streamed = next
    onChange()
  }
  const change = (id: string, part: (answer: StreamedAnswer) => Partial<StreamedAnswer>) =>
    replaceAll(
      streamed.map((answer) => (answer.id === id ? { ...answer, ...part(answer) } : answer)),
    )
  const remove = (id: string) => replaceAll(streamed.filter((answer) => answer.id !== id))

  function open(answer: Pick<StreamedAnswer, 'id' | 'prompt' | 'style'>) {
    // A new answer to a prompt point takes the place of one that failed.
    const others = streamed.filter(
      ({ prompt, problem }) => prompt !== answer.prompt || problem === null,
    )
    replaceAll([...others, { ...answer, author: null, text: '', isBroken: false, problem: null }])
  }

  /** Reads one connection. True once the answer is whole. */
  async function read(id: string, stream: ReadableStream<string>): Promise<boolean> {
    for await (const event of answerEvents(stream)) {
      // Words of an earlier author are void.
      if (event.event === 'author')
        change(id, () => ({ author: event.by, text: '', isBroken: false }))
      else if (event.event === 'words') change(id, ({ text }) => ({ text: text + event.text }))
      else if (event.event === 'broke') change(id, () => ({ isBroken: true }))
      else {
        if (event.answer) onStored(event.answer)
        remove(id)
        return true
      }
    }
    return false
  }

  async function ask(prompt: string, style: AnswerStyle, picture: string | null) {
    const { signal } = closed
    if (signal.aborted) return
    const id = style === 'first' ? firstAnswerId(prompt) : crypto.randomUUID()
    const request = { id, prompt, style, ...(picture && { picture }) }
    open(request)
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        if (await read(id, await client.openAnswer(request, signal))) return
      } catch (error) {
        if (signal.aborted) return
        const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
        if (isFinal || attempt === ATTEMPTS)
          return change(id, () => ({ problem: errorMessage(error) }))
      }
      await untilRetry(attempt, signal)
    }
  }

  return {
    streamed: () => streamed,
    /**
     * Joins an answer, or asks for it. `picture`: the shared screen in base64, for models that take
     * images.
     */
    ask: (prompt: string, style: AnswerStyle, picture: string | null = null) =>
      void ask(prompt, style, picture),
    close: () => closed.abort(),
  }
}
