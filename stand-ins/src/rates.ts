import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from './control.routes.ts'
import type { Control } from './control.ts'

const INR_PER_USD = 88.72
const RATES: Record<string, Record<string, number>> = {
  USD: { USD: 1, INR: INR_PER_USD },
  INR: { INR: 1, USD: 1 / INR_PER_USD },
}

/**
 * Speaks like an exchange rate service: returns how many units of each currency one unit of `base`
 * buys.
 */
export const ratesRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  applyControl(app, { control, name: 'rates', wrongBody: '{"base":"USD","rates":"closed today"}' })
  app.get<{ Params: { base: string } }>('/:base', async ({ params }, reply) => {
    const rates = RATES[params.base]
    if (!rates) return reply.code(404).send({ error: 'unsupported base' })
    return { base: params.base, date: new Date().toISOString().slice(0, 10), rates }
  })
}
