import type { LivePrompt } from '@sightline/coach/live/session'
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

/** What a page asks for: the id of the answer, which the page chooses, and the prompt point that is answered. */
export interface AskedAnswer {
  id: string
  prompt: LivePrompt
  /** When the page asked, by `performance.now()`. */
  askedAt: number
}

interface Task {
  /** Resolves when a page asks for the answer; with null when none will, so that the answer is not stored. */
  asked: Promise<AskedAnswer | null>
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
  const { asked, owned, input, tokensUsed } = task
  const { modelPool } = deps
  const stream = createAnswerStream()
  const abort = new AbortController()
  let firstWordsAt: number | null = null
  const say = (words: string) => {
    firstWordsAt ??= performance.now()
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
    const request = await asked
    if (!request) return
    const { id, prompt, askedAt } = request
    /** An answer that was begun before it was asked for took no time. */
    const msUntil = (time: number) => Math.max(0, Math.round(time - askedAt))
    let sources = answerSources(input)
    if (stream.text.trim() === '') {
      // The coach repairs no code.
      if (input.style === 'repair') return publish(stream, { answer: null })
      const answer = coachAnswer(prompt, {
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
      prompt: prompt.id,
      style: input.style,
      text: text.trim().slice(0, LIVE_ANSWER_MAX_LENGTH),
      sources,
      firstWordsMs: msUntil(firstWordsAt ?? performance.now()),
      totalMs: msUntil(performance.now()),
      ...(author !== null && author !== 'coach' && { by: author }),
      ...(input.picture && takesPictures(author) && { sawPicture: true as const }),
      ...(!isWhole && { isCutShort: true as const }),
    }
    publish(stream, { answer: await store(event) })
  }

  async function store(event: NewLiveEvent): Promise<LiveEvent | null> {
    try {
      return (await appendLiveEvents(deps, owned, [event])).find((stored) => stored.id === event.id) ?? null
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
