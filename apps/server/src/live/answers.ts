import type { ServerResponse } from 'node:http'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import type { AskLiveAnswer } from '@sightline/contracts/live/sessions'
import { type FoundPrompt, firstAnswerId } from '@sightline/live/answers/first-answer'
import { needsPicture } from '@sightline/live/answers/needs-picture'
import {
  canRepair,
  type LivePrompt,
  type LiveState,
  latestLook,
  NOTHING_TO_REPAIR,
} from '@sightline/live/session/session'
import type { Picture } from '../adapters/model.ts'
import { type OwnedInterviewId, readInterviewContext } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Limit, Limiter } from '../platform/limits/limiter.ts'
import type { AnswerInput } from './answer-prompt.ts'
import { type AnswerStream, createAnswerStream, publish, subscribe } from './answer-stream.ts'
import type { LiveDeps } from './create-session.ts'
import { createSpeculations, type EarlyAnswer } from './speculation.ts'
import { warmCache } from './warm-cache.ts'
import { type AnswerWriter, writeAnswer } from './write-answer.ts'

/**
 * A stopping server gives answers this long to finish. Fastify abandons a shutdown whose hook takes
 * 10 s.
 */
const FINISH_WITHIN_MS = 8 * SECOND_MS
/** Per user, because a model's answer costs us money. */
const ANSWERS: Limit = {
  name: 'user:live-answers',
  points: 120,
  windowMs: 10 * MINUTE_MS,
  message: 'Too many answers.',
}

interface Deps extends LiveDeps {
  limiter: Limiter
  modelPool: ModelPool
  secret: string
}

/** A request for an answer, with the picture of the screen for models that take pictures. */
export type AnswerRequest = Omit<AskLiveAnswer, 'picture'> & { picture?: Picture }

export type LiveAnswers = ReturnType<typeof createLiveAnswers>

/** The answers that this server writes, and the clients that read them. */
export function createLiveAnswers(deps: Deps) {
  const { limiter, modelPool } = deps
  const writers = new Map<string, AnswerWriter>()
  /** Answers whose input is being read. */
  const opening = new Map<string, Promise<AnswerStream>>()
  const responses = new Set<ServerResponse>()
  const closing = new AbortController()
  const speculations = createSpeculations(deps)
  const takesPictures = modelPool.models.some((model) => model.takesPictures)

  /** Joins an answer of a session, or lets `start` begin it. */
  function join(owned: OwnedInterviewId, id: string, start: () => Promise<AnswerStream>) {
    const key = `${owned.id} ${id}`
    const writer = writers.get(key)
    if (writer) return Promise.resolve(writer.stream)
    const known = opening.get(key)
    if (known) return known
    const opened = start().finally(() => opening.delete(key))
    opening.set(key, opened)
    return opened
  }

  function addWriter(owned: OwnedInterviewId, id: string, writer: AnswerWriter): AnswerStream {
    const key = `${owned.id} ${id}`
    writers.set(key, writer)
    void writer.done.then(() => writers.delete(key))
    return writer.stream
  }

  /** Starts the answer that a page asks for, if it is not stored. */
  async function startAsked(owned: OwnedInterviewId, request: AnswerRequest) {
    const askedAt = performance.now()
    const read = await readInput(deps, owned, request)
    if ('stored' in read) return storedStream(read.stored)
    await limiter.consume(ANSWERS, owned.ownerId)
    const { input, tokensUsed } = read
    const asked = Promise.resolve({ id: request.id, prompt: input.prompt, askedAt })
    return addWriter(owned, request.id, writeAnswer(deps, { asked, owned, input, tokensUsed }))
  }

  /** Starts the first answer to a prompt point of `session`, or goes on with the one begun early. */
  async function startFound(
    owned: OwnedInterviewId,
    {
      session,
      prompt,
      early,
    }: { session: LiveState; prompt: LivePrompt; early: EarlyAnswer | null },
  ) {
    const asked = { id: firstAnswerId(prompt.id), prompt, askedAt: performance.now() }
    // Together, since somebody waits for the first words.
    const [context, tokensUsed] = await Promise.all([
      readInterviewContext(deps.db, owned.id),
      modelPool.budget.used(owned.id),
      limiter.consume(ANSWERS, owned.ownerId),
    ]).catch((error) => {
      early?.drop()
      throw error
    })
    if (early) return addWriter(owned, asked.id, early.give(asked))
    const { secret } = deps
    const input = { sessionId: owned.id, session, prompt, style: 'first' as const, context, secret }
    const task = { asked: Promise.resolve(asked), owned, input, tokensUsed }
    return addWriter(owned, asked.id, writeAnswer(deps, task))
  }

  return {
    speculations,

    /**
     * Begins the first answers to prompt points that were just found in a session, in the
     * background. An answer that may need the picture of the screen waits for the page's request.
     */
    begin(owned: OwnedInterviewId, prompts: FoundPrompt[], session: LiveState) {
      if (session.setting === 'not-permitted' || session.state === 'ended') return
      if (closing.signal.aborted) return
      for (const { prompt: found, isAsked } of prompts) {
        const early = speculations.take(owned.id, found, session)
        const prompt = session.prompts.find(({ id }) => id === found.id)
        if (!prompt || (takesPictures && needsPicture(prompt, latestLook(session), isAsked))) {
          early?.drop()
          continue
        }
        const start = () => startFound(owned, { session, prompt, early })
        join(owned, firstAnswerId(prompt.id), start).catch((error) => {
          if (!(error instanceof AppError))
            modelPool.log.warn({ err: error }, 'An answer of a live session was not begun')
        })
      }
    },

    /**
     * Starts an answer of a session that is the owner's, or joins the one with this id.
     * @throws AppError('not_found' | 'conflict' | 'too_many_requests')
     */
    open(owned: OwnedInterviewId, request: AnswerRequest): Promise<AnswerStream> {
      // Pages of an earlier release choose the ids of first answers, too.
      const id = request.style === 'first' ? firstAnswerId(request.prompt) : request.id
      return join(owned, id, () => startAsked(owned, { ...request, id }))
    },

    /** Prepares the models for a new session's first question, in the background. */
    warm(owned: OwnedInterviewId) {
      warmCache(deps, owned, closing.signal).catch((error) =>
        modelPool.log.warn({ err: error }, 'The cache for a live session was not warmed'),
      )
    },

    /**
     * Streams an answer to a client until its end, or until the client leaves; the answer itself
     * goes on.
     */
    stream(answer: AnswerStream, response: ServerResponse, onClose: () => void) {
      // A client that left before its turn emits no further close event.
      if (response.destroyed) return onClose()
      responses.add(response)
      response.once('close', () => {
        responses.delete(response)
        onClose()
      })
      subscribe(answer, response)
    },

    /** The answers of a session that this server is writing. */
    inProgress: (sessionId: string) =>
      [...writers.values()]
        .filter((writer) => writer.sessionId === sessionId)
        .map(({ prompt, stream }) => ({ prompt, text: stream.text })),

    /** Ends the answers in progress of a session with the words so far. */
    stop(sessionId: string) {
      for (const writer of writers.values()) if (writer.sessionId === sessionId) writer.stop()
    },

    /** Gives answers time to finish, and stores late ones as cut short. */
    async close() {
      closing.abort(new Error('The server stops'))
      speculations.close()
      await Promise.allSettled(opening.values())
      const timer = setTimeout(() => {
        for (const writer of writers.values()) writer.stop()
      }, FINISH_WITHIN_MS)
      await Promise.all([...writers.values()].map(({ done }) => done))
      clearTimeout(timer)
      for (const response of responses) if (!response.writableEnded) response.end()
    },
  }
}

type ReadInput = { stored: LiveEvent } | { input: AnswerInput; tokensUsed: number }

/**
 * What an answer is written from, or the answer itself when it is stored. @throws
 * AppError('not_found' | 'conflict')
 */
async function readInput(
  deps: Deps,
  owned: OwnedInterviewId,
  request: AnswerRequest,
): Promise<ReadInput> {
  const { id, prompt: promptId, style, picture } = request
  // Together, since somebody waits for the first words.
  const [{ session, stored }, context, tokensUsed] = await Promise.all([
    deps.liveStates.read(deps.db, owned.id, [id]),
    readInterviewContext(deps.db, owned.id),
    deps.modelPool.budget.used(owned.id),
  ])
  if (stored[0]) return { stored: stored[0] }
  const prompt = answerablePrompt(session, promptId, style)
  const input = {
    sessionId: owned.id,
    session,
    prompt,
    style,
    context,
    picture,
    secret: deps.secret,
  }
  return { input, tokensUsed }
}

function answerablePrompt(session: LiveState, id: string, style: AnswerStyle): LivePrompt {
  const prompt = session.prompts.find((candidate) => candidate.id === id)
  if (!prompt) throw new AppError('not_found', 'There is no such prompt point.')
  if (session.setting === 'not-permitted')
    throw new AppError(
      'conflict',
      'This session gives no answers, because the other side does not allow assistance.',
    )
  if (style === 'repair' && !canRepair(prompt)) throw new AppError('conflict', NOTHING_TO_REPAIR)
  return prompt
}

function storedStream(event: LiveEvent): AnswerStream {
  const stream = createAnswerStream()
  if (event.type === 'answer-given') {
    publish(stream, { author: event.by ?? 'coach' })
    publish(stream, { words: event.text })
  }
  publish(stream, { answer: event })
  return stream
}
