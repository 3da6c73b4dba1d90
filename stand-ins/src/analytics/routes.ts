import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { insightScript, pixelScript, tagManagerScript } from './scripts.ts'

const EVENTS_KEPT = 1000

/**
 * Collects events like an analytics service; `GET /events` lists the latest 1000, oldest first.
 * Also serves the scripts of a tag manager, an advertising pixel and a professional network's
 * insight tag, which post their events here.
 */
export const analyticsRoutes: FastifyPluginAsync<{ control: Control }> = async (
  app,
  { control },
) => {
  let events: unknown[] = []
  const record = (event: unknown) => {
    events = [...events, event].slice(-EVENTS_KEPT)
  }

  app.register(async (collector) => {
    applyControl(collector, { control, name: 'analytics', wrongBody: '{"accepted":' })
    // Beacons are sent as text, which browsers post to another origin without a preflight request.
    collector.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => JSON.parse(body),
    )
    collector.post('/events', async ({ body }, reply) => {
      record(body)
      return reply.code(202).send({ accepted: true })
    })

    const scripts = {
      'gtm.js': tagManagerScript,
      'fbevents.js': pixelScript,
      'insight.min.js': insightScript,
    }
    for (const [name, script] of Object.entries(scripts))
      collector.get(`/${name}`, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      )
  })
  app.get('/events', async () => events)
  app.delete('/events', async (_request, reply) => {
    events = []
    return reply.code(204).send()
  })
}
