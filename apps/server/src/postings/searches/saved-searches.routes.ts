import {
  NewSavedSearch,
  SavedSearch,
  SavedSearches,
} from '@sightline/contracts/postings/saved-searches'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PostingDeps } from '../deps.ts'
import { changeSearch, listSearches, markSeen, removeSearch, saveSearch } from './saved-searches.ts'

const params = z.object({ id: z.string() })
const MailToken = z.object({ token: z.string().max(200) })

/** The signed-in user's saved searches. Registered inside the signed-in scope. */
export const savedSearchRoutes: FastifyPluginAsyncZod<{ postings: PostingDeps }> = async (
  app,
  { postings: deps },
) => {
  const { db } = deps
  app.get('/saved-searches', { schema: { response: { 200: SavedSearches } } }, ({ user }) =>
    listSearches(db, user.id),
  )
  app.post(
    '/saved-searches',
    { schema: { body: NewSavedSearch, response: { 201: SavedSearch } } },
    async ({ body, user }, reply) => reply.code(201).send(await saveSearch(deps, user.id, body)),
  )
  app.patch(
    '/saved-searches/:id',
    { schema: { params, body: NewSavedSearch, response: { 200: SavedSearch } } },
    ({ params, body, user }) => changeSearch(deps, user.id, params.id, body),
  )
  app.delete('/saved-searches/:id', { schema: { params } }, async ({ params, user }, reply) => {
    await removeSearch(db, user.id, params.id)
    return reply.code(204).send()
  })
  app.post('/saved-searches/:id/seen', { schema: { params } }, async ({ params, user }, reply) => {
    await markSeen(deps, user.id, params.id)
    return reply.code(204).send()
  })
}

/** A page of a few words, which needs neither a script nor a style. */
const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails of your searches</title><h1>Sightline</h1>${body}</html>`
const ASKING = page(
  '<p>No more mails about new postings for your searches?</p><form method="post"><button>End these mails</button></form>',
)
const ENDED = page('<p>These mails have ended. You can turn them on again at each search.</p>')
const HTML = 'text/html; charset=utf-8'

/**
 * Ends the mails of a user's searches by the token of a mail, without a log-in: on the page that the
 * mail links to, and from the mail program itself (RFC 8058). Opening the page ends nothing, since
 * mail programs open links on their own.
 */
export const endSearchMailRoutes: FastifyPluginAsyncZod<{ postings: PostingDeps }> = async (
  app,
  { postings: { endMails } },
) => {
  // The form says nothing that the address does not.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  )
  const options = { config: { hasSecretPath: true }, schema: { params: MailToken } }
  app.get('/saved-searches/end-mail/:token', options, (_request, reply) =>
    reply.type(HTML).send(ASKING),
  )
  app.post('/saved-searches/end-mail/:token', options, async ({ params }, reply) => {
    await endMails(params.token)
    return reply.type(HTML).send(ENDED)
  })
}
