import { coachAnswer } from '@sightline/coach/live-answers/coach-answer'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import type { LiveEvent, NewLiveEvent } from '@sightline/contracts/live-events'
import { LIVE_ANSWER_MAX_LENGTH } from '@sightline/contracts/live-kinds'
import type { OwnedInterviewId } from '../interviews/public.ts'
import { type ModelPool, streamReply } from '../models/public.ts'
import { AppError } from '../platform/errors.ts'
import { type AnswerInput, answerPrompt, answerSources, earlierQuestions } from './answer-prompt.ts'
import { type AnswerStream, createAnswerStream, publish } from './answer-stream.ts'
import { appendLiveEvents } from './append-events.ts'
import type { LiveDeps } from './create-session.ts'

/** An answer that this server writes. It goes on without subscribers. */
export interface AnswerWriter {
  stream: AnswerStream
  sessionId: string
  /** The prompt point that is answered. */
  prompt: string
  /** Ends the model's call at once, and the answer with the words so far. */
  stop(): void
  /** Resolves when the answer is stored. Never rejects. */
  done: Promise<void>
}

interface Task {
  /** The id of the answer, chosen by the page. */
  id: string
  owned: OwnedInterviewId
  input: AnswerInput
  /** The tokens that the session has used until now. */
  tokensUsed: number
}

/**
 * Streams an answer from the first model that completes it; without a model, or when none answers, the coach answers.
 * The whole becomes an event of the session.
 */
export function writeAnswer(deps: LiveDeps & { modelPool: ModelPool }, task: Task): AnswerWriter {
  const { id, owned, input, tokensUsed } = task
  const { modelPool } = deps
  const stream = createAnswerStream()
  const abort = new AbortController()
  const startedAt = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedAt)
  let firstWordsMs: number | null = null
  const say = (words: string) => {
    firstWordsMs ??= elapsedMs()
    publish(stream, { words })
  }

  const takesPictures = (id: string | null) => modelPool.models.some((model) => model.id === id && model.takesPictures)

  /** True when the model has said all it wanted. */
  async function streamWords(): Promise<boolean> {
    if (modelPool.models.length === 0) return true
    const prompt = answerPrompt(input)
    const request = { interviewId: owned.id, purpose: 'live-answer' as const, prompt, signal: abort.signal }
    const chunks = streamReply(modelPool, request, tokensUsed)
    for (let next = await chunks.next(); ; next = await chunks.next()) {
      if (next.done) return next.value === 'complete'
      if ('by' in next.value) publish(stream, { author: next.value.by })
      else if ('words' in next.value) say(next.value.words)
      else publish(stream, next.value)
    }
  }

  async function write() {
    let isWhole = await streamWords()
    let sources = answerSources(input)
    if (stream.text.trim() === '') {
      // The coach repairs no code.
      if (input.style === 'repair') return publish(stream, { answer: null })
      const answer = coachAnswer(input.prompt, {
        context: input.context,
        notes: input.session.notes,
        earlierQuestions: earlierQuestions(input),
      })
      publish(stream, { author: 'coach' })
      say(answer.text)
      sources = answer.sources
      isWhole = true
    }
    const { author, text } = stream
    const event: NewLiveEvent = {
      id,
      version: EVENT_VERSION,
      type: 'answer-given',
      prompt: input.prompt.id,
      style: input.style,
      text: text.trim().slice(0, LIVE_ANSWER_MAX_LENGTH),
      sources,
      firstWordsMs: firstWordsMs ?? elapsedMs(),
      totalMs: elapsedMs(),
      ...(author !== null && author !== 'coach' && { by: author }),
      ...(input.picture && takesPictures(author) && { sawPicture: true as const }),
      ...(!isWhole && { isCutShort: true as const }),
    }
    publish(stream, { answer: await store(event) })
  }

  async function store(event: NewLiveEvent): Promise<LiveEvent | null> {
    try {
      return (await appendLiveEvents(deps, owned, [event])).find((stored) => stored.id === id) ?? null
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  const done = write().catch((error) => {
    modelPool.log.error({ err: error }, 'An answer of a live session was not stored')
    publish(stream, { answer: null })
  })
  const stop = () => abort.abort(new Error('The answer was stopped'))
  return { stream, sessionId: owned.id, prompt: input.prompt.id, stop, done }
}
