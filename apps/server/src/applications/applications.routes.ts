import {
  Application,
  ApplicationBoard,
  ApplicationChange,
  ApplicationDetail,
  ApplicationImport,
  ApplicationListQuery,
  ApplicationPage,
  ApplicationSummary,
  ExportQuery,
  ImportResult,
  NewApplication,
  NewEntry,
  ReadReply,
  ReplyToRead,
} from '@sightline/contracts/applications/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  addEntry,
  changeApplication,
  createApplication,
  type Deps,
  deleteApplication,
  importApplications,
} from './change-applications.ts'
import { csvOf, exportApplications } from './export.ts'
import { listApplications, readBoard, readDetail } from './read-applications.ts'
import { readReply } from './replies.ts'
import { summarize } from './summary.ts'

const params = z.object({ id: z.string() })
/** 10,000 rows with notes of a usual length. */
const IMPORT_MAX_BYTES = 8 * 1024 * 1024

/** The signed-in user's applications. Registered inside the signed-in scope. */
export const applicationRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, clock } = deps

  app.get(
    '/applications',
    { schema: { querystring: ApplicationListQuery, response: { 200: ApplicationPage } } },
    ({ user, query }) => listApplications(db, user.id, query, clock()),
  )

  app.post(
    '/applications',
    { schema: { body: NewApplication, response: { 200: Application, 201: Application } } },
    async ({ user, body }, reply) => {
      const { application, isNew } = await createApplication(deps, user.id, body)
      return reply.code(isNew ? 201 : 200).send(application)
    },
  )

  app.get(
    '/applications/summary',
    { schema: { response: { 200: ApplicationSummary } } },
    ({ user }) => summarize(db, user.id, clock()),
  )

  app.get('/applications/board', { schema: { response: { 200: ApplicationBoard } } }, ({ user }) =>
    readBoard(db, user.id, clock()),
  )

  app.get(
    '/applications/export',
    { schema: { querystring: ExportQuery }, config: { isHeavyRead: true } },
    async ({ user, query: { format } }, reply) => {
      const exported = await exportApplications(db, user.id)
      const day = clock().toISOString().slice(0, 10)
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="applications-${day}.${format}"`)
        .send(format === 'csv' ? csvOf(exported) : JSON.stringify(exported, null, 2))
    },
  )

  app.post(
    '/applications/import',
    {
      bodyLimit: IMPORT_MAX_BYTES,
      schema: { body: ApplicationImport, response: { 200: ImportResult } },
    },
    ({ user, body }) => importApplications(deps, user.id, body.rows),
  )

  app.post(
    '/applications/replies/read',
    { schema: { body: ReplyToRead, response: { 200: ReadReply } } },
    ({ user, body }) => readReply(db, user.id, body, clock()),
  )

  app.get(
    '/applications/:id',
    { schema: { params, response: { 200: ApplicationDetail } } },
    ({ user, params: { id } }) => readDetail(db, { id, ownerId: user.id }, clock()),
  )

  app.patch(
    '/applications/:id',
    { schema: { params, body: ApplicationChange, response: { 200: Application } } },
    ({ user, params: { id }, body }) => changeApplication(deps, { id, ownerId: user.id }, body),
  )

  app.delete(
    '/applications/:id',
    { schema: { params } },
    async ({ user, params: { id } }, reply) => {
      await deleteApplication(db, { id, ownerId: user.id })
      return reply.code(204).send()
    },
  )

  app.post(
    '/applications/:id/entries',
    { schema: { params, body: NewEntry, response: { 201: ApplicationDetail } } },
    async ({ user, params: { id }, body }, reply) => {
      const owned = { id, ownerId: user.id }
      await addEntry(deps, owned, body)
      return reply.code(201).send(await readDetail(db, owned, clock()))
    },
  )
}
