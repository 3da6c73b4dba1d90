import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { MODEL_API_KEY } from '../credentials.ts'
import { sendAnswer } from './answer.ts'
import { type ApiFormat, chatCompletions, messages, responses } from './formats.ts'
import { type Call, createScript, Step } from './script.ts'

/** Providers take several pictures in a request. */
const REQUEST_MAX_BYTES = 32 * 1024 * 1024

/**
 * Speaks the APIs of language models: chat completions and responses under `/openai/v1`, messages
 * under `/anthropic/v1`. `PUT /script` defines the behaviour, `GET /calls` lists the requests. No
 * model is involved: the answer is the script's text, or a text that names the stand-in.
 */
export const modelRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  const script = createScript()
  app.addHook('preClose', async () => script.write([]))

  app.put('/script', async ({ body }, reply) => {
    const steps = z.array(Step).safeParse(body)
    if (!steps.success)
      return reply.code(400).send({ error: steps.error.issues.map(({ message }) => message) })
    script.write(steps.data)
    return reply.code(204).send()
  })
  app.get('/calls', async () => script.calls())

  app.register(async (api) => {
    applyControl(api, { control, name: 'models', wrongBody: '{"id":42,"choices":"none"}' })
    const speak = (
      path: string,
      name: Call['api'],
      format: ApiFormat,
      isKeyRight: (request: FastifyRequest) => boolean,
    ) =>
      api.post(path, { bodyLimit: REQUEST_MAX_BYTES }, async (request, reply) => {
        if (!isKeyRight(request))
          return reply.code(401).send(format.error(401, 'Incorrect API key provided'))
        return sendAnswer({ script, api: name, format }, request, reply)
      })
    const hasBearer = ({ headers }: FastifyRequest) =>
      headers.authorization === `Bearer ${MODEL_API_KEY}`
    speak('/openai/v1/chat/completions', 'chat-completions', chatCompletions, hasBearer)
    speak('/openai/v1/responses', 'responses', responses, hasBearer)
    speak(
      '/anthropic/v1/messages',
      'messages',
      messages,
      ({ headers }) =>
        headers['x-api-key'] === MODEL_API_KEY && headers['anthropic-version'] !== undefined,
    )
  })
}
