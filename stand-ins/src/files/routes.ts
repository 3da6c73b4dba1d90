import type { FastifyPluginAsync } from 'fastify'
import type { ObjectStore } from './object-store.ts'

/** What an installer begins with on Windows, and no more of it. */
const INSTALLER = Buffer.from('MZ this stands in for an installer')

/** `/files`: what the object store holds, without a signature; and a file host with an installer to download. */
export const fileRoutes: FastifyPluginAsync<{ objects: ObjectStore }> = async (app, { objects }) => {
  app.get('/', async () => objects.list())
  app.delete('/', async (_request, reply) => {
    objects.clear()
    return reply.code(204).send()
  })
  app.get('/sightline-setup.exe', async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="sightline-setup.exe"')
      .type('application/octet-stream')
      .send(INSTALLER),
  )
}
