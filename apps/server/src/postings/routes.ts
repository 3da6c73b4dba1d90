import { PostingMatch } from '@sightline/contracts/matching/match'
import { Companies, ListedCompany } from '@sightline/contracts/postings/companies'
import {
  Posting,
  PostingForm,
  PostingListQuery,
  PostingPage,
  ReadRequest,
  ReadResult,
} from '@sightline/contracts/postings/postings'
import { and } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HOUR_MS } from '../platform/clock.ts'
import type { Limit } from '../platform/limits/limiter.ts'
import { isDue, isOnListOf } from './boards.ts'
import { listCompanies, setListed } from './companies.ts'
import type { PostingDeps } from './deps.ts'
import { listPostings } from './list-postings.ts'
import { matchPosting } from './match-posting.ts'
import { readForm, showPosting } from './posting.ts'
import { readGiven } from './read.ts'
import { boards } from './table.ts'

const params = z.object({ id: z.string() })
/** The id of a base resume; the main one by default. */
const MatchQuery = z.strictObject({ resume: z.string().optional() })
const READS: Limit = {
  name: 'user:read-posting',
  points: 30,
  windowMs: HOUR_MS,
  message: 'Too many addresses were read.',
}

/** Forms that are read anew from their boards count, not those that are stored. */
const FORMS: Limit = {
  name: 'user:read-form',
  points: 60,
  windowMs: HOUR_MS,
  message: 'Too many applications were looked up.',
}

/**
 * Postings: lists, reading what a user gives, and the companies whose boards are read. Registered
 * inside the signed-in scope.
 */
export const postingRoutes: FastifyPluginAsyncZod<{ postings: PostingDeps }> = async (
  app,
  { postings: deps },
) => {
  const { db, clock, limiter } = deps

  app.get(
    '/postings',
    { schema: { querystring: PostingListQuery, response: { 200: PostingPage } } },
    async ({ query, user }) => {
      if (query.after === undefined) await readDueBoards(user.id)
      return listPostings({ db, clock }, user.id, query)
    },
  )

  /** Whoever looks at the list has its boards read, unless all were within the hour. */
  const readDueBoards = async (ownerId: string) => {
    const isDueOnList = and(isDue(clock()), isOnListOf(ownerId))
    const [due] = await db.select({ id: boards.id }).from(boards).where(isDueOnList).limit(1)
    if (due) await deps.readListLater(db, { ownerId })
  }

  app.post(
    '/postings/read',
    { schema: { body: ReadRequest, response: { 200: ReadResult } } },
    async ({ body, user }) => {
      await limiter.consume(READS, user.id)
      return readGiven(deps, user.id, body)
    },
  )

  app.get('/postings/:id', { schema: { params, response: { 200: Posting } } }, ({ params, user }) =>
    showPosting(deps, user.id, params.id),
  )

  app.get(
    '/postings/:id/form',
    { schema: { params, response: { 200: PostingForm } } },
    ({ params, user }) => readForm(deps, user.id, params.id, () => limiter.consume(FORMS, user.id)),
  )

  app.get(
    '/postings/:id/match',
    { schema: { params, querystring: MatchQuery, response: { 200: PostingMatch } } },
    ({ params, query, user }) =>
      matchPosting(deps, user.id, { postingId: params.id, resumeId: query.resume }),
  )

  app.get('/companies', { schema: { response: { 200: Companies } } }, ({ user }) =>
    listCompanies(db, user.id),
  )

  app.put('/companies', { schema: { body: ListedCompany } }, async ({ body, user }, reply) => {
    await setListed(deps, user.id, body)
    return reply.code(204).send()
  })
}
