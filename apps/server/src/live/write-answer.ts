import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type {
  AnswerSource,
  AnswerStyle,
  LiveEvent,
  NewLiveEvent,
} from '@sightline/contracts/live/events'
import { LIVE_ANSWER_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import { coachAnswer } from '@sightline/live/answers/coach-answer'
import type { LivePrompt } from '@sightline/live/session/session'
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

/** An answer that is to be given: its id, and the prompt point that is answered. */
export interface AskedAnswer {
  id: string
  prompt: LivePrompt
  /** When the prompt point was found, or the page asked, by `performance.now()`. */
  askedAt: number
}

interface Task {
  /**
   * Resolves when the answer is to be given; with null when it is not, and then nothing is stored.
   */
  asked: Promise<AskedAnswer | null>
  owned: OwnedInterviewId
  input: AnswerInput
  /** The tokens that the session has used until now. */
  tokensUsed: number
}

type Deps = LiveDeps & { modelPool: ModelPool }

/**
 * Streams an answer from the first model that completes it; without a model, or when none answers,
 * the coach answers. The whole becomes an event of the session.
 */
export function writeAnswer(deps: Deps, task: Task): AnswerWriter {
  const draft: Draft = { stream: createAnswerStream(), firstWordsAt: null }
  const { stream } = draft
  const abort = new AbortController()
  const done = write(deps, task, draft, abort.signal).catch((error) => {
    deps.modelPool.log.error({ err: error }, 'An answer of a live session was not stored')
    publish(stream, { answer: null })
  })
  const stop = () => abort.abort(new Error('The answer was stopped'))
  return { stream, sessionId: task.owned.id, prompt: task.input.prompt.id, stop, done }
}

/** An answer that is being written. */
interface Draft {
  stream: AnswerStream
  /** By `performance.now()`. */
  firstWordsAt: number | null
}

function say(draft: Draft, words: string) {
  draft.firstWordsAt ??= performance.now()
  publish(draft.stream, { words })
}

async function write(deps: Deps, task: Task, draft: Draft, signal: AbortSignal) {
  const { stream } = draft
  const { input } = task
  const isWhole = await sayModelWords(deps.modelPool, task, draft, signal)
  const asked = await task.asked
  if (!asked) return
  const isEmpty = stream.text.trim() === ''
  // The coach repairs no code.
  if (isEmpty && input.style === 'repair') return publish(stream, { answer: null })
  const result = isEmpty
    ? { sources: sayCoachAnswer(asked.prompt, input, draft), isWhole: true }
    : { sources: answerSources(input), isWhole }
  const takesPictures = deps.modelPool.models.some(
    ({ id, takesPictures }) => id === stream.author && takesPictures,
  )
  const sawPicture = input.picture !== undefined && takesPictures
  const event = answerEvent(asked, draft, { ...result, style: input.style, sawPicture })
  publish(stream, { answer: await store(deps, task.owned, event) })
}

/** True when the model has said all it wanted. */
async function sayModelWords(
  modelPool: ModelPool,
  { owned, input, tokensUsed }: Task,
  draft: Draft,
  signal: AbortSignal,
): Promise<boolean> {
  if (modelPool.models.length === 0) return true
  const prompt = answerPrompt(input)
  const request = { interviewId: owned.id, purpose: 'live-answer' as const, prompt, signal }
  const chunks = streamReply(modelPool, request, tokensUsed)
  for (let next = await chunks.next(); ; next = await chunks.next()) {
    if (next.done) return next.value === 'complete'
    if ('by' in next.value) publish(draft.stream, { author: next.value.by })
    else if ('words' in next.value) say(draft, next.value.words)
    else publish(draft.stream, next.value)
  }
}

/** Returns the sources of the coach's answer. */
function sayCoachAnswer(prompt: LivePrompt, input: AnswerInput, draft: Draft): AnswerSource[] {
  const { text, sources } = coachAnswer(prompt, {
    context: input.context,
    notes: input.session.notes,
    earlierQuestions: earlierQuestions(input),
  })
  publish(draft.stream, { author: 'coach' })
  say(draft, text)
  return sources
}

/** What the event of an answer says besides its words and times. */
interface AnswerDetails {
  style: AnswerStyle
  sources: AnswerSource[]
  sawPicture: boolean
  isWhole: boolean
}

/** The event of an answer that ends now. */
function answerEvent(
  { id, prompt, askedAt }: AskedAnswer,
  { stream: { author, text }, firstWordsAt }: Draft,
  { style, sources, sawPicture, isWhole }: AnswerDetails,
): NewLiveEvent {
  const now = performance.now()
  /** An answer that was begun on an interim text took no time. */
  const msUntil = (time: number) => Math.max(0, Math.round(time - askedAt))
  return {
    id,
    version: EVENT_VERSION,
    type: 'answer-given',
    prompt: prompt.id,
    style,
    text: text.trim().slice(0, LIVE_ANSWER_MAX_LENGTH),
    sources,
    firstWordsMs: msUntil(firstWordsAt ?? now),
    totalMs: msUntil(now),
    ...(author !== null && author !== 'coach' && { by: author }),
    ...(sawPicture && { sawPicture: true as const }),
    ...(!isWhole && { isCutShort: true as const }),
  }
}

/** Null when the session does not take the answer any more. */
async function store(
  deps: LiveDeps,
  owned: OwnedInterviewId,
  event: NewLiveEvent,
): Promise<LiveEvent | null> {
  try {
    return (
      (await appendLiveEvents(deps, owned, [event])).find((stored) => stored.id === event.id) ??
      null
    )
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
