import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { insightScript, pixelScript, tagManagerScript } from './scripts.ts'

const KEPT = 1000

/**
 * Collects events like an analytics service; what arrived can be read back, oldest first. Also serves the scripts of a tag
 * manager, an advertising pixel and a professional network's insight tag, which report here what a page tells them.
 */
export const analyticsRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  let events: unknown[] = []
  const keep = (event: unknown) => {
    events = [...events, event].slice(-KEPT)
  }

  app.register(async (collector) => {
    applyControl(collector, { control, name: 'analytics', wrong: '{"accepted":' })
    // Beacons are text, so that browsers send them to another origin without asking first.
    collector.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_request: unknown, body: string) =>
      JSON.parse(body),
    )
    collector.post('/events', async ({ body }, reply) => {
      keep(body)
      return reply.code(202).send({ accepted: true })
    })

    const scripts = { 'gtm.js': tagManagerScript, 'fbevents.js': pixelScript, 'insight.min.js': insightScript }
    for (const [name, script] of Object.entries(scripts))
      collector.get(`/${name}`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  })
  app.get('/events', async () => events)
  app.delete('/events', async (_request, reply) => {
    events = []
    return reply.code(204).send()
  })
}
