import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from './control.routes.ts'
import type { Control } from './control.ts'

const INR_PER_USD = 88.72
const rates: Record<string, Record<string, number>> = {
  USD: { USD: 1, INR: INR_PER_USD },
  INR: { INR: 1, USD: 1 / INR_PER_USD },
}

/** Speaks like a currency exchange service: units of each currency that one unit of `base` buys. */
export const ratesRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  applyControl(app, { control, name: 'rates', wrong: '{"base":"USD","rates":"closed today"}' })
  app.get<{ Params: { base: string } }>('/:base', async ({ params }, reply) => {
    const known = rates[params.base]
    if (!known) return reply.code(404).send({ error: 'unsupported base' })
    return { base: params.base, date: new Date().toISOString().slice(0, 10), rates: known }
  })
}
