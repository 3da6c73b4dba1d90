import type { WebSocket } from '@fastify/websocket'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Control } from '../control.ts'
import { TRANSCRIBER_API_KEY } from '../credentials.ts'
import { DEFAULT_UTTERANCE, type Script, type ScriptedUtterance, utteranceOf } from './script.ts'

const SAMPLES_PER_MS = 24
/** OpenAI takes no shorter utterance. */
const UTTERANCE_MIN_MS = 100
const DROP_EARLY_MS = 300

const ClientEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('session.update'),
    session: z.object({
      type: z.literal('transcription'),
      audio: z.object({
        input: z.object({
          format: z.object({ type: z.literal('audio/pcm'), rate: z.literal(24_000) }),
          transcription: z.object({
            model: z.string().min(1),
            prompt: z.string().optional(),
            keywords: z.array(z.string()).optional(),
          }),
          turn_detection: z
            .object({ type: z.literal('server_vad'), silence_duration_ms: z.int() })
            .nullable(),
        }),
      }),
    }),
  }),
  z.object({ type: z.literal('input_audio_buffer.append'), audio: z.base64() }),
  z.object({ type: z.literal('input_audio_buffer.commit') }),
  z.object({ type: z.literal('input_audio_buffer.clear') }),
])

/** An utterance that the realtime transcriber has heard. */
export interface HeardUtterance {
  model: string
  ms: number
  /** The dominant frequency, from how often the sound crosses zero. */
  hz: number
  text: string
  /** The words that the session was told of, as it was told. */
  prompt?: string | undefined
  keywords?: string[] | undefined
}

interface Options {
  control: Control
  script: () => Script
  /** The utterance that comes next by the script. */
  next: () => ScriptedUtterance | undefined
  heard: HeardUtterance[]
}

/**
 * Speaks OpenAI's realtime transcription protocol at `/v1/realtime?intent=transcription`: interim
 * text word by word while sound comes, and the final text after each commit, or after silence for
 * models that detect the ends themselves. What it hears is told by the script. `GET /realtime`
 * lists the utterances.
 */
export const realtimeRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  app.get('/realtime', async () => options.heard)
  app.get<{ Querystring: { intent?: string } }>(
    '/v1/realtime',
    {
      websocket: true,
      preValidation: async ({ headers, query }, reply) => {
        const mode = options.control.consumeMode('transcriber', '/transcriber/v1/realtime', [
          'fail',
          'stall',
        ])
        if (mode === 'fail')
          return reply.code(503).send({ error: 'This stand-in was told to fail' })
        if (mode === 'stall') await options.control.waitForChange('transcriber')
        if (headers.authorization !== `Bearer ${TRANSCRIBER_API_KEY}`)
          return reply.code(401).send({ error: { message: 'Incorrect API key provided' } })
        if (query.intent !== 'transcription')
          return reply
            .code(400)
            .send({ error: { message: 'Only transcription sessions are supported' } })
      },
    },
    (socket) => serve(socket, options),
  )
}

/** What was appended since the last commit. */
interface Buffered {
  item: string
  plan: ScriptedUtterance
  samples: number
  crossings: number
  lastSign: number
  /** How much of the newest sound is silence, in samples. */
  silence: number
  wordsSent: number
}

function serve(socket: WebSocket, { script, next, heard }: Options) {
  let model = ''
  let told: Pick<HeardUtterance, 'prompt' | 'keywords'> = {}
  let hasVad = false
  let items = 0
  let buffered: Buffered | null = null
  /** Texts that are held back until another utterance has its own. */
  const late: (() => void)[] = []

  const send = (event: object) =>
    socket.send(JSON.stringify({ event_id: `event_${crypto.randomUUID()}`, ...event }))
  const refuse = (code: string, message: string, param: string | null = null) =>
    send({ type: 'error', error: { type: 'invalid_request_error', code, message, param } })
  const transcription = (kind: string, item_id: string, more: object) =>
    send({
      type: `conversation.item.input_audio_transcription.${kind}`,
      item_id,
      content_index: 0,
      ...more,
    })

  function append(sound: Int16Array) {
    buffered ??= {
      item: `item_${++items}_${crypto.randomUUID().slice(0, 8)}`,
      plan: next() ?? DEFAULT_UTTERANCE,
      samples: 0,
      crossings: 0,
      lastSign: 0,
      silence: 0,
      wordsSent: 0,
    }
    listen(buffered, sound)
    const { plan, item } = buffered
    if (buffered.samples === buffered.silence) return
    const ms = buffered.samples / SAMPLES_PER_MS
    if (plan.mode === 'drop-early' && ms >= DROP_EARLY_MS) return socket.terminate()
    const words = (plan.interim ?? textOf(buffered, script())).split(/\s+/).filter(Boolean)
    for (
      ;
      buffered.wordsSent < Math.min(words.length, Math.floor(ms / script().msPerWord));
      buffered.wordsSent++
    )
      transcription('delta', item, {
        delta: `${buffered.wordsSent > 0 ? ' ' : ''}${words[buffered.wordsSent]}`,
      })
    if (hasVad && buffered.silence >= VAD_SILENCE_SAMPLES) commit()
  }

  function commit() {
    const said = buffered
    if (!said || said.samples < UTTERANCE_MIN_MS * SAMPLES_PER_MS)
      return refuse(
        'input_audio_buffer_commit_empty',
        'Error committing input audio buffer: buffer too small.',
      )
    buffered = null
    const { plan, item } = said
    const transcript = textOf(said, script())
    heard.push({
      model,
      ms: Math.round(said.samples / SAMPLES_PER_MS),
      hz: frequencyOf(said),
      text: transcript,
      ...told,
    })
    if (plan.mode === 'drop') return socket.terminate()
    send({ type: 'input_audio_buffer.committed', item_id: item, previous_item_id: null })
    if (plan.mode === 'stall') return
    if (plan.mode === 'wrong')
      return socket.send('{"type":"conversation.item.input_audio_transcription.completed"}')
    if (plan.mode === 'fail')
      return transcription('failed', item, { error: { code: 'server_error' } })
    const complete = () =>
      transcription('completed', item, { transcript, usage: { type: 'duration' } })
    if (plan.mode === 'late') return late.push(complete)
    setTimeout(() => {
      if (socket.readyState !== socket.OPEN) return
      complete()
      for (const waiting of late.splice(0)) waiting()
    }, plan.finalMs)
  }

  send({ type: 'session.created', session: { type: 'transcription' } })
  socket.on('message', (data) => {
    const event = ClientEvent.safeParse(JSON.parse(String(data)))
    if (!event.success)
      return refuse('invalid_value', event.error.issues[0]?.message ?? 'Unknown event')
    if (event.data.type === 'session.update') {
      const { input } = event.data.session.audio
      model = input.transcription.model
      const { prompt, keywords } = input.transcription
      told = { prompt, keywords }
      if (model.endsWith('-plain') && prompt !== undefined)
        return refuse('invalid_value', 'No prompt', 'session.audio.input.transcription.prompt')
      hasVad = input.turn_detection !== null
      if (hasVad && model.startsWith('gpt-live'))
        return refuse('invalid_value', 'This model has no turn detection')
      return send({ type: 'session.updated', session: event.data.session })
    }
    if (model === '') return refuse('invalid_state', 'Update the session first')
    if (event.data.type === 'input_audio_buffer.commit') return commit()
    if (event.data.type === 'input_audio_buffer.clear') buffered = null
    else append(new Int16Array(Uint8Array.from(Buffer.from(event.data.audio, 'base64')).buffer))
  })
}

const VAD_SILENCE_SAMPLES = 400 * SAMPLES_PER_MS
/** What is quieter counts as silence. */
const QUIET = 200

function listen(buffered: Buffered, sound: Int16Array) {
  buffered.samples += sound.length
  for (const sample of sound) {
    const isQuiet = Math.abs(sample) < QUIET
    buffered.silence = isQuiet ? buffered.silence + 1 : 0
    if (isQuiet) continue
    const sign = Math.sign(sample)
    if (buffered.lastSign !== 0 && sign !== buffered.lastSign) buffered.crossings++
    buffered.lastSign = sign
  }
}

/** Two crossings are one period. Silence before and after the tone does not count. */
const frequencyOf = ({ crossings, samples, silence }: Buffered) =>
  Math.round((crossings * SAMPLES_PER_MS * 1000) / 2 / Math.max(1, samples - silence))

function textOf(buffered: Buffered, { tones }: Script): string {
  const hz = frequencyOf(buffered)
  const [nearest] = tones.toSorted((a, b) => Math.abs(a.hz - hz) - Math.abs(b.hz - hz))
  return nearest?.text ?? buffered.plan.text
}

export const nextUtterance = (script: Script, count: number): ScriptedUtterance | undefined =>
  script.utterances[Math.min(count, script.utterances.length - 1)] ??
  (script.tones.length > 0 ? utteranceOf('') : undefined)
