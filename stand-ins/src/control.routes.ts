import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { Behaviour, type Control, StandInName } from './control.ts'

/**
 * `PUT /control/:name` sets a stand-in's behaviour. `DELETE /control` makes all stand-ins work
 * normally again.
 */
export const controlRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  app.put<{ Params: { name: string } }>('/:name', async ({ params, body }, reply) => {
    const name = StandInName.safeParse(params.name)
    if (!name.success)
      return reply.code(404).send({ error: `There is no stand-in named ${params.name}` })
    const behaviour = Behaviour.safeParse(body)
    if (!behaviour.success)
      return reply.code(400).send({ error: behaviour.error.issues.map((issue) => issue.message) })
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
  /**
   * The body that is sent with status 200 in the mode `wrong`. Without a body the routes must apply
   * that mode.
   */
  wrongBody?: string
}

/**
 * Makes every route of `app` fail, refuse for a second, stall or answer nonsense while its stand-in's behaviour says so.
 */
export function applyControl(app: FastifyInstance, { control, name, wrongBody }: AppliedControl) {
  app.addHook('onRequest', async (request, reply) => {
    const mode = control.consumeMode(
      name,
      request.url,
      wrongBody === undefined ? ['fail', 'busy', 'stall'] : ['fail', 'busy', 'stall', 'wrong'],
    )
    if (mode === 'busy')
      return reply.code(429).header('retry-after', 1).send({ error: 'This stand-in is busy' })
    if (mode === 'fail') return reply.code(503).send({ error: 'This stand-in was told to fail' })
    if (mode === 'wrong') return reply.type('application/json').send(wrongBody)
    if (mode === 'stall') await control.waitForChange(name)
    if (request.raw.destroyed) return reply.hijack()
  })
}
