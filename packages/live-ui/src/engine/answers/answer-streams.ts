import { ApiError, errorMessage } from '@sightline/client/errors'
import {
  NO_TEXT,
  readTextStream,
  type StreamedText,
  withTextEvent,
} from '@sightline/client/text-stream'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import type { LiveAnswerRequest } from '@sightline/contracts/live/sessions'
import { firstAnswerId } from '@sightline/live/answers/first-answer'
import type { LiveClient } from '../live-client.ts'

/** An answer as it streams. */
export interface StreamedAnswer extends StreamedText {
  id: string
  prompt: string
  style: AnswerStyle
  /** Why the answer did not come, in a sentence. */
  problem: string | null
}

interface Options {
  client: LiveClient
  /** Called with an answer that is whole. */
  onStored: (answer: LiveEvent) => void
  /** Called with the tokens that the session has used. */
  onTokens: (used: number) => void
  /** Called with the prompt point of a first answer that has no words yet after a while. */
  onSlow: (prompt: string) => void
  onChange: () => void
}

/** Without words after this time, an answer is slow. */
const SLOW_AFTER_MS = 2000
/** An answer is asked for this often in a row without getting words. */
const ATTEMPTS = 4

/**
 * Reads answers as they stream: the first one to a prompt point, which the server may have begun,
 * and others that the user asks for. A lost connection is opened again with the same answer.
 */
export function createAnswerStreams({ client, onStored, onTokens, onSlow, onChange }: Options) {
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
    replaceAll([...others, { ...answer, ...NO_TEXT, problem: null }])
  }

  async function ask(prompt: string, style: AnswerStyle, pictures: readonly string[]) {
    const { signal } = closed
    if (signal.aborted) return
    const id = style === 'first' ? firstAnswerId(prompt) : crypto.randomUUID()
    const request = { id, prompt, style, ...picturesOf(pictures) }
    open(request)
    const timer = setTimeout(() => style === 'first' && onSlow(prompt), SLOW_AFTER_MS)
    await readTextStream({
      open: (after, connection) =>
        client.openAnswer({ ...request, ...(after && { after }) }, connection),
      parse: async (data) =>
        (await import('@sightline/contracts/live/sessions')).LiveAnswerEvent.parse(data),
      onEvent(event) {
        clearTimeout(timer)
        if (event.event !== 'done') return change(id, (answer) => withTextEvent(answer, event))
        if (event.tokensUsed !== undefined) onTokens(event.tokensUsed)
        if (event.answer) onStored(event.answer)
        remove(id)
      },
      mayRetry: (error, failures) => failures < ATTEMPTS && !isRefusal(error),
      signal,
    })
      .catch((error) => change(id, () => ({ problem: errorMessage(error) })))
      .finally(() => clearTimeout(timer))
  }

  return {
    streamed: () => streamed,
    /**
     * Joins an answer, or asks for it. `pictures`: the shared screen as data URLs, for models that
     * take images.
     */
    ask: (prompt: string, style: AnswerStyle, pictures: readonly string[] = []) =>
      void ask(prompt, style, pictures),
    close: () => closed.abort(),
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** A single one as servers of the previous release take it, too. */
function picturesOf(dataUrls: readonly string[]): Pick<LiveAnswerRequest, 'picture' | 'pictures'> {
  const pictures = dataUrls.map((url) => url.slice(url.indexOf(',') + 1))
  const [picture, second] = pictures
  if (picture === undefined) return {}
  return second === undefined ? { picture } : { pictures }
}
