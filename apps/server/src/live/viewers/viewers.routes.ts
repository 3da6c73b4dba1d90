import type { LiveEvent } from '@sightline/contracts/live/events'
import {
  LiveView,
  LiveViewers,
  LiveViewQuery,
  NewLiveViewer,
  OpenLiveView,
} from '@sightline/contracts/live/viewers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { authCookies } from '../../auth/public.ts'
import { type Clock, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { clientKey, type Limit, type Limiter } from '../../platform/limits/limiter.ts'
import type { ReadSlots } from '../../platform/limits/read-slots.ts'
import type { LiveAnswers } from '../answers/answers.ts'
import { liveLog } from '../live-log.ts'
import { asLiveSession, parseOwnedSessionId, requireOwnedSession } from '../owned-session.ts'
import {
  createViewer,
  endViewer,
  listViewers,
  openViewer,
  requireViewedSession,
} from './viewers.ts'

const params = z.object({ id: z.string() })
const viewerParams = z.object({ id: z.string(), viewer: z.uuid() })
const COOKIE_S = (24 * 60 * MINUTE_MS) / SECOND_MS
/** Per address: tokens cannot be guessed, but guessing costs us queries. */
const OPENINGS: Limit = {
  name: 'address:live-view',
  points: 30,
  windowMs: 10 * MINUTE_MS,
  message: 'Too many links were opened.',
}

/**
 * Links to second screens of the signed-in user's sessions. Registered inside the signed-in scope.
 */
export const viewerRoutes: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (
  app,
  { db, clock },
) => {
  app.get(
    '/live/:id/viewers',
    { schema: { params, response: { 200: LiveViewers } } },
    async ({ params, user }) => {
      const { id } = await requireOwnedSession(db, parseOwnedSessionId(params.id, user.id))
      return { viewers: await listViewers(db, id) }
    },
  )

  app.post(
    '/live/:id/viewers',
    { schema: { params, response: { 201: NewLiveViewer } } },
    async ({ params, user, logInSession }, reply) => {
      const { id } = await requireOwnedSession(db, parseOwnedSessionId(params.id, user.id))
      const viewer = await createViewer({ db, clock }, id, logInSession.id)
      return reply.code(201).send(viewer)
    },
  )

  app.delete(
    '/live/:id/viewers/:viewer',
    { schema: { params: viewerParams } },
    async ({ params, user }, reply) => {
      const { id } = await requireOwnedSession(db, parseOwnedSessionId(params.id, user.id))
      await endViewer(db, id, params.viewer)
      return reply.code(204).send()
    },
  )
}

interface ViewOptions {
  db: Db
  clock: Clock
  env: Env
  limiter: Limiter
  readSlots: ReadSlots
  liveAnswers: LiveAnswers
}

/** Public: what a device sees that has opened a link. It can change nothing. */
export const liveViewRoutes: FastifyPluginAsyncZod<ViewOptions> = async (app, options) => {
  const { db, clock, env, limiter, readSlots, liveAnswers } = options
  const { options: cookieOptions, liveView } = authCookies(env.WEB_ORIGIN)

  app.post(
    '/live-view',
    { schema: { body: OpenLiveView } },
    async ({ body, cookies, ip }, reply) => {
      await limiter.consume(OPENINGS, clientKey(ip))
      const secret = await openViewer(db, clock, { token: body.token, secret: cookies[liveView] })
      reply.setCookie(liveView, secret, { ...cookieOptions, sameSite: 'strict', maxAge: COOKIE_S })
      return reply.code(204).send()
    },
  )

  app.get(
    '/live-view',
    { schema: { querystring: LiveViewQuery, response: { 200: LiveView } } },
    async ({ query, cookies }, reply) => {
      const viewed = await requireViewedSession(db, cookies[liveView])
      await readSlots.hold(viewed.ownerId, reply.raw)
      const session = asLiveSession(viewed)
      const { events, ...page } = await liveLog.page(db, session.id, query.after)
      return {
        session,
        events: events.map(withoutNotes),
        ...page,
        answering: liveAnswers.inProgress(session.id),
      }
    },
  )
}

const withoutNotes = (event: LiveEvent): LiveEvent =>
  event.type === 'live-begun' ? { ...event, notes: '' } : event
