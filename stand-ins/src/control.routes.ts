import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { Behaviour, type Control, StandInName } from './control.ts'

/** `PUT /control/:name` sets how a stand-in behaves, `DELETE /control` makes all of them behave. */
export const controlRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  app.put<{ Params: { name: string } }>('/:name', async ({ params, body }, reply) => {
    const name = StandInName.safeParse(params.name)
    if (!name.success) return reply.code(404).send({ error: `There is no stand-in named ${params.name}` })
    const behaviour = Behaviour.safeParse(body)
    if (!behaviour.success) return reply.code(400).send({ error: behaviour.error.issues.map((issue) => issue.message) })
    control.set(name.data, behaviour.data)
    return behaviour.data
  })

  app.delete('/', async (_request, reply) => {
    control.reset()
    return reply.code(204).send()
  })
}

interface AppliedControl {
  control: Control
  name: StandInName
  /** The answer of the mode `wrong`, sent as it is with status 200; without it that mode is left to the routes. */
  wrong?: string
}

/** Makes every route of `app` fail, stall or talk nonsense when told so. */
export function applyControl(app: FastifyInstance, { control, name, wrong }: AppliedControl) {
  app.addHook('onRequest', async (request, reply) => {
    const mode = control.take(name, request.url, wrong === undefined ? ['fail', 'stall'] : undefined)
    if (mode === 'fail') return reply.code(503).send({ error: 'This stand-in was told to fail' })
    if (mode === 'wrong') return reply.type('application/json').send(wrong)
    if (mode === 'stall') await control.untilChanged(name)
    if (request.raw.destroyed) return reply.hijack()
  })
}
