import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { TRANSCRIBER_API_KEY } from '../credentials.ts'
import { type HeardUtterance, nextUtterance, realtimeRoutes } from './realtime.ts'
import { Script } from './script.ts'

/**
 * The first bytes of a file by its extension, with their offset. Real services check the extension
 * too.
 */
const HEADS: Record<string, { at: number; head: string }> = {
  webm: { at: 0, head: '\x1a\x45\xdf\xa3' },
  ogg: { at: 0, head: 'OggS' },
  wav: { at: 0, head: 'RIFF' },
  mp4: { at: 4, head: 'ftyp' },
  m4a: { at: 4, head: 'ftyp' },
}

/** A received recording. Only its size is stored, unless the script says otherwise. */
interface Call {
  model: string
  format: string
  granularities: string[]
  prompt: string | null
  keywords: string[]
  name: string
  type: string
  bytes: number
}

/**
 * Speaks an OpenAI-compatible API for transcriptions, `POST /v1/audio/transcriptions`. `PUT
 * /script` sets the words of the transcript, `GET /calls` lists the requests, and `GET /recording`
 * returns the last recording if the script stores it. Models whose name ends in `-plain` have no
 * word times, take no prompt, and
 * reject requests with either. The realtime protocol is in `realtime.ts`.
 */
export const transcriberRoutes: FastifyPluginAsync<{ control: Control }> = async (
  app,
  { control },
) => {
  let script = Script.parse({})
  let calls: Call[] = []
  let kept: File | null = null
  /** How many utterances the realtime transcriber has begun to hear since the script was set. */
  let utterances = 0
  const heard: HeardUtterance[] = []
  const next = () => nextUtterance(script, utterances++)
  await app.register(realtimeRoutes, { control, script: () => script, next, heard })

  app.put('/script', async ({ body }, reply) => {
    const next = Script.safeParse(body)
    if (!next.success)
      return reply.code(400).send({ error: next.error.issues.map(({ message }) => message) })
    script = next.data
    calls = []
    kept = null
    utterances = 0
    heard.length = 0
    return reply.code(204).send()
  })
  app.get('/calls', async () => calls)
  app.get('/recording', async (_request, reply) => {
    if (!kept) return reply.code(404).send({ error: 'No recording was kept.' })
    return reply.type(kept.type).send(Buffer.from(await kept.arrayBuffer()))
  })

  app.register(async (api) => {
    applyControl(api, {
      control,
      name: 'transcriber',
      wrongBody: '{"task":"transcribe","text":null}',
    })
    api.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: 26 * 1024 * 1024 },
      (request, body, done) => {
        const headers = { 'content-type': request.headers['content-type'] ?? '' }
        new Response(new Uint8Array(Buffer.from(body)), { headers })
          .formData()
          .then((form) => done(null, form), done)
      },
    )
    api.post('/v1/audio/transcriptions', async ({ body, headers }, reply) => {
      const refuse = (status: number, message: string) =>
        reply
          .code(status)
          .send({ error: { message, type: 'invalid_request_error', param: null, code: null } })
      if (headers.authorization !== `Bearer ${TRANSCRIBER_API_KEY}`)
        return refuse(401, 'Incorrect API key provided')
      if (!(body instanceof FormData)) return refuse(415, 'Send multipart/form-data')
      const [file, model, format] = [
        body.get('file'),
        body.get('model'),
        body.get('response_format') ?? 'json',
      ]
      if (!(file instanceof File) || typeof model !== 'string')
        return refuse(400, 'file and model are required')
      if (format !== 'json' && format !== 'verbose_json')
        return refuse(400, `response_format ${format} is not supported`)
      if (format === 'verbose_json' && model.endsWith('-plain'))
        return refuse(400, `response_format verbose_json is not compatible with model ${model}`)
      const prompt = body.get('prompt')
      if (prompt !== null && model.endsWith('-plain'))
        return refuse(400, `prompt is not compatible with model ${model}`)
      const { at, head } = HEADS[file.name.split('.').at(-1) ?? ''] ?? { at: 0, head: '\0' }
      const bytes = Buffer.from(await file.arrayBuffer())
      if (bytes.subarray(at, at + head.length).toString('latin1') !== head)
        return refuse(400, 'Invalid file format')

      const granularities = body.getAll('timestamp_granularities[]').map(String)
      calls.push({
        model,
        format,
        granularities,
        prompt: typeof prompt === 'string' ? prompt : null,
        keywords: body.getAll('keywords[]').map(String),
        name: file.name,
        type: file.type,
        bytes: bytes.length,
      })
      const { text, words, keepsRecording } = script
      if (keepsRecording) kept = file
      if (format === 'json') return { text }
      const duration = words.at(-1)?.end ?? 0
      return {
        task: 'transcribe',
        language: 'english',
        duration,
        text,
        segments:
          words.length > 0 ? [{ id: 0, start: words[0]?.start ?? 0, end: duration, text }] : [],
        ...(granularities.includes('word') && { words }),
      }
    })
  })
}
