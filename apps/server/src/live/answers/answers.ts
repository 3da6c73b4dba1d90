import type { ServerResponse } from 'node:http'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import type { AskLiveAnswer } from '@sightline/contracts/live/sessions'
import { type FoundPrompt, firstAnswerId } from '@sightline/live/answers/first-answer'
import { needsPicture } from '@sightline/live/answers/needs-picture'
import { type LivePrompt, type LiveState, latestLook } from '@sightline/live/session/session'
import { canRepair, NOTHING_TO_REPAIR } from '@sightline/live/session/validate-event'
import type { Picture } from '../../adapters/model.ts'
import { type OwnedId, readInterviewContext } from '../../interviews/public.ts'
import {
  claimText,
  createTextStreams,
  discardText,
  type ModelPool,
  storedText,
  type TextStream,
} from '../../models/public.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limit, Limiter } from '../../platform/limits/limiter.ts'
import type { LiveDeps } from '../create-session.ts'
import type { AnswerInput } from './answer-prompt.ts'
import { createCacheWarmer } from './keep-warm.ts'
import {
  createSpeculations,
  dropEarly,
  type EarlyAnswer,
  type Speculations,
} from './speculation.ts'
import { type AnswerDone, answerTask, beginAnswer } from './write-answer.ts'

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

/** A request for an answer, with pictures of the screen for models that take pictures. */
export type AnswerRequest = Omit<AskLiveAnswer, 'picture' | 'pictures' | 'after'> & {
  pictures: Picture[]
}

/** An answer that a client reads. */
interface OpenedAnswer {
  id: string
  stream: TextStream<AnswerDone>
}

export interface LiveAnswers {
  speculations: Speculations
  /**
   * Begins the first answers to prompt points that were just found in a session, in the background.
   * An answer that may need pictures of the screen waits for the page's request.
   */
  begin(owned: OwnedId, prompts: FoundPrompt[], session: LiveState): void
  /**
   * Starts an answer of a session that is the owner's, or joins the one with this id.
   * @throws AppError('not_found' | 'conflict' | 'too_many_requests')
   */
  open(owned: OwnedId, request: AnswerRequest): Promise<OpenedAnswer>
  /**
   * Streams an answer to a client until its end, or until the client leaves; the answer itself goes
   * on.
   */
  send(
    answer: OpenedAnswer,
    response: ServerResponse,
    options: { after: string | undefined; onClose: () => void },
  ): void
  /** Keeps a model prepared for a session's next question, in the background. */
  warm(owned: OwnedId): void
  /** The answers of a session that this server is writing. */
  inProgress(sessionId: string): { prompt: string; text: string }[]
  /** Ends the answers in progress of a session, on all servers, with the words so far. */
  stop(sessionId: string): Promise<void>
  /** Gives answers time to finish, and stores late ones as cut short. */
  close(): Promise<void>
}

/**
 * The answers of live sessions on this server: those it writes, and those of other servers that its
 * clients read.
 */
export function createLiveAnswers(deps: Deps): LiveAnswers {
  const { db, clock, limiter, modelPool } = deps
  const texts = createTextStreams<AnswerDone>({
    db,
    log: modelPool.log,
    readDone: async ({ id, interviewId }) => {
      const { stored } = await deps.liveStates.read(db, interviewId, [id])
      return { answer: stored[0] ?? null, tokensUsed: await modelPool.budget.used(interviewId) }
    },
  })
  /** Answers whose input is being read. */
  const opening = new Map<string, Promise<TextStream<AnswerDone>>>()
  const closing = new AbortController()
  const speculations = createSpeculations(deps)
  const warmer = createCacheWarmer(deps)
  const takesPictures = modelPool.models.some((model) => model.takesPictures)

  /** Joins an answer that this server writes, or lets `start` find it or begin it. */
  function joinOr(
    owned: OwnedId,
    id: string,
    start: () => Promise<TextStream<AnswerDone>>,
  ): Promise<TextStream<AnswerDone>> {
    const written = texts.find({ id, interviewId: owned.id })
    if (written) return Promise.resolve(written)
    const key = `${owned.id} ${id}`
    const known = opening.get(key)
    if (known) return known
    const opened = start().finally(() => opening.delete(key))
    opening.set(key, opened)
    return opened
  }

  /** Null when a server writes the answer already. */
  const claim = ({ id: interviewId }: OwnedId, id: string) =>
    claimText(db, { id, interviewId, kind: 'live-answer', startedAt: clock(), takesOver: true })

  /** Starts the answer that a page asks for, or joins it on another server. */
  async function startAsked(owned: OwnedId, request: AnswerRequest) {
    const askedAt = performance.now()
    const { id } = request
    const read = await readInput(deps, owned, request)
    if ('stored' in read) return storedStream(read)
    const claimed = await claim(owned, id)
    if (!claimed) return texts.join({ id, interviewId: owned.id })
    await limiter.consume(ANSWERS, owned.ownerId).catch(async (error) => {
      await discardText(db, claimed)
      throw error
    })
    const { input, tokensUsed } = read
    const begun = beginAnswer(modelPool, { input, tokensUsed, version: claimed.version })
    const answer = { claim: claimed, owned, prompt: input.prompt, input, askedAt }
    warmer.watch(owned)
    return texts.write(answerTask(deps, answer), begun)
  }

  /** Starts the first answer to a prompt point of `session`, or goes on with the one begun early. */
  async function startFound(owned: OwnedId, { session, prompt, early }: FoundToAnswer) {
    const askedAt = performance.now()
    const id = firstAnswerId(prompt.id)
    // Together, since somebody waits for the first words.
    const [context, tokensUsed] = await Promise.all([
      readInterviewContext(db, owned.id),
      modelPool.budget.used(owned.id),
      limiter.consume(ANSWERS, owned.ownerId),
    ])
    const claimed = await claim(owned, id)
    if (!claimed) return texts.join({ id, interviewId: owned.id })
    const { secret } = deps
    const input = { sessionId: owned.id, session, prompt, style: 'first' as const, context, secret }
    const { version } = claimed
    const begun = early?.text ?? beginAnswer(modelPool, { input, tokensUsed, version })
    const answer = { claim: claimed, owned, prompt, input: early?.input ?? input, askedAt }
    warmer.watch(owned)
    return texts.write(answerTask(deps, answer), begun)
  }

  return {
    speculations,
    begin(owned, prompts, session) {
      if (session.setting === 'not-permitted' || session.state === 'ended') return
      if (closing.signal.aborted) return
      for (const { prompt: found, isAsked, hasPictures } of prompts) {
        if (!isAsked && session.automaticSince === null) continue
        const early = speculations.take(owned.id, found, session)
        const prompt = session.prompts.find(({ id }) => id === found.id)
        const waits = prompt && (hasPictures || needsPicture(prompt, latestLook(session), isAsked))
        if (!prompt || (takesPictures && waits)) {
          if (early) dropEarly(early)
          continue
        }
        const start = () => startFound(owned, { session, prompt, early })
        joinOr(owned, firstAnswerId(prompt.id), start).catch((error) => {
          if (early) dropEarly(early)
          if (!(error instanceof AppError))
            modelPool.log.warn({ err: error }, 'An answer of a live session was not begun')
        })
      }
    },
    async open(owned, request) {
      // Pages of an earlier release choose the ids of first answers, too.
      const id = request.style === 'first' ? firstAnswerId(request.prompt) : request.id
      return { id, stream: await joinOr(owned, id, () => startAsked(owned, { ...request, id })) }
    },
    send({ id, stream }, response, options) {
      texts.send(stream, response, { id, ...options })
    },
    warm: warmer.watch,
    inProgress: (sessionId) =>
      texts.inProgress(sessionId).map(({ about, text }) => ({ prompt: about, text })),
    stop: texts.stop,
    async close() {
      closing.abort(new Error('The server stops'))
      speculations.close()
      warmer.close()
      await Promise.allSettled(opening.values())
      await texts.close()
    },
  }
}

interface FoundToAnswer {
  session: LiveState
  prompt: LivePrompt
  early: EarlyAnswer | null
}

type ReadInput = { tokensUsed: number } & ({ stored: LiveEvent } | { input: AnswerInput })

/**
 * What an answer is written from, or the answer itself when it is stored. @throws
 * AppError('not_found' | 'conflict')
 */
async function readInput(deps: Deps, owned: OwnedId, request: AnswerRequest): Promise<ReadInput> {
  const { id, prompt: promptId, style, pictures } = request
  // Together, since somebody waits for the first words.
  const [{ state: session, stored }, context, tokensUsed] = await Promise.all([
    deps.liveStates.read(deps.db, owned.id, [id]),
    readInterviewContext(deps.db, owned.id),
    deps.modelPool.budget.used(owned.id),
  ])
  if (stored[0]) return { stored: stored[0], tokensUsed }
  const prompt = answerablePrompt(session, promptId, style)
  const input = {
    sessionId: owned.id,
    session,
    prompt,
    style,
    context,
    pictures,
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

/** A stored answer, as those read it who come late. */
function storedStream({
  stored,
  tokensUsed,
}: {
  stored: LiveEvent
  tokensUsed: number
}): TextStream<AnswerDone> {
  const { text = '', by = 'coach' } = stored.type === 'answer-given' ? stored : {}
  return storedText({ by, text, done: { answer: stored, tokensUsed } })
}
