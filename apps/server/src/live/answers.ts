import type { ServerResponse } from 'node:http'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import type { AskLiveAnswer } from '@sightline/contracts/live/sessions'
import {
  canRepair,
  type LivePrompt,
  type LiveState,
  NOTHING_TO_REPAIR,
} from '@sightline/live/session/session'
import type { Picture } from '../adapters/model.ts'
import { type OwnedInterviewId, readInterviewContext } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { AnswerInput } from './answer-prompt.ts'
import { type AnswerStream, createAnswerStream, publish, subscribe } from './answer-stream.ts'
import type { LiveDeps } from './create-session.ts'
import { createSpeculations } from './speculation.ts'
import { warmCache } from './warm-cache.ts'
import { type AnswerWriter, writeAnswer } from './write-answer.ts'

/**
 * A stopping server gives answers this long to finish. Fastify abandons a shutdown whose hook takes
 * 10 s.
 */
const FINISH_WITHIN_MS = 8 * SECOND_MS

interface Deps extends LiveDeps {
  modelPool: ModelPool
  secret: string
}

/** A request for an answer, with the picture of the screen for models that take pictures. */
export type AnswerRequest = Omit<AskLiveAnswer, 'picture'> & { picture?: Picture }

export type LiveAnswers = ReturnType<typeof createLiveAnswers>

/** The answers that this server writes, and the clients that read them. */
export function createLiveAnswers(deps: Deps) {
  const writers = new Map<string, AnswerWriter>()
  const responses = new Set<ServerResponse>()
  const closing = new AbortController()
  const speculations = createSpeculations(deps)

  async function start(owned: OwnedInterviewId, request: AnswerRequest): Promise<AnswerStream> {
    const askedAt = performance.now()
    const { id, style, picture } = request
    const read = await readInput(deps, owned, request)
    if ('stored' in read) return storedStream(read.stored)
    const { input, tokensUsed } = read
    // Another request for the same answer may have come in between.
    const known = writers.get(id)
    if (known) return known.stream
    const asked = { id, prompt: input.prompt, askedAt }
    const isPlain = style === 'first' && !picture
    const begun = isPlain ? speculations.take(owned.id, asked) : null
    const writer =
      begun ?? writeAnswer(deps, { asked: Promise.resolve(asked), owned, input, tokensUsed })
    writers.set(id, writer)
    void writer.done.then(() => writers.delete(id))
    return writer.stream
  }

  return {
    speculations,

    /**
     * Starts an answer of a session that is the owner's, or joins the one with this id.
     * @throws AppError('not_found' | 'conflict')
     */
    open(owned: OwnedInterviewId, request: AnswerRequest): Promise<AnswerStream> {
      const writer = writers.get(request.id)
      return writer?.sessionId === owned.id ? Promise.resolve(writer.stream) : start(owned, request)
    },

    /** Prepares the models for a new session's first question, in the background. */
    warm(owned: OwnedInterviewId) {
      warmCache(deps, owned, closing.signal).catch((error) =>
        deps.modelPool.log.warn({ err: error }, 'The cache for a live session was not warmed'),
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
