import type { FastifyPluginAsync } from 'fastify'
import { sendPage } from '../page.ts'
import { inboxScript } from './inbox-script.ts'
import type { Mailbox } from './mailbox.ts'
import { inboxPage, messagePage } from './pages.ts'

/** Serves the inbox as pages for developers and as JSON for tests. */
export const mailRoutes: FastifyPluginAsync<{ mailbox: Mailbox }> = async (app, { mailbox }) => {
  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) =>
    sendPage(reply, inboxPage(mailbox.list(query.to), query.to)),
  )
  app.get('/inbox.js', async (_request, reply) => reply.type('text/javascript').send(inboxScript))
  app.get<{ Params: { id: string } }>('/view/:id', async ({ params }, reply) => {
    const message = mailbox.find(params.id)
    return sendPage(reply.code(message ? 200 : 404), messagePage(message))
  })

  app.get<{ Querystring: { to?: string } }>('/messages', async ({ query }) =>
    mailbox.list(query.to),
  )
  app.delete('/messages', async (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })
}
