import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from './control.routes.ts'
import type { Control } from './control.ts'

/**
 * Speaks like a public IP look-up service. The address is from a block reserved for documentation
 * (RFC 5737).
 */
export const ipRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  applyControl(app, { control, name: 'ip', wrongBody: '{"ip":42}' })
  app.get('/', async () => ({ ip: '203.0.113.7' }))
}
