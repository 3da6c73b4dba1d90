import { foldInterview } from '@sightline/coach/interview/fold'
import { withoutSuperseded } from '@sightline/coach/interview/superseded'
import { owedReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import {
  AskHint,
  EventsQuery,
  EventsStored,
  HintGiven,
  Interview,
  InterviewDetail,
  InterviewListQuery,
  InterviewPage,
  NewInterview,
  NewSubmission,
  ReportEvents,
  SubmissionStarted,
} from '@sightline/contracts/interviews'
import { runsInBrowser } from '@sightline/languages/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { deleteInterview } from './account.ts'
import { appendEvents, fixedEvent, nextHint } from './append.ts'
import { isDecisive, readDecisiveEvents, readEventsAfter } from './event-log.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import type { QuestionBank } from './question-bank.ts'
import {
  createInterview,
  type InterviewDeps,
  listInterviews,
  parseOwnedInterviewId,
  readInterview,
  requireOwnedInterview,
} from './rules.ts'
import { scoreRoutes } from './scores.routes.ts'

const params = z.object({ id: z.string() })

/** Interviews of the signed-in user. Registered inside the signed-in scope. */
export const interviewRoutes: FastifyPluginAsyncZod<InterviewDeps> = async (
  app,
  { db, clock, ledger, bank, hasModels = false, replyHooks },
) => {
  const deps = { db, clock, ledger, bank, hasModels, ...(replyHooks && { replyHooks }) }
  await app.register(feedbackRoutes, { db, bank })
  await app.register(scoreRoutes, { deps })

  /** Skips the query where no reply can be owed: without models the coach has replied already. */
  async function storedEvents(id: string, events: InterviewEvent[]) {
    if (!hasModels || !events.some(isDecisive)) return { events, isReplyOwed: false }
    const interview = foldInterview(await readDecisiveEvents(db, id))
    return { events, isReplyOwed: owedReply(interview, { bank, seen: [], newId: () => '' }) !== null }
  }

  app.get(
    '/interviews',
    { schema: { querystring: InterviewListQuery, response: { 200: InterviewPage } } },
    ({ query: { after, limit }, user }) => listInterviews(deps, { ownerId: user.id, after, limit }),
  )

  app.post(
    '/interviews',
    { schema: { body: NewInterview, response: { 201: Interview } } },
    async ({ body, user }, reply) => reply.code(201).send(await createInterview(deps, user.id, body)),
  )

  app.get('/interviews/:id', { schema: { params, response: { 200: InterviewDetail } } }, ({ params, user }) =>
    readInterview(deps, parseOwnedInterviewId(params.id, user.id)),
  )

  app.delete('/interviews/:id', { schema: { params } }, async ({ params, user }, reply) => {
    await deleteInterview(deps, parseOwnedInterviewId(params.id, user.id))
    return reply.code(204).send()
  })

  app.get(
    '/interviews/:id/events',
    { schema: { params, querystring: EventsQuery, response: { 200: EventsStored } } },
    async ({ params, query, user }) => {
      const { id } = await requireOwnedInterview(db, parseOwnedInterviewId(params.id, user.id))
      return storedEvents(id, withoutSuperseded(await readEventsAfter(db, id, query.after)))
    },
  )

  app.post(
    '/interviews/:id/events',
    { schema: { params, body: ReportEvents, response: { 200: EventsStored } } },
    async ({ params, body, user }) =>
      storedEvents(
        params.id,
        await appendEvents(deps, parseOwnedInterviewId(params.id, user.id), body.events.map(fixedEvent)),
      ),
  )

  app.post(
    '/interviews/:id/submissions',
    { schema: { params, body: NewSubmission, response: { 200: SubmissionStarted } } },
    async ({ params, body, user }) => {
      const submitted = fixedEvent({ ...body, version: EVENT_VERSION, type: 'submitted' })
      const appended = await appendEvents(deps, parseOwnedInterviewId(params.id, user.id), [submitted])
      const event = appended.find(({ id }) => id === body.id)
      if (event?.type !== 'submitted') throw idTaken()
      const { hidden } = requireQuestion(bank, event.question).tests
      return { event, hiddenTests: runsInBrowser(event.language) ? hidden : [] }
    },
  )

  app.post(
    '/interviews/:id/hints',
    { schema: { params, body: AskHint, response: { 200: HintGiven } } },
    async ({ params, body, user }) => {
      const appended = await appendEvents(deps, parseOwnedInterviewId(params.id, user.id), [nextHint(body, hasModels)])
      const event = appended.find(({ id }) => id === body.id)
      if (event?.type !== 'hint-asked') throw idTaken()
      return {
        event,
        text: event.isLeft ? null : (requireQuestion(bank, event.question).hints[event.position - 1] ?? ''),
      }
    },
  )
}

const idTaken = () => new AppError('conflict', 'Another event has this id.')

function requireQuestion(bank: QuestionBank, slug: string) {
  const question = bank.get(slug)
  if (!question) throw new AppError('not_found', 'There is no such question.')
  return question
}
