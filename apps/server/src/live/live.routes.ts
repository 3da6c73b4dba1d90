import { LiveDebrief, LivePractice, NewLivePractice } from '@sightline/contracts/live/debrief'
import { LiveListQuery, LivePage, LiveSession } from '@sightline/contracts/live/lists'
import {
  ANSWER_REQUEST_MAX_BYTES,
  AskLiveAnswer,
  LiveDetail,
  LiveEventsQuery,
  LiveEventsStored,
  LiveFirstWords,
  LiveReadiness,
  NewLiveSession,
  ReportLiveEvents,
} from '@sightline/contracts/live/sessions'
import {
  KeepPracticeQuestion,
  PracticeQuestion,
} from '@sightline/contracts/practice-questions/practice-questions'
import { REPLY_STREAMS_PER_USER } from '@sightline/contracts/replies/replies'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DeviceFeature } from '../devices/public.ts'
import { readInterviewContext } from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { openEventStream, type StreamSlots } from '../platform/events/public.ts'
import type { Limit, Limiter } from '../platform/limits/limiter.ts'
import { keepQuestion, practise } from '../practice-questions/public.ts'
import type { LiveAnswers } from './answers/answers.ts'
import { measureFirstWords } from './answers/first-words.ts'
import { parseScreenPictures } from './answers/screen-pictures.ts'
import { appendLive } from './append-events.ts'
import { createSession, type LiveDeps } from './create-session.ts'
import { readAskedQuestion, readDebrief } from './debrief/debrief.ts'
import type { Doubts } from './doubts/doubts.ts'
import { firstNameOf } from './first-name.ts'
import { deleteSession, listSessions } from './list-sessions.ts'
import { liveLog } from './live-log.ts'
import { parseOwnedSessionId, requireOwnedSession } from './owned-session.ts'
import { questionsToExpect } from './questions-to-expect.ts'
import type { Hearings } from './sound/hearings.ts'
import { soundRoutes } from './sound/sound.routes.ts'
import { soundCheckRoutes } from './sound/sound-check.routes.ts'
import { viewerRoutes } from './viewers/viewers.routes.ts'

/** Routes that the user's helper may call. */
const LIVE = { deviceScope: 'live' } as const

const params = z.object({ id: z.string() })

interface Options extends LiveDeps {
  limiter: Limiter
  modelPool: ModelPool
  streamSlots: StreamSlots
  liveAnswers: LiveAnswers
  liveDoubts: Doubts | null
  hearings: Hearings
  env: Pick<Env, 'WEB_ORIGIN'>
  isSignedIn: DeviceFeature['isSignedIn']
}

const SLOT = {
  kind: 'replies',
  limit: REPLY_STREAMS_PER_USER,
  message: 'Too many answers are being read at once. Close a page.',
} as const
const FIRST_WORDS: Limit = {
  name: 'user:live-first-words',
  points: 10,
  windowMs: 10 * MINUTE_MS,
  message: 'The model was measured often enough.',
}
const FIRST_WORDS_WITHIN_MS = 15_000

/** Live sessions of the signed-in user. Registered inside the signed-in scope. */
export const liveRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const {
    db,
    clock,
    ledger,
    bank,
    liveStates,
    scoreSessionLater,
    limiter,
    modelPool,
    streamSlots,
    hearings,
    liveAnswers: answers,
    liveDoubts: doubts,
  } = options
  const deps = { db, clock, ledger, bank, liveStates, scoreSessionLater }
  app.addHook('preClose', async () => {
    doubts?.close()
    await answers.close()
  })
  await app.register(answerRoutes, { db, streamSlots, answers })
  await app.register(soundRoutes, options)
  await app.register(soundCheckRoutes, options)
  await app.register(viewerRoutes, { db, clock })
  await app.register(debriefRoutes, deps)

  app.get(
    '/live/readiness',
    { config: LIVE, schema: { response: { 200: LiveReadiness } } },
    async () => ({
      hasTranscriber: hearings.how !== null,
      isRealtime: hearings.how === 'realtime',
      models: modelPool.models.map(({ id }) => id),
      takesPictures: takesPictures(modelPool),
      tokensPerSession: modelPool.budget.limit,
    }),
  )

  app.post(
    '/live/first-words',
    { config: LIVE, schema: { response: { 200: LiveFirstWords } } },
    async ({ user }) => {
      await limiter.consume(FIRST_WORDS, user.id)
      return measureFirstWords(modelPool, AbortSignal.timeout(FIRST_WORDS_WITHIN_MS))
    },
  )

  app.get(
    '/live',
    { config: LIVE, schema: { querystring: LiveListQuery, response: { 200: LivePage } } },
    ({ query, user }) => listSessions(db, user.id, query.after),
  )

  app.post(
    '/live',
    { config: LIVE, schema: { body: NewLiveSession, response: { 201: LiveSession } } },
    async ({ body, user }, reply) => {
      const session = await createSession(deps, user.id, body)
      answers.warm({ id: session.id, ownerId: user.id })
      return reply.code(201).send(session)
    },
  )

  app.get(
    '/live/:id',
    { config: { ...LIVE, isHeavyRead: true }, schema: { params, response: { 200: LiveDetail } } },
    async ({ params, user }) => {
      const owned = parseOwnedSessionId(params.id, user.id)
      const session = await requireOwnedSession(db, owned)
      const { state } = await liveStates.read(db, session.id)
      const context = await readInterviewContext(db, session.id)
      return {
        session,
        ...(await liveLog.page(db, session.id, 0)),
        ...(await liveLog.nearlyFull(db, owned)),
        context,
        expected: questionsToExpect(bank, state, context),
        hasModels: modelPool.models.length > 0,
        takesPictures: takesPictures(modelPool),
        tokensUsed: await modelPool.budget.used(session.id),
        tokensPerSession: modelPool.budget.limit,
        now: clock().toISOString(),
      }
    },
  )

  app.delete('/live/:id', { schema: { params } }, async ({ params, user }, reply) => {
    await deleteSession(db, parseOwnedSessionId(params.id, user.id))
    await answers.stop(params.id)
    hearings.end(params.id)
    liveStates.forget(params.id)
    return reply.code(204).send()
  })

  app.get(
    '/live/:id/events',
    {
      config: { ...LIVE, isHeavyRead: true },
      schema: { params, querystring: LiveEventsQuery, response: { 200: LiveEventsStored } },
    },
    async ({ params, query, user }) => {
      const { id } = await requireOwnedSession(db, parseOwnedSessionId(params.id, user.id))
      return liveLog.page(db, id, query.after)
    },
  )

  app.post(
    '/live/:id/events',
    {
      config: LIVE,
      schema: { params, body: ReportLiveEvents, response: { 200: LiveEventsStored } },
    },
    ({ params, body, user }) =>
      appendLive(deps, parseOwnedSessionId(params.id, user.id), body.events, {
        userName: firstNameOf(user),
        onPrompts: answers.begin,
        onDoubt: doubts?.decide,
      }),
  )
}

const takesPictures = ({ models }: ModelPool) => models.some((model) => model.takesPictures)

type AnswerOptions = Pick<Options, 'db' | 'streamSlots'> & { answers: LiveAnswers }

/** Answers to prompt points, as streams. */
const answerRoutes: FastifyPluginAsyncZod<AnswerOptions> = async (
  app,
  { db, streamSlots, answers },
) => {
  app.post(
    '/live/:id/answers',
    {
      config: LIVE,
      bodyLimit: ANSWER_REQUEST_MAX_BYTES,
      schema: { params, body: AskLiveAnswer },
    },
    async ({ params, body, user }, reply) => {
      const owned = parseOwnedSessionId(params.id, user.id)
      const { picture, pictures = picture === undefined ? [] : [picture], after, ...asked } = body
      // Together, since somebody waits for the first words.
      const [slot, session] = await Promise.allSettled([
        streamSlots.acquire({ ...SLOT, userId: user.id }),
        requireOwnedSession(db, owned),
      ])
      const freeSlot = slot.status === 'fulfilled' ? slot.value : () => {}
      try {
        if (session.status === 'rejected') throw session.reason
        if (slot.status === 'rejected') throw slot.reason
        const answer = await answers.open(owned, {
          ...asked,
          pictures: await parseScreenPictures(pictures),
        })
        answers.send(answer, openEventStream(reply), { after, onClose: freeSlot })
      } catch (error) {
        freeSlot()
        throw error
      }
    },
  )

  app.post(
    '/live/:id/answers/stop',
    { config: LIVE, schema: { params } },
    async ({ params, user }, reply) => {
      const { id } = await requireOwnedSession(db, parseOwnedSessionId(params.id, user.id))
      await answers.stop(id)
      return reply.code(204).send()
    },
  )
}

/** What an ended session was like, and its questions, to be practised now or kept for later. */
const debriefRoutes: FastifyPluginAsyncZod<LiveDeps> = async (app, deps) => {
  app.get(
    '/live/:id/debrief',
    { config: { isHeavyRead: true }, schema: { params, response: { 200: LiveDebrief } } },
    ({ params, user }) => readDebrief(deps, parseOwnedSessionId(params.id, user.id)),
  )

  app.post(
    '/live/:id/practice',
    { schema: { params, body: NewLivePractice, response: { 201: LivePractice } } },
    async ({ params, body, user }, reply) => {
      const asked = await readAskedQuestion(
        deps.db,
        parseOwnedSessionId(params.id, user.id),
        body.prompt,
      )
      return reply.code(201).send(await practise(deps, user.id, asked, body))
    },
  )

  app.post(
    '/live/:id/practice-questions',
    { schema: { params, body: KeepPracticeQuestion, response: { 201: PracticeQuestion } } },
    async ({ params, body, user }, reply) => {
      const owned = parseOwnedSessionId(params.id, user.id)
      const asked = await readAskedQuestion(deps.db, owned, body.prompt)
      return reply.code(201).send(await keepQuestion(deps, owned, asked))
    },
  )
}
