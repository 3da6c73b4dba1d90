import type { FastifyPluginAsync } from 'fastify'
import type { ObjectStore } from './object-store.ts'

/** Starts with the signature of a Windows program (MZ) but contains no program. */
const INSTALLER = Buffer.from('MZ this stands in for an installer')

/**
 * `/files`: lists the object store without a signed request, and serves an installer to download.
 */
export const fileRoutes: FastifyPluginAsync<{ objects: ObjectStore }> = async (
  app,
  { objects },
) => {
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
