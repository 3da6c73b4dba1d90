import { foldInterview } from '@sightline/coach/interview/fold'
import { owedReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import {
  EventsQuery,
  EventsStored,
  InterviewDetail,
  NewInterview,
  ReportEvents,
} from '@sightline/contracts/interviews/interviews'
import { Interview, InterviewListQuery, InterviewPage } from '@sightline/contracts/interviews/lists'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deleteInterview } from './account.ts'
import { append, fixedEvent } from './append.ts'
import { createInterview } from './create-interview.ts'
import type { InterviewDeps } from './deps.ts'
import { isDecisive, readDecisiveEvents, readEventsAfter } from './event-log.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import { parseOwnedInterviewId, requireOwnedInterview } from './owned-interview.ts'
import { listInterviews, readInterview } from './read-interview.ts'
import type { Probes } from './runs/probes.ts'
import { submissionRoutes } from './runs/submissions.routes.ts'
import { scoreRoutes } from './scores/scores.routes.ts'
import { bankOf } from './written/written-question.ts'

const params = z.object({ id: z.string() })

/** Interviews of the signed-in user. Registered inside the signed-in scope. */
export const interviewRoutes: FastifyPluginAsyncZod<InterviewDeps & { probes: Probes }> = async (
  app,
  { db, clock, ledger, bank, probes, scoreLater, hasModels = false, replyHooks },
) => {
  const deps = {
    ...{ db, clock, ledger, bank, scoreLater, hasModels },
    ...(replyHooks && { replyHooks }),
  }
  await app.register(feedbackRoutes, { db, bank, clock, probes })
  await app.register(scoreRoutes, { deps })
  await app.register(submissionRoutes, { deps })

  /** Skips the query where no reply can be owed: without models the coach has replied already. */
  async function isReplyOwed(id: string, events: InterviewEvent[]): Promise<boolean> {
    if (!hasModels || !events.some(isDecisive)) return false
    const interview = foldInterview(await readDecisiveEvents(db, id))
    const questions = await bankOf({ db, bank }, id, interview)
    return owedReply(interview, { bank: questions, seen: [], newId: () => '' }) !== null
  }

  app.get(
    '/interviews',
    { schema: { querystring: InterviewListQuery, response: { 200: InterviewPage } } },
    ({ query: { after, limit }, user }) => listInterviews(deps, { ownerId: user.id, after, limit }),
  )

  app.post(
    '/interviews',
    { schema: { body: NewInterview, response: { 201: Interview } } },
    async ({ body, user }, reply) =>
      reply.code(201).send(await createInterview(deps, user.id, body)),
  )

  app.get(
    '/interviews/:id',
    { config: { isHeavyRead: true }, schema: { params, response: { 200: InterviewDetail } } },
    ({ params, user }) => readInterview(deps, parseOwnedInterviewId(params.id, user.id)),
  )

  app.delete('/interviews/:id', { schema: { params } }, async ({ params, user }, reply) => {
    await deleteInterview(deps, parseOwnedInterviewId(params.id, user.id))
    return reply.code(204).send()
  })

  app.get(
    '/interviews/:id/events',
    {
      config: { isHeavyRead: true },
      schema: { params, querystring: EventsQuery, response: { 200: EventsStored } },
    },
    async ({ params, query, user }) => {
      const { id } = await requireOwnedInterview(db, parseOwnedInterviewId(params.id, user.id))
      const page = await readEventsAfter(db, id, query.after)
      return { ...page, isReplyOwed: await isReplyOwed(id, page.events) }
    },
  )

  app.post(
    '/interviews/:id/events',
    { schema: { params, body: ReportEvents, response: { 200: EventsStored } } },
    async ({ params, body, user }) => {
      const owned = parseOwnedInterviewId(params.id, user.id)
      const { stored, added, nearlyFull } = await append(deps, owned, body.events.map(fixedEvent))
      const events = [...stored, ...added]
      return {
        events,
        isReplyOwed: await isReplyOwed(owned.id, events),
        ...(nearlyFull && { nearlyFull }),
      }
    },
  )
}
